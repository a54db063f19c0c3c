import { defineMessages } from 'react-intl';
import { blocks } from './block';

const m = defineMessages({
  drafts: { id: 'routes.blocks.signing', defaultMessage: 'Документы на подпись' },
});

export const signingBlocks = blocks({
  'signing.drafts': {
    kind: 'queue',
    title: m.drafts,
    permissions: ['dibank.query'],
    actor: 'dibank.enable',
    tiles: 1,
    block: () => import('../../areas/claims/signing/SigningQueue'),
  },
});
