import { Button } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useLazyCheckClosingDigestQuery, type DigestCheck } from '../../api/system-user/closing';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { useAsyncAction } from '../../kit/actions/useAsyncAction';
import { Section } from '../../kit/detail/Section';
import { FailureBar } from '../../kit/feedback/FailureBar';
import type { Column } from '../../kit/table/columns/column';
import { DataTable } from '../../kit/table/DataTable';
import { CopyableId } from '../../kit/values/CopyableId';
import { Fact, Facts } from '../../kit/values/Facts';
import { rowsOf } from '../../lib/rows';
import { Note } from '../../parts/Note';
import { RecordLink } from '../../parts/RecordLink';
import { href } from '../../routes/href';
import { digestBroken, digestHolds, m } from './messages';

interface Row {
  id: string;
  date: string;
  kept_count: number;
  count: number;
  kept_amount: string;
  amount: string;
}

const columns: Column<Row>[] = [
  {
    ...{ id: 'date', title: t.date, value: (row) => row.date, as: 'day', important: true, width: 120 },
    cell: (row) => <DayLink day={row.date} />,
  },
  { id: 'kept_count', title: m.keptCount, value: (row) => row.kept_count, as: 'number', width: 144 },
  { id: 'count', title: m.foundCount, value: (row) => row.count, as: 'number', width: 144 },
  { id: 'kept_amount', title: m.keptAmount, value: (row) => row.kept_amount, as: 'money', important: true, width: 192 },
  { id: 'amount', title: m.foundAmount, value: (row) => row.amount, as: 'money', important: true, width: 192 },
];

function DayLink({ day }: { day: string }) {
  const format = useFormat();
  return (
    <RecordLink to={href('ledger.entries', {}, { begin_date: day, end_date: day })} permission="gl.query">
      {format.day(day)}
    </RecordLink>
  );
}

/** Whether the entries of a closed month are still those that it was closed with; asked for by a button. */
export function DigestSection({ id }: { id: number }) {
  const [ask, { currentData: found }] = useLazyCheckClosingDigestQuery();
  const check = useAsyncAction(() => ask({ id }).unwrap(), undefined);
  return (
    <Section id="digest" title={m.digestCheck}>
      <div>
        <Button disabledFocusable={check.isBusy} onClick={check.start}>
          <FormattedMessage {...m.checkDigest} />
        </Button>
      </div>
      {check.failure && <FailureBar failure={check.failure} />}
      <div role="status">{found && <Found check={found} />}</div>
    </Section>
  );
}

function Found({ check: { holds, kept, found, checked_at: at, first_day: day, days } }: { check: DigestCheck }) {
  const format = useFormat();
  if (holds)
    return (
      <Note>
        <FormattedMessage {...digestHolds} values={{ at: format.dateTime(at) }} />
      </Note>
    );
  return (
    <>
      <Note isWarning>
        {day === null ? (
          <FormattedMessage {...m.digestUnknown} />
        ) : (
          <FormattedMessage {...digestBroken} values={{ day: format.day(day), at: format.dateTime(at) }} />
        )}
      </Note>
      <Facts>
        <Fact label={m.keptDigest} value={<CopyableId text={kept} isLong />} />
        <Fact label={m.foundDigest} value={<CopyableId text={found} isLong />} />
      </Facts>
      {days.length > 0 && (
        <DataTable
          rows={rowsOf(days.map((one) => ({ ...one, id: one.date })))}
          columns={columns}
          empty={m.digestDays}
          label={m.digestDays}
        />
      )}
    </>
  );
}
