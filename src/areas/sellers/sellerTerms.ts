import { Checkmark16Regular, Clock16Regular, LockClosed16Regular, Prohibited16Regular } from '@fluentui/react-icons';
import type { AgentAccountStatus, AgentCurrency, SellerRole, SellerStatus } from '../../api/payment/sellers';
import { choices } from '../../kit/table/choices';
import { m } from './messages';

export const sellerStatus = choices<SellerStatus>({
  active: { label: m.active, tone: 'success', icon: Checkmark16Regular },
  blocked: { label: m.blocked, tone: 'danger', icon: LockClosed16Regular },
});
export const sellerRole = choices<SellerRole>({ cashier: m.cashier, manager: m.manager });

export const accountStatus = choices<AgentAccountStatus>({
  new: { label: m.newAccount, tone: 'warning', icon: Clock16Regular },
  active: { label: m.openAccount, tone: 'success', icon: Checkmark16Regular },
  blocked: { label: m.blockedAccount, tone: 'danger', icon: LockClosed16Regular },
  closed: { label: m.closedAccount, tone: 'neutral', icon: Prohibited16Regular },
});

/** Currencies are called by their codes everywhere. */
const currencies: readonly AgentCurrency[] = ['UZS', 'USD', 'EUR', 'RUB'];
export const currencyOptions = currencies.map((code) => ({ value: code, label: code }));
