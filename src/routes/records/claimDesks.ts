import { defineMessage, defineMessages } from 'react-intl';
import { href } from '../href';
import { recordKinds } from './record';

const m = defineMessages({
  claims: { id: 'routes.records.claims', defaultMessage: 'Заявки' },
});
const one = defineMessage<{ id: string }>({ id: 'routes.records.claim', defaultMessage: 'Заявка № {id}' });

export const claimDeskRecords = recordKinds({
  claims: {
    title: m.claims,
    one,
    permissions: ['claims.get'],
    route: 'claims.general',
    // Whatever its type, the claim opens at the side of its list.
    path: (id) => `${href('claims.general')}?type=all&claim=${encodeURIComponent(id)}`,
    prefix: '#',
    takes: ['recordNumber'],
    load: async () => (await import('../../areas/claims/general/findClaims')).findClaims,
  },
});
