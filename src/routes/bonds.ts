import { DocumentRibbon20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.bonds.list', defaultMessage: 'Облигации' },
  one: { id: 'routes.bonds.one', defaultMessage: 'Облигация' },
  new: { id: 'routes.bonds.new', defaultMessage: 'Новая облигация' },
  edit: { id: 'routes.bonds.edit', defaultMessage: 'Изменение облигации' },
  queue: { id: 'routes.blocks.bonds', defaultMessage: 'Облигации: пора платить' },
  waiting: { id: 'routes.bonds.waiting', defaultMessage: 'Облигаций с выплатой: {count}' },
});
const record = defineMessage<{ id: string }>({ id: 'routes.records.bond', defaultMessage: 'Облигация № {id}' });

export const bonds = {
  'bonds.list': route('/back-office/bonds/list', {
    title: m.list,
    permission: 'bonds',
    needs: { listBonds: 'bonds.query' },
    menu: { section: 'investments', icon: DocumentRibbon20Regular },
    key: 'KeyZ',
    queue: {
      filter: { due: 'true', order_by: 'next_date' },
      // The list opens on all of them: most have nothing to pay today.
      opensByFilter: true,
      actor: 'bonds.enable',
      title: m.queue,
      label: m.waiting,
      count: async () => (await import('../areas/bonds/queues')).useDueBondCount,
    },
    screen: () => import('../areas/bonds/BondList'),
  }),
  'bonds.new': route('/back-office/bonds/new', {
    title: m.new,
    permission: 'bonds',
    needs: { createBond: 'bonds.add' },
    parent: 'bonds.list',
    screen: () => import('../areas/bonds/NewBond'),
  }),
  'bonds.edit': route('/back-office/bonds/edit/:id', {
    title: m.edit,
    permission: 'bonds',
    needs: { getBond: 'bonds.get', updateBond: 'bonds.update' },
    parent: 'bonds.list',
    screen: () => import('../areas/bonds/EditBond'),
  }),
  'bonds.one': route('/back-office/bonds/info/:id', {
    title: m.one,
    permission: 'bonds',
    needs: { getBond: 'bonds.get' },
    parent: 'bonds.list',
    record: {
      kind: 'bonds',
      title: m.list,
      one: record,
      needs: { listBonds: 'bonds.query' },
      prefix: '#',
      takes: ['contractNumber', 'recordNumber', 'name'],
      look: () => import('../areas/bonds/findBonds'),
    },
    screen: () => import('../areas/bonds/BondDetail'),
  }),
};
