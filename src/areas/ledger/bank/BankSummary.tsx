import type { MessageDescriptor } from 'react-intl';
import type { BankSheetMatch, BankSide } from '../../../api/system-user/bankSheets';
import { Section } from '../../../kit/detail/Section';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { Money } from '../../../kit/values/values';
import { parseMoney, toDecimal } from '../../../lib/money';
import { rowsOf } from '../../../lib/rows';
import { RecordLink } from '../../../parts/RecordLink';
import { href } from '../../../routes/href';
import { tieStateOf, tieStates } from '../ledgerTerms';
import { m as ledger } from '../messages';
import { m } from './messages';

interface Compared {
  id: keyof BankSide;
  label: MessageDescriptor;
  bank: string;
  ledger: string;
  difference: string;
}

const labels = { opening: m.opening, income: m.income, expense: m.expense, closing: m.closing } as const;

/** What the statement says beside what the ledger says, as far as the statement says it. */
function comparedOf({ bank, ledger: own }: BankSheetMatch): Compared[] {
  return (Object.keys(labels) as (keyof BankSide)[]).flatMap((id) => {
    const [said, known] = [bank[id], own[id]];
    if (said === null || known === null) return [];
    const difference = toDecimal((parseMoney(known) ?? 0n) - (parseMoney(said) ?? 0n));
    return [{ id, label: labels[id], bank: said, ledger: known, difference }];
  });
}

const columnsOf = ({ begin_date, end_date }: BankSheetMatch): Column<Compared>[] => [
  { id: 'what', title: m.what, value: (row) => row.id, words: (row) => row.label, important: true },
  tieStates.column('state', ledger.check, tieStateOf, { width: 152 }),
  fieldColumn('bank', m.byBank, { as: 'money', width: 200 }),
  {
    ...{ id: 'ledger', title: ledger.byLedger, as: 'money', width: 200, important: true, value: (row) => row.ledger },
    cell: (row) => (
      <RecordLink to={href('ledger.account', { id: '5110' }, { begin_date, end_date })} permission="gl.query">
        <Money amount={row.ledger} />
      </RecordLink>
    ),
  },
  fieldColumn('difference', ledger.apart, { as: 'money', width: 168, important: true }),
];

/** Balances and turnovers by the bank and by the ledger. */
export function BankSummary({ result }: { result: BankSheetMatch }) {
  return (
    <Section id="summary" title={m.summary}>
      <DataTable
        rows={rowsOf(comparedOf(result))}
        columns={columnsOf(result)}
        empty={m.noMatched}
        label={m.summary}
        isWhole
      />
    </Section>
  );
}
