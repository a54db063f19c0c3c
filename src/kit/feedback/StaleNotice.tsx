import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import type { Failure } from '../../lib/failure';
import { failureText } from '../state/failureText';

const m = defineMessages({
  stale: { id: 'kit.stale.text', defaultMessage: 'Показаны прежние данные, обновить их не удалось.' },
  offline: { id: 'kit.stale.offline', defaultMessage: 'Нет сети.' },
  retry: { id: 'kit.stale.retry', defaultMessage: 'Обновить' },
});
const since = defineMessage<{ time: string }>({ id: 'kit.stale.since', defaultMessage: 'Данные на {time}.' });

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
  },
});

interface Props {
  /** Why the refresh failed; missing where there is only no network to refresh them by. */
  failure?: Failure;
  /** When the data came, in milliseconds. */
  at?: number;
  retry: () => void;
}

/** What is on the screen is older than it should be: since when, and why. */
export function StaleNotice({ failure, at, retry }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const reason = failure && failureText(failure);
  const words = [
    intl.formatMessage(failure ? m.stale : m.offline),
    at === undefined ? '' : intl.formatMessage(since, { time: format.dateTime(new Date(at).toISOString()) }),
    reason ? intl.formatMessage(reason.title, reason.values) : '',
  ];
  return (
    <div role="status" className={styles.root}>
      <Warning16Regular aria-hidden />
      <span>{words.filter(Boolean).join(' ')}</span>
      {failure && (
        <Button size="small" onClick={retry}>
          <FormattedMessage {...m.retry} />
        </Button>
      )}
    </div>
  );
}
