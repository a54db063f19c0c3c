import { Map20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.branches.list', defaultMessage: 'Филиалы мерчанта' },
  new: { id: 'routes.branches.new', defaultMessage: 'Новый филиал' },
  edit: { id: 'routes.branches.edit', defaultMessage: 'Изменение филиала' },
  map: { id: 'routes.branches.map', defaultMessage: 'Филиалы на карте' },
  records: { id: 'routes.records.branches', defaultMessage: 'Филиалы' },
  history: { id: 'routes.branches.history', defaultMessage: 'Блокировки филиала' },
});

const record = defineMessage<{ id: string }>({ id: 'routes.records.branch', defaultMessage: 'Филиал № {id}' });

/** The branches of one merchant; its card and its list lead here. */
export const branches = {
  'branches.list': route('/branches/list/:id', {
    title: m.list,
    permission: 'branches',
    needs: { listMerchantBranches: 'branches.query' },
    parent: 'merchants.one',
    screen: () => import('../areas/branches/BranchList'),
  }),
  'branches.new': route('/branches/list/:id/new', {
    title: m.new,
    permission: 'branches',
    needs: { createMerchantBranch: 'branches.add' },
    parent: 'branches.list',
    screen: () => import('../areas/branches/NewBranch'),
  }),
  'branches.edit': route('/branches/list/:id/edit/:branch_id', {
    title: m.edit,
    permission: 'branches',
    needs: { getMerchantBranch: 'branches.get', updateMerchantBranch: 'branches.update' },
    parent: 'branches.list',
    screen: () => import('../areas/branches/EditBranch'),
  }),
  'branches.map': route('/branches/map', {
    title: m.map,
    permission: 'branches',
    needs: { listBranches: 'branches.query', listBranchPoints: 'branches.query' },
    create: { title: m.new, needs: { createBranch: 'branches.add', listMerchants: 'merchants.query' } },
    menu: { section: 'merchants', icon: Map20Regular },
    record: {
      kind: 'branches',
      title: m.records,
      one: record,
      needs: { getBranch: 'branches.get' },
      prefix: '#',
      takes: ['name', 'recordNumber'],
      query: (id) => ({ branch: id }),
      look: () => import('../areas/branches/findBranches'),
    },
    screen: () => import('../areas/branches/BranchMap'),
  }),
  'branches.history': route('/merchants/:merchantId/branch/:id/history', {
    title: m.history,
    permission: 'branches',
    needs: { listBranchBlocks: 'branches.get' },
    parent: 'branches.list',
    parentParameters: { id: 'merchantId' },
    screen: () => import('../areas/branches/BranchHistory'),
  }),
};
