import { defineMessages } from 'react-intl';

export const m = defineMessages({
  general: { id: 'claims.blocks.general', defaultMessage: 'Заявки ждут решения' },
  cards: { id: 'claims.blocks.cards', defaultMessage: 'Карты на проверку' },
  documents: { id: 'claims.blocks.documents', defaultMessage: 'Документы на проверку' },
});
