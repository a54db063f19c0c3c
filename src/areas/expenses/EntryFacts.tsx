import { FormattedMessage } from 'react-intl';
import type { EntryDetail } from '../../api/system-user/expenses';
import { t } from '../../i18n/terms';
import { Section } from '../../kit/detail/Section';
import { DataTable, type Column } from '../../kit/table/DataTable';
import { Fact } from '../../kit/values/Facts';
import { rowsOf } from '../../lib/rows';
import { About } from '../../parts/About';
import { FileLink } from '../../parts/FileLink';
import { entryStates, sources } from './entryTerms';
import { m } from './messages';
import { PostingNumber, TakenBackBy } from './entryColumns';

type Line = EntryDetail['lines'][number];
type File = EntryDetail['files'][number] & { id: string };

const accountName = ({ id, name }: Line['debit']) => `${id} ${name}`;

const lineColumns: Column<Line>[] = [
  { id: 'debit', title: m.debit, value: (row) => accountName(row.debit), important: true },
  { id: 'credit', title: m.credit, value: (row) => accountName(row.credit), important: true },
  { id: 'amount', title: m.amount, value: (row) => row.amount, as: 'money', important: true, width: 168 },
];
const fileColumns: Column<File>[] = [
  {
    id: 'name',
    title: t.file,
    value: (row) => row.name,
    cell: (row) => <FileLink href={row.url}>{row.name}</FileLink>,
    important: true,
  },
  { id: 'created_at', title: t.fileAdded, value: (row) => row.created_at, as: 'dateTime', width: 168 },
];

/** An expense or an income: its facts, what the ledger has of it, and its files. */
export function EntryFacts({ entry }: { entry: EntryDetail }) {
  const files = entry.files.map((file) => ({ ...file, id: file.file_id }));
  return (
    <>
      <About>
        <Fact label={m.day} value={entry.date} as="day" />
        <Fact label={m.category} value={entry.category.name} />
        <Fact label={m.amount} value={entry.amount} as="money" />
        <Fact label={m.vat} value={entry.vat_amount} as="money" />
        <Fact label={m.net} value={entry.net_amount} as="money" />
        <Fact label={m.moneyAccount} value={accountName(entry.account)} />
        <Fact label={m.strategy} value={entry.strategy?.name ?? <FormattedMessage {...m.common} />} />
        <Fact label={m.counterparty} value={entry.counterparty} />
        <Fact label={m.purpose} value={entry.description} />
        <Fact label={m.posting} value={<PostingNumber posting={entry.posting} />} />
        <Fact label={m.state}>{entryStates.badge(entry.state)}</Fact>
        <Fact
          label={m.takenBackBy}
          optional
          value={entry.taken_back_by && <TakenBackBy posting={entry.taken_back_by} />}
        />
        <Fact label={m.source} value={sources.text(entry.source)} />
        <Fact label={m.writtenBy} value={entry.created_by?.name} />
        <Fact label={m.writtenAt} value={entry.created_at} as="dateTime" />
      </About>
      <Section id="lines" title={m.lines}>
        <DataTable rows={rowsOf(entry.lines)} columns={lineColumns} empty={m.lines} label={m.lines} />
      </Section>
      <Section id="files" title={m.files}>
        <DataTable rows={rowsOf(files)} columns={fileColumns} empty={m.noFiles} label={m.files} />
      </Section>
    </>
  );
}
