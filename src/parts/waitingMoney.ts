import { ArrowUndo16Regular, QuestionCircle16Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import type { WaitingMoney } from '../api/payment/returnClaims';
import { choices } from '../kit/table/choices';

const w = defineMessages({
  unknown: { id: 'parts.waitingMoney.unknown', defaultMessage: 'Исход у банка неизвестен' },
  toRefund: { id: 'parts.waitingMoney.to_refund', defaultMessage: 'К возврату клиенту' },
});

export const waitingMoneyTitle = defineMessage({ id: 'parts.waitingMoney.title', defaultMessage: 'Что с деньгами' });

/** What a person or the bank has still to do about the money of an application or of a return. */
export const waitingMoney = choices<WaitingMoney>({
  unknown: { label: w.unknown, tone: 'informative', icon: QuestionCircle16Regular },
  to_refund: { label: w.toRefund, tone: 'warning', icon: ArrowUndo16Regular },
});
