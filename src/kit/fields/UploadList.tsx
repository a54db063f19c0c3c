import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, ErrorCircle16Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '../../lib/failure';
import { failureText, serviceLanguage } from '../state/failureText';
import { Progress } from '../feedback/Progress';
import { t } from '../../i18n/terms';

const m = defineMessages({
  label: { id: 'kit.uploads.label', defaultMessage: 'Отправка файлов' },
  waiting: { id: 'kit.uploads.waiting', defaultMessage: 'Ждёт очереди' },
});
const sending = defineMessage<{ name: string }>({ id: 'kit.uploads.sending', defaultMessage: 'Отправка: {name}' });
const cancel = defineMessage<{ name: string }>({ id: 'kit.uploads.cancel', defaultMessage: 'Остановить: {name}' });
const retry = defineMessage<{ name: string }>({ id: 'kit.uploads.retry', defaultMessage: 'Повторить: {name}' });
const remove = defineMessage<{ name: string }>({ id: 'kit.uploads.remove', defaultMessage: 'Убрать: {name}' });
const words = defineMessages({
  remove: { id: 'kit.uploads.removeShort', defaultMessage: 'Убрать' },
});

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    listStyleType: 'none',
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  state: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    gridColumn: '1 / -1',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  done: { color: tokens.colorStatusSuccessForeground1 },
  icon: { flexShrink: 0 },
  failed: { color: tokens.colorStatusDangerForeground1 },
  progress: { gridColumn: '1 / -1' },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalXS },
});

export interface Upload {
  id: string;
  /** The name of the file. */
  name: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** From 0 to 1, while it is being sent. */
  progress?: number;
  /** Why it did not go through; the file is kept to be sent again. */
  failure?: Failure;
}

interface Props {
  uploads: readonly Upload[];
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  /** Takes a finished or failed one off the list. */
  onRemove: (id: string) => void;
}

/** Files on their way: each with its progress, a way to stop it, and what failed with a way to try again. */
export function UploadList({ uploads, onCancel, onRetry, onRemove }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={intl.formatMessage(m.label)}>
      {uploads.map((upload) => (
        <Row key={upload.id} upload={upload} onCancel={onCancel} onRetry={onRetry} onRemove={onRemove} />
      ))}
    </ul>
  );
}

function Row({ upload, onCancel, onRetry, onRemove }: Omit<Props, 'uploads'> & { upload: Upload }) {
  const styles = useStyles();
  const intl = useIntl();
  const { id, name, state, progress = 0, failure } = upload;
  const isUnderWay = state === 'waiting' || state === 'sending';
  const text = failure && failureText(failure, 'upload');
  return (
    <li className={styles.row}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.buttons}>
        {isUnderWay && (
          <Button size="small" aria-label={intl.formatMessage(cancel, { name })} onClick={() => onCancel(id)}>
            <FormattedMessage {...t.stop} />
          </Button>
        )}
        {state === 'failed' && (
          <Button size="small" aria-label={intl.formatMessage(retry, { name })} onClick={() => onRetry(id)}>
            <FormattedMessage {...t.retry} />
          </Button>
        )}
        {!isUnderWay && (
          <Button
            size="small"
            appearance="subtle"
            aria-label={intl.formatMessage(remove, { name })}
            onClick={() => onRemove(id)}
          >
            <FormattedMessage {...words.remove} />
          </Button>
        )}
      </span>
      {state === 'sending' && (
        <div className={styles.progress}>
          <Progress done={progress} label={intl.formatMessage(sending, { name })} />
        </div>
      )}
      {state === 'waiting' && (
        <span className={styles.state}>
          <FormattedMessage {...m.waiting} />
        </span>
      )}
      {state === 'done' && (
        <span role="status" className={mergeClasses(styles.state, styles.done)}>
          <CheckmarkCircle16Regular aria-hidden />
          <FormattedMessage {...t.sent} />
        </span>
      )}
      {state === 'failed' && text && (
        <div role="alert" className={mergeClasses(styles.state, styles.failed)}>
          <ErrorCircle16Regular className={styles.icon} aria-hidden />
          <div>
            <FormattedMessage {...text.title} values={text.values} />
            {text.text && (
              <div>
                <FormattedMessage {...text.text} values={text.values} />
              </div>
            )}
            {text.detail && <div lang={serviceLanguage}>{text.detail}</div>}
          </div>
        </div>
      )}
    </li>
  );
}
