import { defineMessages, useIntl } from 'react-intl';
import { t } from '../../i18n/terms';
import type { RecordWords } from '../../parts/historyWords';
import { useRoleName } from '../../parts/roleName';
import { useNamesNow } from '../../parts/useNamesNow';
import { m as shared } from './messages';
import { userType } from './personTerms';
import { m as roles } from './roles/messages';
import { actions } from './roles/rights';
import { m as users } from './users/messages';

const m = defineMessages({
  passwordSet: { id: 'access.journal.passwordSet', defaultMessage: 'Задан новый пароль' },
  passwordChanged: { id: 'access.journal.passwordChanged', defaultMessage: 'Смена своего пароля' },
  permissionsSet: { id: 'access.journal.permissionsSet', defaultMessage: 'Изменены права' },
  scopesAdded: { id: 'access.journal.scopesAdded', defaultMessage: 'Добавлены области' },
  scopeRemoved: { id: 'access.journal.scopeRemoved', defaultMessage: 'Снята область' },
  scope: { id: 'access.journal.scope', defaultMessage: 'Область, №' },
  policyAdded: { id: 'access.journal.policyAdded', defaultMessage: 'Добавлена политика' },
  policyRemoved: { id: 'access.journal.policyRemoved', defaultMessage: 'Удалена политика' },
  policy: { id: 'access.journal.policy', defaultMessage: 'Политика' },
  session: { id: 'access.journal.session', defaultMessage: 'Сеанс' },
  paymentRole: { id: 'access.journal.paymentRole', defaultMessage: 'Роль в платежах' },
  investmentRole: { id: 'access.journal.investmentRole', defaultMessage: 'Роль в инвестициях' },
});

const ofRoles: readonly string[] = ['role_ids', 'payment_role', 'investment_role'];

/** Any other field is a permission. */
const isOfRole = (field: string): boolean => ['name', 'description', 'scope_id'].includes(field);

/** The history of an account. */
export const accountJournal: RecordWords = {
  actions: {
    set_password: m.passwordSet,
    change_password: m.passwordChanged,
    end_session: users.ended,
    add_role: roles.given,
    remove_role: roles.taken,
  },
  fields: {
    username: users.username,
    first_name: users.firstName,
    last_name: users.lastName,
    middle_name: users.middleName,
    email: users.email,
    user_type: users.type,
    branch: users.branch,
    region_id: users.region,
    is_active: users.isActive,
    has_second_factor: users.hasSecondFactor,
    role_ids: users.roles,
    payment_role: m.paymentRole,
    investment_role: m.investmentRole,
    password: users.password,
    session: m.session,
  },
  written: ['username', 'first_name', 'last_name', 'middle_name', 'email', 'branch'],
  values: (field, value) => {
    if (field === 'user_type') return userType.labelOf(value);
    if (field === 'is_active' || field === 'has_second_factor') return value === 'true' ? t.yes : t.no;
    return undefined;
  },
  named: ({ roleName }) => ({
    say: (field, value) => (ofRoles.includes(field) ? value.split(', ').map(roleName).join(', ') : undefined),
  }),
};

/** The same with roles called as they are everywhere. */
export function useAccountJournal(): RecordWords {
  const intl = useIntl();
  const roleName = useRoleName();
  // It names no permission, and so asks for none.
  return { ...accountJournal, ...accountJournal.named?.({ intl, roleName, permissionName: (id) => id }) };
}

/** The history of a role of the system area. */
export const roleJournal: RecordWords = {
  actions: {
    set_permissions: m.permissionsSet,
    add_scopes: m.scopesAdded,
    remove_scope: m.scopeRemoved,
  },
  fields: { scope_id: m.scope },
  named: ({ intl, permissionName }) => ({
    nameOf: permissionName,
    say: (field, value) =>
      isOfRole(field)
        ? undefined
        : value
            .split(',')
            .map((code) => {
              const known = actions.find((one) => one === code);
              return known ? intl.formatMessage(shared[known]) : code;
            })
            .join(', '),
  }),
};

/** The same with the names of permissions, and their actions in words. */
export function useRoleJournal(): RecordWords {
  const names = useNamesNow();
  return { ...roleJournal, ...roleJournal.named?.(names) };
}

/** The history of a role of the payment or of the investment area. */
export const policyRoleJournal: RecordWords = {
  actions: { add_policy: m.policyAdded, delete_policy: m.policyRemoved },
  fields: { policy: m.policy },
  written: ['policy'],
};
