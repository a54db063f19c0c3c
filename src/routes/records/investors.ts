import { defineMessage, defineMessages } from 'react-intl';
import { href } from '../href';
import { recordKinds } from './record';

const m = defineMessages({
  investors: { id: 'routes.records.investors', defaultMessage: 'Инвесторы' },
});
const one = defineMessage<{ id: string }>({ id: 'routes.records.investor', defaultMessage: 'Инвестор № {id}' });

export const investorRecords = recordKinds({
  investors: {
    title: m.investors,
    one,
    permissions: ['investors.query'],
    route: 'investors.one',
    path: (id) => href('investors.one', { id }),
    prefix: '@',
    takes: ['phone', 'pinfl', 'inn', 'passport', 'name', 'recordNumber'],
    load: async () => (await import('../../areas/investors/list/findInvestors')).findInvestors,
  },
});
