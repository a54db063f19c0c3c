import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetPostingQuery, type PostingDetail, type PostingLine } from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { Section } from '../../kit/detail/Section';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { Fact } from '../../kit/values/Facts';
import { rowsOf } from '../../lib/rows';
import { About } from '../../parts/About';
import { FileLink } from '../../parts/FileLink';
import { RecordDrawer } from '../../parts/RecordDrawer';
import { RecordLink } from '../../parts/RecordLink';
import { href } from '../../routes/href';
import { postingJournal } from './journalWords';
import { accountName, postingKinds, postingSources, postingStatus } from './ledgerTerms';
import { m, postingTitle } from './messages';
import { PostingActions } from './PostingActions';
import { postingHref } from './postingHref';
import { SourceRecords } from './SourceRecords';

const columns: Column<PostingLine>[] = [
  {
    id: 'debit',
    title: m.debit,
    value: (row) => accountName(row.debit),
    cell: (row) => <AccountLink account={row.debit} />,
    important: true,
  },
  {
    id: 'credit',
    title: m.credit,
    value: (row) => accountName(row.credit),
    cell: (row) => <AccountLink account={row.credit} />,
    important: true,
  },
  fieldColumn('amount', t.amount, { as: 'money', important: true, width: 160 }),
];

function AccountLink({ account }: { account: PostingLine['debit'] }) {
  return (
    <RecordLink to={href('ledger.account', { id: String(account.id) })} permission="gl.query">
      {accountName(account)}
    </RecordLink>
  );
}

/** One posting at the side of its list: its lines, what it is about, and who did what. */
export function PostingDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const intl = useIntl();
  const result = useRecordQuery(useGetPostingQuery({ id }), id);
  const { item } = result;
  const number = item?.number;
  return (
    <RecordDrawer
      id={id}
      title={number ? intl.formatMessage(postingTitle, { number }) : item ? m.draftTitle : m.posting}
      result={result}
      onClose={onClose}
      status={postingStatus}
      words={postingJournal}
      actions={(posting) => <PostingActions posting={posting} />}
    >
      {(posting) => <PostingFacts posting={posting} />}
    </RecordDrawer>
  );
}

function PostingFacts({ posting }: { posting: PostingDetail }) {
  const { file } = posting;
  return (
    <>
      <About>
        <Fact label={m.date} value={posting.date} as="day" />
        <Fact label={t.operation} value={posting.operation.name} />
        <Fact label={t.sum} value={posting.amount} as="moneyWithCurrency" />
        <Fact label={m.source} value={postingSources.text(posting.source)} />
        {posting.kind && <Fact label={m.kind} value={postingKinds.text(posting.kind)} />}
        <Fact label={m.text} value={posting.description} optional />
        <Fact label={m.counterparty} value={posting.counterparty} optional />
        <Fact label={m.document} value={posting.document_number} optional />
        {file && (
          <Fact label={t.file}>
            <FileLink href={file.url}>{file.name}</FileLink>
          </Fact>
        )}
        <SourceRecords posting={posting} />
        <Fact label={m.reverses}>{posting.reverses && <OtherPosting posting={posting.reverses} />}</Fact>
        <Fact label={m.reversedBy}>{posting.reversed_by && <OtherPosting posting={posting.reversed_by} />}</Fact>
        <Fact label={t.rejectReason} value={posting.reason} optional />
        <Fact label={m.made} value={posting.created_by?.name} optional />
        <Fact label={m.decided} value={posting.decided_by?.name} optional />
      </About>
      <Section id="lines" title={m.lines}>
        <DataTable rows={rowsOf(posting.lines)} columns={columns} empty={m.entriesEmpty} label={m.lines} />
      </Section>
    </>
  );
}

/** The way to the posting on the other side of a reversal. */
function OtherPosting({ posting }: { posting: NonNullable<PostingDetail['reverses']> }) {
  return (
    <RecordLink to={postingHref(posting.id, 'ledger.postings')} permission="gl.get">
      {posting.number ?? <FormattedMessage {...m.draftTitle} />}
    </RecordLink>
  );
}
