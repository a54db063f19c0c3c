import { useState, type ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import {
  useListDividendTransactionsRows,
  useListInvestmentBankClaimsRows,
  useListInvestmentExitClaimsRows,
  useListInvestmentGroupLogsRows,
  useListInvestmentPortfoliosRows,
  useListInvestmentTransactionsRows,
  useListOutgoingPaymentTransactionsRows,
  useListPartnershipValuesRows,
  useListPaymentTransactionsRows,
  useListWithdrawalSettingsRows,
} from '../../api/investment/investments';
import { DataTable } from '../../kit/DataTable';
import { m } from './messages';
import {
  bankClaimColumns,
  exitClaimColumns,
  groupLogColumns,
  partnershipColumns,
  portfolioColumns,
  settingColumns,
} from './otherColumns';
import { dividendColumns, movementColumns, outgoingColumns, paymentColumns } from './paymentColumns';
import { Penalty } from './Penalty';

interface OfInvestment {
  id: number;
}

/** What a list of this investment asks for; a list is drawn anew for another one. */
function useQuery(id: number) {
  const [query] = useState({ filters: { id }, limit: 10, page: 1 });
  return query;
}

function WithdrawalSettings({ id }: OfInvestment) {
  const rows = useListWithdrawalSettingsRows(useQuery(id));
  return <DataTable rows={rows} columns={settingColumns} empty={m.noRows} label={m.withdrawalSettings} />;
}

function Payments({ id }: OfInvestment) {
  const rows = useListPaymentTransactionsRows(useQuery(id));
  return <DataTable rows={rows} columns={paymentColumns} empty={m.noRows} label={m.payments} />;
}

function Dividends({ id }: OfInvestment) {
  const rows = useListDividendTransactionsRows(useQuery(id));
  return <DataTable rows={rows} columns={dividendColumns} empty={m.noRows} label={m.dividendRows} />;
}

function PartnershipValues({ id }: OfInvestment) {
  const rows = useListPartnershipValuesRows(useQuery(id));
  return <DataTable rows={rows} columns={partnershipColumns} empty={m.noRows} label={m.partnership} />;
}

function Movements({ id }: OfInvestment) {
  const rows = useListInvestmentTransactionsRows(useQuery(id));
  return <DataTable rows={rows} columns={movementColumns} empty={m.noRows} label={m.movements} />;
}

function BankClaims({ id }: OfInvestment) {
  const rows = useListInvestmentBankClaimsRows(useQuery(id));
  return <DataTable rows={rows} columns={bankClaimColumns} empty={m.noRows} label={m.bankClaims} />;
}

function ExitClaims({ id }: OfInvestment) {
  const rows = useListInvestmentExitClaimsRows(useQuery(id));
  return <DataTable rows={rows} columns={exitClaimColumns} empty={m.noRows} label={m.exitClaims} />;
}

function OutgoingPayments({ id }: OfInvestment) {
  const rows = useListOutgoingPaymentTransactionsRows(useQuery(id));
  return <DataTable rows={rows} columns={outgoingColumns} empty={m.noRows} label={m.outgoing} />;
}

function Portfolios({ id }: OfInvestment) {
  const rows = useListInvestmentPortfoliosRows(id);
  return <DataTable rows={rows} columns={portfolioColumns} empty={m.noRows} label={m.portfolios} />;
}

function GroupLogs({ id }: OfInvestment) {
  const rows = useListInvestmentGroupLogsRows(useQuery(id));
  return <DataTable rows={rows} columns={groupLogColumns} empty={m.noRows} label={m.groupLogs} />;
}

interface SubList {
  title: MessageDescriptor;
  Content: ComponentType<OfInvestment>;
}

/** What hangs on one investment, by the name in the address, in the order of the tabs. */
export const subLists = {
  transactions: { title: m.movements, Content: Movements },
  payments: { title: m.payments, Content: Payments },
  dividends: { title: m.dividendRows, Content: Dividends },
  partnership: { title: m.partnership, Content: PartnershipValues },
  exits: { title: m.exitClaims, Content: ExitClaims },
  bank: { title: m.bankClaims, Content: BankClaims },
  outgoing: { title: m.outgoing, Content: OutgoingPayments },
  settings: { title: m.withdrawalSettings, Content: WithdrawalSettings },
  portfolio: { title: m.portfolios, Content: Portfolios },
  penalty: { title: m.penalty, Content: Penalty },
  groups: { title: m.groupLogs, Content: GroupLogs },
} satisfies Record<string, SubList>;

export type SubListName = keyof typeof subLists;

export const isSubList = (name: unknown): name is SubListName =>
  typeof name === 'string' && Object.hasOwn(subLists, name);

export const subListNames = Object.keys(subLists) as SubListName[];
