import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Warning16Regular } from '@fluentui/react-icons';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { Failure } from '../lib/failure';
import { failureText } from './failureText';

const m = defineMessages({
  stale: { id: 'kit.stale.text', defaultMessage: 'Показаны прежние данные, обновить их не удалось.' },
  retry: { id: 'kit.stale.retry', defaultMessage: 'Обновить' },
});

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

/** What is on the screen is older than it should be: a refresh failed, and why. */
export function StaleMark({ failure, retry }: { failure: Failure; retry: () => void }) {
  const styles = useStyles();
  const { title, values } = failureText(failure);
  return (
    <div role="status" className={styles.root}>
      <Warning16Regular aria-hidden />
      <span>
        <FormattedMessage {...m.stale} /> <FormattedMessage {...title} values={values} />
      </span>
      <Button size="small" onClick={retry}>
        <FormattedMessage {...m.retry} />
      </Button>
    </div>
  );
}
