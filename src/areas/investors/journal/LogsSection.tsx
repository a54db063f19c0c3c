import { Button } from '@fluentui/react-components';
import { ArrowRight12Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Investor } from '../../../api/investment/investors';
import { useListInvestorLogsRows, type LogRow } from '../../../api/system-user/investors';
import { Section } from '../../../kit/detail/Section';
import { Timeline } from '../../../kit/detail/Timeline';
import { groupHistory } from '../../../parts/groupHistory';
import { m } from './messages';
import { ActionName, ChangedValue, FieldName } from './EntryTexts';

/** Everything that was done to an investor, and by whom; newest first. */
export function LogsSection({ investor }: { investor: Investor }) {
  const [query] = useState({ filters: { id: investor.id }, limit: 10, page: 1 });
  const logs = useListInvestorLogsRows(query);
  return (
    <Section id="logs" title={m.logs} rows={logs} empty={m.noLogs}>
      <Timeline events={groupHistory(logs.items).map(toEvent)} />
      {logs.hasMore && (
        <Button appearance="subtle" disabled={logs.loadingMore} onClick={logs.more}>
          <FormattedMessage {...m.moreLogs} />
        </Button>
      )}
    </Section>
  );
}

function toEvent(rows: [LogRow, ...LogRow[]]) {
  const [row] = rows;
  return {
    id: row.id,
    at: row.created_at,
    title: <ActionName code={row.action} />,
    by: row.user?.name ?? <FormattedMessage {...m.system} />,
    text: [...rows]
      .reverse()
      .filter(({ field }) => field !== null)
      .map((one) => (
        <div key={one.id}>
          <Change row={one} />
        </div>
      )),
  };
}

function Change({ row }: { row: LogRow }) {
  const hasValues = row.old !== null || row.new !== null || row.field === 'initiator';
  return (
    <>
      <FieldName name={row.field} />
      {hasValues && (
        <>
          {': '}
          {row.old !== null && (
            <>
              <ChangedValue field={row.field} text={row.old} /> <ArrowRight12Regular aria-hidden />{' '}
            </>
          )}
          <ChangedValue field={row.field} text={row.new} />
        </>
      )}
    </>
  );
}
