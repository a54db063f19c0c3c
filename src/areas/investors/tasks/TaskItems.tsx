import { Button, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListAsyncTaskItemsRows, useReadAsyncTaskItems, type AsyncTask } from '../../../api/investment/asyncTasks';
import { useFormat } from '../../../i18n/format';
import { t } from '../../../i18n/terms';
import { columnText } from '../../../kit/table/columns/column';
import { lazyPart } from '../../../kit/foundation/lazyPart';
import { ExportedTable } from '../../../kit/export/ExportedTable';
import { labelText } from '../../../kit/form/labelText';
import { FailureBar } from '../../../kit/feedback/FailureBar';
import { Section } from '../../../kit/detail/Section';
import { useAsyncAction } from '../../../kit/actions/useAsyncAction';
import { Can } from '../../../session/can';
import { m } from './messages';
import { itemColumns } from './taskColumns';

const sheet = lazyPart(async () => (await import('../../../kit/import/downloadSheet')).downloadSheet, 'kit.export');

const useStyles = makeStyles({
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
});

const narrowed = { onlyFailed: { label: m.onlyFailed, options: [{ value: 'true', label: t.yes }] } };

/** What became of each row of the sheet; the refused ones alone, and as a file. */
export function TaskItems({ task, isLive }: { task: AsyncTask; isLive: boolean }) {
  const styles = useStyles();
  const intl = useIntl();
  const [onlyFailed, setOnlyFailed] = useState(false);
  const list = useMemo(
    () => ({ filters: { task_id: task.id, ...(onlyFailed && { status: 'error' as const }) }, limit: 50, page: 1 }),
    [task.id, onlyFailed],
  );
  const items = useListAsyncTaskItemsRows(list, isLive);

  // The last look was taken before the last row was done.
  const wasLive = useRef(isLive);
  const renew = useRef(items.retry);
  useEffect(() => {
    renew.current = items.retry;
  });
  useEffect(() => {
    if (wasLive.current && !isLive) renew.current();
    wasLive.current = isLive;
  }, [isLive]);

  return (
    <Section id="items" title={m.items}>
      <div className={styles.tools}>
        <Switch
          label={intl.formatMessage(m.onlyFailed)}
          checked={onlyFailed}
          onChange={(_, { checked }) => setOnlyFailed(checked)}
        />
        {task.failed > 0 && (
          <Can do="async_tasks.export">
            <DownloadFailed task={task} />
          </Can>
        )}
      </div>
      <ExportedTable
        file="task-items"
        permission="async_tasks.export"
        list={{ filters: { onlyFailed: onlyFailed || undefined } }}
        names={narrowed}
        rows={items}
        columns={itemColumns}
        empty={m.noItems}
        label={m.items}
      />
    </Section>
  );
}

function DownloadFailed({ task }: { task: AsyncTask }) {
  const intl = useIntl();
  const format = useFormat();
  const read = useReadAsyncTaskItems();
  const download = async (): Promise<void> => {
    const items = await read({ task_id: task.id, status: 'error' }, new AbortController().signal);
    const downloadSheet = await sheet.load();
    const titles = itemColumns.map(({ title }) => labelText(intl, title));
    const rows = items.map((item) => itemColumns.map((column) => columnText(column, item, format, intl)));
    await downloadSheet(`task_${task.id}_failed`, titles, rows, intl);
  };
  const action = useAsyncAction(download, undefined);
  return (
    <>
      <Button icon={<ArrowDownload20Regular aria-hidden />} disabledFocusable={action.isBusy} onClick={action.start}>
        <FormattedMessage {...m.downloadFailed} />
      </Button>
      {action.failure && <FailureBar failure={action.failure} />}
    </>
  );
}
