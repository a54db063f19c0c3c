import { defineMessage, defineMessages } from 'react-intl';
import { href } from '../href';
import { recordKinds } from './record';

const m = defineMessages({
  claims: { id: 'routes.records.claims', defaultMessage: 'Заявки на вывод' },
});
const one = defineMessage<{ id: string }>({ id: 'routes.records.claim', defaultMessage: 'Заявка на вывод № {id}' });

export const claimRecords = recordKinds({
  claim: {
    title: m.claims,
    one,
    permissions: ['cash_out.query'],
    route: 'claims.cashOutOne',
    path: (id) => href('claims.cashOutOne', { id }),
    prefix: '#',
    takes: ['contractNumber', 'orderNumber', 'recordNumber'],
    load: async () => (await import('../../areas/claims/cashOut/findClaims')).findClaims,
  },
});
