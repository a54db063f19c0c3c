import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ErrorCircle24Regular, LockClosed24Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import type { Failure } from '../../lib/failure';
import { failureText, serviceLanguage } from '../state/failureText';
import { ForbiddenHint } from './ForbiddenHint';
import { t } from '../../i18n/terms';
import { forbidden, notFound } from '../../lib/httpStatus';

const m = defineMessages({
  whoGrants: { id: 'kit.failureNote.whoGrants', defaultMessage: 'Права выдаёт администратор' },
});
const number = defineMessage<{ id: string }>({ id: 'kit.failureNote.number', defaultMessage: 'Код обращения: {id}' });

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingVerticalL,
    color: tokens.colorNeutralForeground1,
  },
  icon: { flexShrink: 0, color: tokens.colorStatusDangerForeground1 },
  words: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
  },
  line: { margin: 0, overflowWrap: 'anywhere' },
  title: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface Props {
  failure: Failure;
  /** Offered unless trying again cannot help. */
  retry?: () => void;
}

/** Why a page or a block is not there: what happened, what to do, what to tell support. */
export function FailureNote({ failure, retry }: Props) {
  const styles = useStyles();
  const { title, text, values, detail } = failureText(failure);
  const isForbidden = failure.status === forbidden;
  const isFinal = isForbidden || failure.status === notFound;
  const Icon = isForbidden ? LockClosed24Regular : ErrorCircle24Regular;
  return (
    <div role="alert" className={styles.root}>
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p className={mergeClasses(styles.line, styles.title)}>
          <FormattedMessage {...title} values={values} />
        </p>
        {text && (
          <p className={styles.line}>
            <FormattedMessage {...text} values={values} />
          </p>
        )}
        {detail && (
          <p lang={serviceLanguage} className={styles.line}>
            {detail}
          </p>
        )}
        {isForbidden && (
          <p className={styles.line}>
            <FormattedMessage {...m.whoGrants} />
          </p>
        )}
        <ForbiddenHint failure={failure} />
        {failure.requestId && (
          <p className={mergeClasses(styles.line, styles.quiet)}>
            <FormattedMessage {...number} values={{ id: failure.requestId }} />
          </p>
        )}
        {retry && !isFinal && (
          <Button onClick={retry}>
            <FormattedMessage {...t.retry} />
          </Button>
        )}
      </div>
    </div>
  );
}
