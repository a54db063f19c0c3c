import { Suspense, useState } from 'react';
import { useListInvestorInvestmentsRows, type Investment, type Investor } from '../../../api/investment/investors';
import { DataTable, type Column } from '../../../kit/table/DataTable';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { Section } from '../../../kit/detail/Section';
import { SectionSkeleton } from '../../../kit/feedback/skeletons';
import { oneOf } from '../../../kit/url/listParams';
import { recordNumber } from '../../../kit/url/useRecordParam';
import { useUrlParams } from '../../../kit/url/useUrlParams';
import { investmentStatus } from '../../../parts/investments/investmentStatus';
import { m as list } from '../messages';
import { m } from '../../../parts/investments/messages';

const InvestmentPanel = lazyComponent(async () => (await import('./InvestmentPanel')).InvestmentPanel);

export const investmentColumns: Column<Investment>[] = [
  { id: 'contract_number', title: m.contract, value: (row) => row.contract_number, important: true, width: 144 },
  investmentStatus.column('status', list.status, (row) => row.status, { important: true, width: 128 }),
  { id: 'amount', title: m.amount, value: (row) => row.amount, as: 'money', important: true, width: 160 },
  { id: 'strategy', title: m.strategy, value: (row) => row.strategy.name },
  { id: 'dividends_total', title: m.dividends, value: (row) => row.dividends_total, as: 'money', width: 176 },
  { id: 'tariff', title: m.tariff, value: (row) => row.tariff.name },
  { id: 'start_date', title: m.start, value: (row) => row.start_date, as: 'day', width: 112 },
  { id: 'end_date', title: m.end, value: (row) => row.end_date, as: 'day', width: 112 },
  { id: 'balance', title: m.balance, value: (row) => row.balance, as: 'money', width: 176 },
  { id: 'round', title: m.round, value: (row) => row.round?.name },
  { id: 'reinvest', title: m.reinvest, value: (row) => row.reinvest, width: 152 },
];

// Closing the lists of an investment also takes away which of them was open.
const params = { investment: recordNumber, list: oneOf<string>([]) };

/** The investments of one investor, newest first; a row opens its lists under the table. */
export function InvestmentsSection({ investor }: { investor: Investor }) {
  const { values, hrefOf, set } = useUrlParams(params);
  const [query] = useState({ filters: { id: investor.id }, limit: 10, page: 1 });
  const investments = useListInvestorInvestmentsRows(query);
  const open = values.investment;
  const row = investments.items.find(({ id }) => id === open);
  return (
    <Section id="investments" title={m.investments}>
      <DataTable
        rows={investments}
        columns={investmentColumns}
        empty={m.noInvestments}
        label={m.investments}
        rowHref={({ id }) => hrefOf({ investment: id })}
      />
      {open !== undefined && (
        <Suspense fallback={<SectionSkeleton />}>
          <InvestmentPanel
            id={open}
            number={row?.contract_number ?? String(open)}
            onClose={() => set({ investment: undefined, list: undefined })}
          />
        </Suspense>
      )}
    </Section>
  );
}
