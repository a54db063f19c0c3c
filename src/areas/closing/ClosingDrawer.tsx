import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useClosingMonth, type ClosingMonthDetail } from '../../api/system-user/closing';
import { useFormat } from '../../i18n/format';
import { CopyableId } from '../../kit/values/CopyableId';
import { Fact } from '../../kit/values/Facts';
import { About } from '../../parts/About';
import { LedgerFigure } from '../../parts/LedgerFigure';
import { Note } from '../../parts/Note';
import { RecordDrawer } from '../../parts/RecordDrawer';
import { Checklist } from './Checklist';
import { ClosingEntries } from './ClosingEntries';
import { ClosingFiles } from './ClosingFiles';
import { ClosingSteps } from './ClosingSteps';
import { DigestSection } from './DigestSection';
import { closingStage, closingStatus } from './closingTerms';
import { closingJournal } from './journalWords';
import { m, openingReason } from './messages';

/** One month at the side of the list: what stands in the way of closing it, what it moved, its files, and who did what. */
export function ClosingDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const format = useFormat();
  const result = useRecordQuery(useClosingMonth(id), id);
  return (
    <RecordDrawer
      id={id}
      title={result.item ? format.month(result.item.month) : m.month}
      result={result}
      onClose={onClose}
      words={closingJournal}
      badges={({ status, stage }) => (
        <>
          {closingStatus.badge(status)}
          {stage && closingStage.badge(stage)}
        </>
      )}
      actions={(one) => <ClosingSteps month={one} />}
    >
      {(one) => <ClosingBody month={one} />}
    </RecordDrawer>
  );
}

const figures = [
  ['cash_in', m.cashIn],
  ['cash_out', m.cashOut],
  ['dividends', m.dividends],
  ['tax', m.tax],
  ['incomes', m.incomes],
  ['expenses', m.expenses],
  ['net_profit', m.netProfit],
] as const;

function ClosingBody({ month }: { month: ClosingMonthDetail }) {
  const { totals, checklist, reopen_requested_by: asker, reopen_reason: reason } = month;
  return (
    <>
      {asker && reason && (
        <Note isWarning>
          <FormattedMessage {...openingReason} values={{ name: asker.name, reason }} />
        </Note>
      )}
      {checklist.length > 0 && <Checklist id={month.id} month={month.month} lines={checklist} />}
      <About>
        {totals &&
          figures.map(([figure, label]) => (
            <Fact key={figure} label={label}>
              <LedgerFigure figure={figure} month={month.month} amount={totals[figure]} />
            </Fact>
          ))}
        <Fact label={m.revision} value={month.revision} as="number" />
        <Fact label={m.requestedBy} value={month.requested_by?.name} />
        <Fact label={m.requestedAt} value={month.requested_at} as="dateTime" />
        <Fact label={m.closedBy} value={month.closed_by?.name} />
        <Fact label={m.closedAt} value={month.closed_at} as="dateTime" />
        <Fact label={m.digest} value={month.digest && <CopyableId text={month.digest} isLong />} />
      </About>
      {month.digest !== null && <DigestSection id={month.id} />}
      <ClosingEntries entries={month.entries} />
      <ClosingFiles id={month.id} />
    </>
  );
}
