import type { BankPosting, BankRow, BankSheetMatch } from '../../../api/system-user/bankSheets';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { Section } from '../../../kit/detail/Section';
import { fieldErrorText } from '../../../kit/form/fieldErrorText';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { RecordLink } from '../../../parts/RecordLink';
import { useCan } from '../../../session/can';
import { m as ledger } from '../messages';
import { postingHref } from '../postingHref';
import { bankColumns, directions, matchWays, rowStates, signedOf, type MatchedRow } from './bankTerms';
import { m } from './messages';
import { WholeTable } from './WholeTable';
import { innColumn } from '../../../parts/innColumn';

/** By the line of the file, which is one row at most. */
type Numbered<Row> = Row & { id: number };
const numbered = <Row extends { row: number }>(rows: readonly Row[]): Numbered<Row>[] =>
  rows.map((row) => ({ ...row, id: row.row }));

/** What the bank says of a payment, with what is known of it (`known`) in sight before the words. */
const rowColumns = <Row extends BankRow>(...known: Column<Row>[]): Column<Row>[] => [
  { id: 'date', title: t.date, value: (row) => row.date, as: 'day', width: 112 },
  { id: 'number', title: ledger.document, value: (row) => row.document_number, width: 112 },
  { id: 'amount', title: t.amount, value: signedOf, as: 'money', important: true, width: 144 },
  directions.column('direction', m.direction, (row) => row.direction, { width: 112, hidden: true }),
  ...known,
  { id: 'counterparty', title: ledger.counterparty, value: (row) => row.counterparty, important: true },
  innColumn<BankRow>('inn', m.inn, { width: 128, hidden: true }),
  { id: 'account', title: m.otherAccount, value: (row) => row.account, width: 200, hidden: true },
  { id: 'purpose', title: m.purpose, value: (row) => row.purpose },
];

interface UnmatchedProps {
  rows: readonly BankRow[];
  isBegun: (row: BankRow) => boolean;
  onBegin: (row: BankRow) => void;
}

/** What the bank booked and the ledger does not have; each is the beginning of a posting. */
export function UnmatchedRows({ rows, isBegun, onBegin }: UnmatchedProps) {
  const mayAdd = useCan()('gl.add');
  const columns = rowColumns<Numbered<BankRow>>(
    rowStates.column('state', m.state, (row) => (isBegun(row) ? 'begun' : 'missing'), { important: true, width: 168 }),
  );
  return (
    <Section id="onlyBank" title={m.onlyBank}>
      <WholeTable
        items={numbered(rows.filter(({ match }) => match === null))}
        columns={columns}
        title={m.onlyBank}
        empty={m.noOnlyBank}
        file="bank-only"
        rowActions={
          mayAdd
            ? (row) => (
                <ActionMenu>
                  <Action label={m.begin} onSelect={() => onBegin(row)} />
                </ActionMenu>
              )
            : undefined
        }
      />
    </Section>
  );
}

const postingLink = ({ id, number }: Pick<BankPosting, 'id' | 'number'>) => (
  <RecordLink to={postingHref(id)} permission="gl.get">
    {number}
  </RecordLink>
);

const postingColumns: Column<BankPosting>[] = [
  fieldColumn('date', t.date, { as: 'day', width: 112 }),
  { id: 'posting', title: t.number, value: (row) => row.number, cell: postingLink, important: true, width: 120 },
  { id: 'amount', title: t.amount, value: signedOf, as: 'money', important: true, width: 144 },
  fieldColumn('operation', t.operation),
  fieldColumn('document_number', ledger.document, { width: 112 }),
  fieldColumn('counterparty', ledger.counterparty, { important: true }),
  fieldColumn('description', ledger.text),
];

/** What the ledger has and the statement does not. */
export function UnmatchedPostings({ postings }: Pick<BankSheetMatch, 'postings'>) {
  return (
    <Section id="onlyLedger" title={m.onlyLedger}>
      <WholeTable
        items={postings}
        columns={postingColumns}
        title={m.onlyLedger}
        empty={m.noOnlyLedger}
        file="ledger-only"
      />
    </Section>
  );
}

const matchedColumns = rowColumns<Numbered<MatchedRow>>(
  matchWays.column('how', m.how, (row) => row.match.how, { width: 168 }),
  {
    ...{ id: 'posting', title: ledger.posting, value: (row) => row.match.posting.number, important: true, width: 128 },
    cell: (row) => postingLink(row.match.posting),
  },
  { id: 'posted', title: m.postingDay, value: (row) => row.match.posting.date, as: 'day', width: 128, hidden: true },
);

/** What both sides have. */
export function MatchedRows({ rows }: Pick<BankSheetMatch, 'rows'>) {
  const matched = rows.filter((row): row is MatchedRow => row.match !== null);
  return (
    <Section id="matched" title={m.matched}>
      <WholeTable
        items={numbered(matched)}
        columns={matchedColumns}
        title={m.matched}
        empty={m.noMatched}
        file="bank-matched"
      />
    </Section>
  );
}

type Fault = Numbered<BankSheetMatch['faults'][number]>;
const faultColumns: Column<Fault>[] = [
  fieldColumn('row', m.row, { as: 'number', important: true, width: 136 }),
  bankColumns.column('column', m.column, (row) => row.column, { important: true, width: 200 }),
  {
    id: 'why',
    title: m.why,
    value: (row) => row.code,
    words: ({ code }) => fieldErrorText(code).message,
    important: true,
  },
];

/** Rows of which no sense could be made; nothing was matched with them. */
export const UnreadRows = ({ faults }: Pick<BankSheetMatch, 'faults'>) => (
  <WholeTable items={numbered(faults)} columns={faultColumns} title={m.unread} empty={m.noMatched} file="bank-unread" />
);
