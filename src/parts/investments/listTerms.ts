import type { MessageDescriptor } from 'react-intl';
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
import type { StatusStyle } from '../../kit/values/StatusBadge';
import { m } from './messages';

export const methods: Record<WithdrawalSetting['kind'], MessageDescriptor> = {
  card: m.card,
  bank_account: m.bank_account,
};

export const directions: Record<PaymentTransaction['direction'], MessageDescriptor> = {
  in: m.incoming,
  out: m.outgoingWay,
};

export const movements: Record<InvestmentTransaction['type'], MessageDescriptor> = {
  open: m.open,
  topup: m.topup,
  reinvest: m.reinvested,
  partial_exit: m.partial_exit,
  exit: m.exit,
  transfer: m.transfer,
};

export const paymentStatus: Record<PaymentTransaction['status'], StatusStyle> = {
  new: { label: m.new, tone: 'informative' },
  success: { label: m.success, tone: 'success' },
  failed: { label: m.failed, tone: 'danger' },
  cancelled: { label: m.cancelled, tone: 'neutral' },
  reversed: { label: m.reversed, tone: 'warning' },
};

export const dividendStatus: Record<DividendTransaction['status'], StatusStyle> = {
  calculated: { label: m.calculated, tone: 'informative' },
  paid: { label: m.paid, tone: 'success' },
  failed: { label: m.failed, tone: 'danger' },
};

export const bankClaimStatus: Record<BankClaim['status'], StatusStyle> = {
  pending: { label: m.pending, tone: 'warning' },
  confirmed: { label: m.confirmed, tone: 'success' },
  rejected: { label: m.rejected, tone: 'danger' },
  returned: { label: m.returned, tone: 'neutral' },
};

export const exitClaimStatus = choices<ExitClaim['status']>({
  pending: { label: m.pending, tone: 'warning' },
  approved: { label: m.approved, tone: 'informative' },
  to_sign: { label: m.to_sign, tone: 'warning' },
  signed: { label: m.signed, tone: 'informative' },
  paid: { label: m.paid, tone: 'success' },
  failed: { label: m.failed, tone: 'danger' },
  rejected: { label: m.rejected, tone: 'danger' },
  cancelled: { label: m.cancelled, tone: 'neutral' },
});

export const outgoingStatus: Record<OutgoingPayment['status'], StatusStyle> = {
  new: { label: m.new, tone: 'informative' },
  sent: { label: m.sent, tone: 'warning' },
  paid: { label: m.paid, tone: 'success' },
  failed: { label: m.failed, tone: 'danger' },
};
