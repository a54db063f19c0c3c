import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { failureText } from '../failureText';
import type { ExportJob } from './exportJobs';

const m = defineMessages({
  label: { id: 'kit.export.label', defaultMessage: 'Выгрузка в файл' },
  packing: { id: 'kit.export.packing', defaultMessage: 'Файл собирается' },
  resume: { id: 'kit.export.resume', defaultMessage: 'Продолжить' },
  stop: { id: 'kit.export.stop', defaultMessage: 'Отменить' },
});
const some = defineMessage<{ count: string }>({ id: 'kit.export.some', defaultMessage: 'Записано {count}' });
const someOf = defineMessage<{ count: string; total: string }>({
  id: 'kit.export.someOf',
  defaultMessage: 'Записано {count} из {total}',
});

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  state: { minWidth: '176px', fontSize: tokens.fontSizeBase200, fontVariantNumeric: 'tabular-nums' },
  failure: { color: tokens.colorStatusDangerForeground1 },
});

/** How far an export is, beside the button that began it; cancels it, and goes on after a page that failed. */
export function ExportProgress({ job, onCancel }: { job: ExportJob; onCancel: () => void }) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const { state, rows, total, failure } = job;

  const said = (): string => {
    if (state === 'packing') return intl.formatMessage(m.packing);
    const count = format.number(rows);
    return total === undefined
      ? intl.formatMessage(some, { count })
      : intl.formatMessage(someOf, { count, total: format.number(total) });
  };
  const told = failure && failureText(failure);

  return (
    <div role="group" aria-label={intl.formatMessage(m.label)} className={styles.root}>
      <div className={styles.state}>
        <span>{said()}</span>
        <ProgressBar
          aria-label={intl.formatMessage(m.label)}
          aria-valuetext={said()}
          color={state === 'waiting' ? 'error' : 'brand'}
          value={state === 'packing' || !total ? undefined : Math.min(rows / total, 1)}
        />
      </div>
      {told && (
        <span role="alert" className={styles.failure}>
          <FormattedMessage {...told.title} values={told.values} />
        </span>
      )}
      {state === 'waiting' && (
        <Button appearance="primary" onClick={job.resume}>
          <FormattedMessage {...m.resume} />
        </Button>
      )}
      <Button
        onClick={() => {
          job.cancel();
          onCancel();
        }}
      >
        <FormattedMessage {...m.stop} />
      </Button>
    </div>
  );
}
