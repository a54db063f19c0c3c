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
import { ExportedTable } from '../../kit/export/ExportedTable';
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

type Shown<Row extends { id: number | string }> = Omit<
  Parameters<typeof ExportedTable<Row>>[0],
  'empty' | 'permission'
>;

/** Each of them is exported by whoever may export investments. */
function SubTable<Row extends { id: number | string }>({ file, ...shown }: Shown<Row>) {
  return <ExportedTable {...shown} file={`investment-${file}`} permission="investments.export" empty={m.noRows} />;
}

function WithdrawalSettings({ id }: OfInvestment) {
  const list = useQuery(id);
  const rows = useListWithdrawalSettingsRows(list);
  return <SubTable file="withdrawal-settings" rows={rows} columns={settingColumns} label={m.withdrawalSettings} />;
}

function Payments({ id }: OfInvestment) {
  const list = useQuery(id);
  const rows = useListPaymentTransactionsRows(list);
  return <SubTable file="payments" rows={rows} columns={paymentColumns} label={m.payments} />;
}

function Dividends({ id }: OfInvestment) {
  const list = useQuery(id);
  const rows = useListDividendTransactionsRows(list);
  return <SubTable file="dividends" rows={rows} columns={dividendColumns} label={m.dividendRows} />;
}

function PartnershipValues({ id }: OfInvestment) {
  const list = useQuery(id);
  const rows = useListPartnershipValuesRows(list);
  return <SubTable file="partnership" rows={rows} columns={partnershipColumns} label={m.partnership} />;
}

function Movements({ id }: OfInvestment) {
  const list = useQuery(id);
  const rows = useListInvestmentTransactionsRows(list);
  return <SubTable file="transactions" rows={rows} columns={movementColumns} label={m.movements} />;
}

function BankClaims({ id }: OfInvestment) {
  const list = useQuery(id);
  const rows = useListInvestmentBankClaimsRows(list);
  return <SubTable file="bank-claims" rows={rows} columns={bankClaimColumns} label={m.bankClaims} />;
}

function ExitClaims({ id }: OfInvestment) {
  const list = useQuery(id);
  const rows = useListInvestmentExitClaimsRows(list);
  return <SubTable file="exit-claims" rows={rows} columns={exitClaimColumns} label={m.exitClaims} />;
}

function OutgoingPayments({ id }: OfInvestment) {
  const list = useQuery(id);
  const rows = useListOutgoingPaymentTransactionsRows(list);
  return <SubTable file="outgoing-payments" rows={rows} columns={outgoingColumns} label={m.outgoing} />;
}

function Portfolios({ id }: OfInvestment) {
  const rows = useListInvestmentPortfoliosRows(id);
  return <SubTable file="portfolios" rows={rows} columns={portfolioColumns} label={m.portfolios} />;
}

function GroupLogs({ id }: OfInvestment) {
  const list = useQuery(id);
  const rows = useListInvestmentGroupLogsRows(list);
  return <SubTable file="group-logs" rows={rows} columns={groupLogColumns} label={m.groupLogs} />;
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

export const subListNames = Object.keys(subLists) as [SubListName, ...SubListName[]];
