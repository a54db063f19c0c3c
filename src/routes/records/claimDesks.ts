import { defineMessage, defineMessages } from 'react-intl';
import { href } from '../href';
import { recordKinds } from './record';

const m = defineMessages({
  claims: { id: 'routes.records.claims', defaultMessage: 'Заявки' },
  cards: { id: 'routes.records.cards', defaultMessage: 'Карты инвесторов' },
});
const one = defineMessage<{ id: string }>({ id: 'routes.records.claim', defaultMessage: 'Заявка № {id}' });

const oneCard = defineMessage<{ id: string }>({ id: 'routes.records.card', defaultMessage: 'Карта № {id}' });

export const claimDeskRecords = recordKinds({
  claims: {
    title: m.claims,
    one,
    permissions: ['claims.get', 'claims.query'],
    route: 'claims.general',
    // Whatever its type, the claim opens at the side of its list.
    path: (id) => `${href('claims.general')}?type=all&claim=${encodeURIComponent(id)}`,
    prefix: '#',
    takes: ['recordNumber', 'amount'],
    load: async () => (await import('../../areas/claims/general/findClaims')).findClaims,
  },
  cards: {
    title: m.cards,
    one: oneCard,
    permissions: ['card_verification.query'],
    route: 'claims.cards',
    // Whatever became of the card, it opens at the side of its list.
    path: (id) => `${href('claims.cards')}?card=${encodeURIComponent(id)}`,
    prefix: '#',
    takes: ['cardEnd'],
    load: async () => (await import('../../areas/claims/cards/findCards')).findCards,
  },
});
