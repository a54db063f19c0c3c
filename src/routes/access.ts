import {
  Key20Regular,
  KeyMultiple20Regular,
  PaymentWireless20Regular,
  PersonAccounts20Regular,
  PersonKey20Regular,
  PersonMoney20Regular,
  ShieldKeyhole20Regular,
} from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  users: { id: 'routes.access.users', defaultMessage: 'Сотрудники' },
  newUser: { id: 'routes.access.newUser', defaultMessage: 'Новый сотрудник' },
  user: { id: 'routes.access.user', defaultMessage: 'Сотрудник' },
  roles: { id: 'routes.access.roles', defaultMessage: 'Роли системы' },
  newRole: { id: 'routes.access.newRole', defaultMessage: 'Новая роль' },
  role: { id: 'routes.access.role', defaultMessage: 'Роль' },
  rolePreview: { id: 'routes.access.rolePreview', defaultMessage: 'Взгляд роли' },
  permissions: { id: 'routes.access.permissions', defaultMessage: 'Справочник прав' },
  newPermission: { id: 'routes.access.newPermission', defaultMessage: 'Новое право' },
  payRoles: { id: 'routes.access.payRoles', defaultMessage: 'Роли платежей' },
  newPayRole: { id: 'routes.access.newPayRole', defaultMessage: 'Новая роль платежей' },
  payRole: { id: 'routes.access.payRole', defaultMessage: 'Роль платежей' },
  payUsers: { id: 'routes.access.payUsers', defaultMessage: 'Сотрудники платежей' },
  payUser: { id: 'routes.access.payUser', defaultMessage: 'Роли в платежах' },
  investRoles: { id: 'routes.access.investRoles', defaultMessage: 'Роли инвестиций' },
  newInvestRole: { id: 'routes.access.newInvestRole', defaultMessage: 'Новая роль инвестиций' },
  investRole: { id: 'routes.access.investRole', defaultMessage: 'Роль инвестиций' },
  investUsers: { id: 'routes.access.investUsers', defaultMessage: 'Сотрудники инвестиций' },
  investUser: { id: 'routes.access.investUser', defaultMessage: 'Роли в инвестициях' },
  profile: { id: 'routes.access.profile', defaultMessage: 'Профиль' },
});

/** Who may do what, in the three access areas; and what everybody sets up for himself. */
export const access = {
  'access.users': route('/rbac/system-users', {
    title: m.users,
    permission: 'rbac',
    key: 'KeyU',
    menu: { section: 'access', icon: PersonAccounts20Regular },
    screen: () => import('../areas/access/users/SystemUserList'),
  }),
  'access.newUser': route('/rbac/system-users/new-user', {
    title: m.newUser,
    permission: 'rbac',
    parent: 'access.users',
    screen: () => import('../areas/access/users/NewSystemUser'),
  }),
  'access.user': route('/rbac/system-users/:id', {
    title: m.user,
    permission: 'rbac',
    parent: 'access.users',
    screen: () => import('../areas/access/users/SystemUserDetail'),
  }),
  'access.roles': route('/rbac/roles', {
    title: m.roles,
    permission: 'rbac',
    key: 'KeyR',
    menu: { section: 'access', icon: ShieldKeyhole20Regular },
    screen: () => import('../areas/access/roles/RoleList'),
  }),
  'access.newRole': route('/rbac/roles/new', {
    title: m.newRole,
    permission: 'rbac',
    parent: 'access.roles',
    screen: () => import('../areas/access/roles/NewRole'),
  }),
  'access.role': route('/rbac/roles/:id', {
    title: m.role,
    permission: 'rbac',
    parent: 'access.roles',
    screen: () => import('../areas/access/roles/RoleDetail'),
  }),
  'access.rolePreview': route('/rbac/roles/:id/preview', {
    title: m.rolePreview,
    permission: 'rbac',
    parent: 'access.role',
    screen: () => import('../areas/access/roles/RolePreview'),
  }),
  'access.permissions': route('/rbac/permissions', {
    title: m.permissions,
    create: { title: m.newPermission, permission: 'rbac.add' },
    permission: 'rbac',
    key: 'KeyP',
    menu: { section: 'access', icon: KeyMultiple20Regular },
    screen: () => import('../areas/access/permissions/PermissionList'),
  }),
  'access.payRoles': route('/rbac-pay/roles', {
    title: m.payRoles,
    create: { title: m.newPayRole, permission: 'rbac_pay.add' },
    permission: 'rbac_pay',
    menu: { section: 'access', icon: PaymentWireless20Regular },
    screen: () => import('../areas/access/policies/PaymentRoleList'),
  }),
  'access.payRole': route('/rbac-pay/roles/:id', {
    title: m.payRole,
    permission: 'rbac_pay',
    parent: 'access.payRoles',
    screen: () => import('../areas/access/policies/PaymentRoleDetail'),
  }),
  'access.payUsers': route('/rbac-pay/system-users', {
    title: m.payUsers,
    permission: 'rbac_pay',
    menu: { section: 'access', icon: PersonMoney20Regular },
    screen: () => import('../areas/access/policies/PaymentHolderList'),
  }),
  'access.payUser': route('/rbac-pay/user-roles/:id', {
    title: m.payUser,
    permission: 'rbac_pay',
    parent: 'access.payUsers',
    screen: () => import('../areas/access/policies/PaymentUserDetail'),
  }),
  'access.investRoles': route('/invest-rbac/roles', {
    title: m.investRoles,
    create: { title: m.newInvestRole, permission: 'invest_rbac.add' },
    permission: 'invest_rbac',
    menu: { section: 'access', icon: Key20Regular },
    screen: () => import('../areas/access/policies/InvestmentRoleList'),
  }),
  'access.investRole': route('/invest-rbac/role-permissions/:id', {
    title: m.investRole,
    permission: 'invest_rbac',
    parent: 'access.investRoles',
    screen: () => import('../areas/access/policies/InvestmentRoleDetail'),
  }),
  'access.investUsers': route('/invest-rbac/users', {
    title: m.investUsers,
    permission: 'invest_rbac',
    menu: { section: 'access', icon: PersonKey20Regular },
    screen: () => import('../areas/access/policies/InvestmentHolderList'),
  }),
  'access.investUser': route('/invest-rbac/user-roles/:id', {
    title: m.investUser,
    permission: 'invest_rbac',
    parent: 'access.investUsers',
    screen: () => import('../areas/access/policies/InvestmentUserDetail'),
  }),
  profile: route('/profile/user', {
    title: m.profile,
    screen: () => import('../areas/access/profile/Profile'),
  }),
};
