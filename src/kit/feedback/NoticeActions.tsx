import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUndo16Regular, Checkmark16Regular, Copy16Regular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { toFailure } from '../../lib/failure';
import { timings } from '../../lib/timings';
import { focusRing } from '../foundation/styles';
import { VisuallyHidden } from '../foundation/VisuallyHidden';
import { noticeHidden, notifyFailure, type Notice } from '../state/notifications';
import { canUndo, undo } from '../state/undo';

const m = defineMessages({
  copy: { id: 'kit.notices.copy', defaultMessage: 'Скопировать' },
  copied: { id: 'kit.notices.copied', defaultMessage: 'Скопировано' },
  undo: { id: 'kit.notices.undo', defaultMessage: 'Вернуть как было' },
  failed: { id: 'kit.notices.failed', defaultMessage: 'Скопировать не удалось' },
});
const open = defineMessage<{ record: string }>({ id: 'kit.notices.open', defaultMessage: 'Открыть {record}' });

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${tokens.spacingHorizontalM}` },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    ...focusRing,
  },
});

interface Props {
  notice: Notice;
  /** Whether the page of the record may be opened. */
  isLinked: boolean;
  onFollow?: () => void;
}

/** What can be done with the word of something that was done: its record opened, and all of it copied for a receipt. */
export function NoticeActions({ notice, isLinked, onFollow }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const { title, text, values, record, person, path = '', undo: way } = notice;
  const dispatch = useDispatch();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), timings.copied);
    return () => clearTimeout(timer);
  }, [outcome]);
  if (record === undefined && (way === undefined || !canUndo(way))) return null;

  const copy = async (): Promise<void> => {
    const said = [title, text].map((part) => part && intl.formatMessage(part, values));
    const lines = [...said, person, new URL(path, window.location.origin).href];
    try {
      await navigator.clipboard.writeText(lines.filter(Boolean).join('\n'));
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <div className={styles.root}>
      {way !== undefined && canUndo(way) && (
        <Button
          appearance="transparent"
          size="small"
          icon={<ArrowUndo16Regular aria-hidden />}
          onClick={() => {
            undo(way).catch((error: unknown) => dispatch(notifyFailure(toFailure(error))));
            dispatch(noticeHidden(notice.id));
          }}
        >
          <FormattedMessage {...m.undo} />
        </Button>
      )}
      {record !== undefined && isLinked && (
        <Link to={path} className={styles.link} onClick={onFollow}>
          <FormattedMessage {...open} values={{ record }} />
        </Link>
      )}
      {record !== undefined && (
        <Button
          appearance="transparent"
          size="small"
          icon={outcome === 'copied' ? <Checkmark16Regular aria-hidden /> : <Copy16Regular aria-hidden />}
          onClick={() => void copy()}
        >
          <FormattedMessage {...m.copy} />
        </Button>
      )}
      <VisuallyHidden live>{outcome && <FormattedMessage {...m[outcome]} />}</VisuallyHidden>
    </div>
  );
}
