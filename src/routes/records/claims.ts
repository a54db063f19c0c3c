import { defineMessage, defineMessages } from 'react-intl';
import { href } from '../href';
import { recordKinds } from './record';

const m = defineMessages({
  cashOuts: { id: 'routes.records.cashOuts', defaultMessage: 'Заявки на вывод' },
});
const one = defineMessage<{ id: string }>({ id: 'routes.records.cashOut', defaultMessage: 'Заявка на вывод № {id}' });

export const claimRecords = recordKinds({
  cashOuts: {
    title: m.cashOuts,
    one,
    permissions: ['cash_out.query'],
    route: 'claims.cashOutOne',
    path: (id) => href('claims.cashOutOne', { id }),
    prefix: '#',
    takes: ['contractNumber', 'orderNumber', 'recordNumber'],
    load: async () => (await import('../../areas/claims/cashOut/findClaims')).findClaims,
  },
});
