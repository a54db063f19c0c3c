import { Button, ProgressBar } from '@fluentui/react-components';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import type { Failure } from '../../lib/failure';
import { failureText } from '../state/failureText';
import { ForbiddenHint, useReasonStyles } from '../feedback/ForbiddenHint';
import type { Job, JobRowProps } from '../jobs/jobs';
import { useJobRowStyles } from '../jobs/jobRowStyles';
import { t } from '../../i18n/terms';

const m = defineMessages({
  queued: { id: 'kit.export.queued', defaultMessage: 'Ждёт очереди' },
  packing: { id: 'kit.export.packing', defaultMessage: 'Файл собирается' },
});
const label = defineMessage<{ title: string }>({ id: 'kit.export.label', defaultMessage: 'Выгрузка в файл: {title}' });
const some = defineMessage<{ count: string }>({ id: 'kit.export.some', defaultMessage: 'Записано {count}' });
const someOf = defineMessage<{ count: string; total: string }>({
  id: 'kit.export.someOf',
  defaultMessage: 'Записано {count} из {total}',
});

/** A file that is being made. */
export interface ExportJob extends Job {
  /** `queued`: others come first. `waiting`: a page failed twice, and the user has to say whether to go on. */
  state: 'queued' | 'reading' | 'waiting' | 'packing';
  rows: number;
  total: number | undefined;
  failure?: Failure;
  resume: () => void;
}

/** How far an export is; cancels it, and goes on after a page that failed. */
export function ExportJobRow({ job, onGone }: JobRowProps<ExportJob>) {
  const styles = useJobRowStyles();
  const reason = useReasonStyles();
  const intl = useIntl();
  const format = useFormat();
  const { state, rows, total, failure, title } = job;

  const said = (): string => {
    if (state === 'queued') return intl.formatMessage(m.queued);
    if (state === 'packing') return intl.formatMessage(m.packing);
    const count = format.number(rows);
    return total === undefined
      ? intl.formatMessage(some, { count })
      : intl.formatMessage(someOf, { count, total: format.number(total) });
  };
  const message = failure && failureText(failure);
  const name = intl.formatMessage(label, { title });
  const isCounted = state !== 'packing' && state !== 'queued' && Boolean(total);

  return (
    <div role="group" aria-label={name} className={styles.root}>
      <span className={styles.title} title={name}>
        {name}
      </span>
      <span className={styles.state}>{said()}</span>
      <ProgressBar
        className={styles.bar}
        aria-label={name}
        aria-valuetext={said()}
        color={state === 'waiting' ? 'error' : 'brand'}
        value={state === 'queued' ? 0 : isCounted && total ? Math.min(rows / total, 1) : undefined}
      />
      {message && (
        <span role="alert" className={styles.failure}>
          <FormattedMessage {...message.title} values={message.values} />
        </span>
      )}
      <div className={styles.buttons}>
        {state === 'waiting' && (
          <Button size="small" appearance="primary" onClick={job.resume}>
            <FormattedMessage {...t.resume} />
          </Button>
        )}
        <Button
          size="small"
          onClick={() => {
            onGone();
            job.cancel();
          }}
        >
          <FormattedMessage {...t.stop} />
        </Button>
      </div>
      <div className={reason.root}>{failure && <ForbiddenHint failure={failure} />}</div>
    </div>
  );
}
