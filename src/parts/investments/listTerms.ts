import {
  ArrowUndo16Regular,
  ArrowUpRight16Regular,
  Checkmark16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  ErrorCircle16Regular,
  Prohibited16Regular,
} from '@fluentui/react-icons';
import type {
  BankClaim,
  DividendTransaction,
  ExitClaim,
  InvestmentTransaction,
  OutgoingPayment,
  PaymentTransaction,
  WithdrawalSetting,
} from '../../api/investment/investments';
import { choices } from '../../kit/table/choices';
import { m } from './messages';

export const methods = choices<WithdrawalSetting['kind']>({
  card: m.card,
  bank_account: m.bank_account,
});

export const directions = choices<PaymentTransaction['direction']>({
  in: m.incoming,
  out: m.outgoingWay,
});

export const movements = choices<InvestmentTransaction['type']>({
  open: m.open,
  topup: m.topup,
  reinvest: m.reinvested,
  partial_exit: m.partial_exit,
  exit: m.exit,
  transfer: m.transfer,
});

export const paymentStatus = choices<PaymentTransaction['status']>({
  new: { label: m.new, tone: 'informative', icon: Clock16Regular },
  success: { label: m.success, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: m.failed, tone: 'danger', icon: ErrorCircle16Regular },
  cancelled: { label: m.cancelled, tone: 'neutral', icon: Prohibited16Regular },
  reversed: { label: m.reversed, tone: 'warning', icon: ArrowUndo16Regular },
});

export const dividendStatus = choices<DividendTransaction['status']>({
  calculated: { label: m.calculated, tone: 'informative', icon: Clock16Regular },
  paid: { label: m.paid, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: m.failed, tone: 'danger', icon: ErrorCircle16Regular },
});

export const bankClaimStatus = choices<BankClaim['status']>({
  pending: { label: m.pending, tone: 'warning', icon: Clock16Regular },
  confirmed: { label: m.confirmed, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: m.rejected, tone: 'danger', icon: DismissCircle16Regular },
  returned: { label: m.returned, tone: 'neutral', icon: ArrowUndo16Regular },
});

export const exitClaimStatus = choices<ExitClaim['status']>({
  pending: { label: m.pending, tone: 'warning', icon: Clock16Regular },
  approved: { label: m.approved, tone: 'informative', icon: Checkmark16Regular },
  to_sign: { label: m.to_sign, tone: 'warning', icon: Clock16Regular },
  signed: { label: m.signed, tone: 'informative', icon: Checkmark16Regular },
  paid: { label: m.paid, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: m.failed, tone: 'danger', icon: ErrorCircle16Regular },
  rejected: { label: m.rejected, tone: 'danger', icon: DismissCircle16Regular },
  cancelled: { label: m.cancelled, tone: 'neutral', icon: Prohibited16Regular },
});

export const outgoingStatus = choices<OutgoingPayment['status']>({
  new: { label: m.new, tone: 'informative', icon: Clock16Regular },
  sent: { label: m.sent, tone: 'warning', icon: ArrowUpRight16Regular },
  paid: { label: m.paid, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: m.failed, tone: 'danger', icon: ErrorCircle16Regular },
});
