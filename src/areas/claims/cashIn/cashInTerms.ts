import {
  ArrowUndo16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  QuestionCircle16Regular,
} from '@fluentui/react-icons';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { CashInBankClaim, CashInStatus, MatchConfidence, MatchReason } from '../../../api/investment/cashIn';
import { choices } from '../../../kit/table/choices';
import { t } from '../../../i18n/terms';

const m = defineMessages({
  pending: { id: 'claims.cashInStatus.pending', defaultMessage: 'Ждёт зачисления' },
  confirmed: { id: 'claims.cashInStatus.confirmed', defaultMessage: 'Зачислен' },
  returned: { id: 'claims.cashInStatus.returned', defaultMessage: 'Возвращён' },
  exact: { id: 'claims.match.exact', defaultMessage: 'Точное' },
  partial: { id: 'claims.match.partial', defaultMessage: 'Частичное' },
  none: { id: 'claims.match.none', defaultMessage: 'Не найдено' },
  inn: { id: 'claims.match.inn', defaultMessage: 'ИНН совпадает' },
  pinfl: { id: 'claims.match.pinfl', defaultMessage: 'ПИНФЛ совпадает' },
  account: { id: 'claims.match.account', defaultMessage: 'счёт совпадает' },
  name: { id: 'claims.match.name', defaultMessage: 'имя совпадает' },
});

/** How each state of a bank document looks. */
export const cashInStatus = choices<CashInStatus>({
  pending: { label: m.pending, tone: 'warning', icon: Clock16Regular },
  confirmed: { label: m.confirmed, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: t.rejectedOne, tone: 'danger', icon: DismissCircle16Regular },
  returned: { label: m.returned, tone: 'neutral', icon: ArrowUndo16Regular },
});

/** How surely a payer is known. */
export const matchConfidence = choices<MatchConfidence>({
  exact: { label: m.exact, tone: 'success', icon: CheckmarkCircle16Regular },
  partial: { label: m.partial, tone: 'warning', icon: QuestionCircle16Regular },
  none: { label: m.none, tone: 'neutral', icon: DismissCircle16Regular },
});

/** What agrees between a document and an investor. */
export const matchReasons: Record<MatchReason, MessageDescriptor> = {
  inn: m.inn,
  pinfl: m.pinfl,
  account: m.account,
  name: m.name,
};

type InvestorStatus = NonNullable<CashInBankClaim['matched_investor']>['status'];

/** Money may lie with whoever was verified, and until he is put away; the service holds to the same. */
export const mayReceive = (status: InvestorStatus): boolean =>
  status !== 'new' && status !== 'in_process' && status !== 'archive';
