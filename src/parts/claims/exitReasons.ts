import { defineMessages } from 'react-intl';
import type { ExitReason } from '../../api/investment/cashOut';
import { choices } from '../../kit/table/choices';

const m = defineMessages({
  unspecified: { id: 'claims.exitReason.unspecified', defaultMessage: 'Не указана' },
  unplanned_need: { id: 'claims.exitReason.unplanned_need', defaultMessage: 'Неожиданно понадобились деньги' },
  saved_up: { id: 'claims.exitReason.saved_up', defaultMessage: 'Накопил нужную сумму' },
  not_satisfied_profitability: {
    id: 'claims.exitReason.not_satisfied_profitability',
    defaultMessage: 'Не устраивает доходность',
  },
  not_understanding_app: { id: 'claims.exitReason.not_understanding_app', defaultMessage: 'Непонятно приложение' },
  heard_negative: { id: 'claims.exitReason.heard_negative', defaultMessage: 'Услышал плохой отзыв' },
  not_satisfied_service: {
    id: 'claims.exitReason.not_satisfied_service',
    defaultMessage: 'Не устраивает обслуживание',
  },
  other: { id: 'claims.exitReason.other', defaultMessage: 'Другая' },
});

/** Why an investor wants money out of an investment. */
export const exitReasons = choices<ExitReason>({
  unspecified: m.unspecified,
  unplanned_need: m.unplanned_need,
  saved_up: m.saved_up,
  not_satisfied_profitability: m.not_satisfied_profitability,
  not_understanding_app: m.not_understanding_app,
  heard_negative: m.heard_negative,
  not_satisfied_service: m.not_satisfied_service,
  other: m.other,
});
