import { defineMessage, defineMessages } from 'react-intl';
import { href } from '../href';
import { recordKinds } from './record';

const m = defineMessages({
  investments: { id: 'routes.records.investments', defaultMessage: 'Инвестиции' },
});
const one = defineMessage<{ id: string }>({ id: 'routes.records.investment', defaultMessage: 'Инвестиция № {id}' });

export const investmentRecords = recordKinds({
  investments: {
    title: m.investments,
    one,
    permissions: ['investments.query', 'investments.get'],
    route: 'investments.one',
    path: (id) => href('investments.one', { id }),
    prefix: '#',
    takes: ['contractNumber', 'recordNumber', 'amount'],
    load: async () => (await import('../../areas/investments/findInvestments')).findInvestments,
  },
});
