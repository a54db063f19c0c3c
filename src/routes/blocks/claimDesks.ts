import { defineMessages } from 'react-intl';
import { blocks } from './block';

const m = defineMessages({
  generalClaims: { id: 'routes.blocks.generalClaims', defaultMessage: 'Заявки ждут решения' },
  cardClaims: { id: 'routes.blocks.cardClaims', defaultMessage: 'Карты на проверку' },
  newDocuments: { id: 'routes.blocks.newDocuments', defaultMessage: 'Документы на проверку' },
  newTax: { id: 'routes.blocks.newTax', defaultMessage: 'Налоги не проверены' },
});

const queue = { kind: 'queue', tiles: 1 } as const;

export const claimDeskBlocks = blocks({
  'claims.general': {
    ...queue,
    title: m.generalClaims,
    permissions: ['claims.query'],
    actor: 'claims.enable',
    block: () => import('../../areas/claims/blocks/ClaimQueue'),
  },
  'claims.cards': {
    ...queue,
    title: m.cardClaims,
    permissions: ['card_verification.query'],
    actor: 'card_verification.enable',
    block: () => import('../../areas/claims/blocks/CardQueue'),
  },
  'claims.documents': {
    ...queue,
    title: m.newDocuments,
    permissions: ['documents.query'],
    actor: 'documents.enable',
    block: () => import('../../areas/claims/blocks/DocumentQueue'),
  },
  'payments.tax': {
    ...queue,
    title: m.newTax,
    permissions: ['tax.query'],
    actor: 'tax.enable',
    block: () => import('../../areas/payments/tax/TaxQueue'),
  },
});
