import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on receipts with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    spic_missing: {
      id: 'fiscalization.refusal.spic_missing',
      defaultMessage: 'У позиции нет ИКПУ: впишите его и отправьте чек',
    },
    sale_not_sent: {
      id: 'fiscalization.refusal.sale_not_sent',
      defaultMessage: 'Возвращаемый чек ещё не выбит: сначала отправьте его',
    },
    sale_taken_back: {
      id: 'fiscalization.refusal.sale_taken_back',
      defaultMessage: 'Всё по этому чеку уже возвращено',
    },
    fiscal_refused: {
      id: 'fiscalization.refusal.fiscal_refused',
      defaultMessage: 'Оператор не принял чек: причина стоит в самом чеке',
    },
    receipt_on_its_way: {
      id: 'fiscalization.refusal.receipt_on_its_way',
      defaultMessage: 'Отправлен, но ответа оператора ещё нет',
    },
  }),
};
