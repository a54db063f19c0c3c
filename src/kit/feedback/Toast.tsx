import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Regular, Dismiss16Regular, ErrorCircle20Regular, Info20Regular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { floatingSurface, focusRing } from '../foundation/styles';
import { ForbiddenHint } from './ForbiddenHint';
import { NoticeActions } from './NoticeActions';
import { serviceLanguage } from '../state/failureText';
import { noticeHidden, refusalOf, type Notice } from '../state/notifications';
import { timings, toastTime } from '../../lib/timings';

const m = defineMessages({
  close: { id: 'kit.notices.close', defaultMessage: 'Закрыть сообщение' },
});
const number = defineMessage<{ id: string }>({ id: 'kit.notices.number', defaultMessage: 'Код обращения: {id}' });
const times = defineMessage<{ count: number }>({ id: 'kit.notices.times', defaultMessage: '× {count}' });

const icons = { success: CheckmarkCircle20Regular, error: ErrorCircle20Regular, info: Info20Regular };

const useStyles = makeStyles({
  toast: {
    ...floatingSurface,
    display: 'flex',
    // Beside one another where there is room, each over the whole width of a phone.
    width: '360px',
    maxWidth: '100%',
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingVerticalM,
    boxShadow: tokens.shadow4,
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: '160ms',
    animationTimingFunction: 'ease-out',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  icon: { flexShrink: 0 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  error: { color: tokens.colorStatusDangerForeground1 },
  info: { color: tokens.colorNeutralForeground3 },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  title: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  close: {
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '24px',
    height: '24px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing,
  },
});

/** Hides after its time; the pointer or the focus stops the clock, and it goes on where it stopped. */
function useClock(notice: Notice, time: number | undefined, isPaused: boolean, hide: () => void): void {
  const left = useRef(time);
  useEffect(() => {
    left.current = time;
  }, [time, notice.at]);
  useEffect(() => {
    if (isPaused || left.current === undefined) return undefined;
    const began = performance.now();
    const timer = setTimeout(hide, left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== undefined) left.current -= performance.now() - began;
    };
  }, [isPaused, hide, notice.at]);
}

interface Props {
  notice: Notice;
  /** The person is at it; answers how to say that this is over. */
  hold: (id: string) => () => void;
  /** It was closed, with the focus in it. */
  onClosed: () => void;
}

/** One message, with the way to why something was refused. */
export function Toast({ notice, hold, onClosed }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useDispatch();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  // Where the pointer came in. One that lay there before the message did is not at it: only its moving says so.
  const came = useRef('');
  const isHeld = isPointed || isFocused;
  const { id, tone, title, text, values, detail, person, requestId, count, isSummary, undo } = notice;
  const Icon = icons[tone];

  const refusal = refusalOf(notice);
  const [hide] = useState(() => () => void dispatch(noticeHidden(id)));
  const words = [title, text].map((part) => (part ? intl.formatMessage(part, values) : ''));
  // An error stays until it is closed, and what can be taken back for as long as what is read.
  const usual = isSummary || undo !== undefined ? timings.summary : toastTime(words.join(' ') + (detail ?? ''));
  useClock(notice, tone === 'error' ? undefined : usual, isHeld, hide);
  useEffect(() => (isHeld ? hold(id) : undefined), [isHeld, hold, id]);

  const close = (): void => {
    onClosed();
    setPointed(false);
    setFocused(false);
    hide();
  };

  return (
    <div
      className={styles.toast}
      onPointerEnter={({ screenX, screenY }) => (came.current = `${screenX} ${screenY}`)}
      onPointerMove={({ screenX, screenY }) => {
        if (came.current !== `${screenX} ${screenY}`) setPointed(true);
      }}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <Icon className={mergeClasses(styles.icon, styles[tone])} aria-hidden />
      <div className={styles.words}>
        {/* What is asked for afterwards is read where it stands; it must not have the whole message said again. */}
        <div role={tone === 'error' ? 'alert' : 'status'}>
          <div className={styles.title}>
            {words[0]} {count > 1 && <FormattedMessage {...times} values={{ count }} />}
          </div>
          {words[1] && <div>{words[1]}</div>}
          {person && <div>{person}</div>}
          {detail && <div lang={requestId && serviceLanguage}>{detail}</div>}
          {requestId && (
            <div className={styles.quiet}>
              <FormattedMessage {...number} values={{ id: requestId }} />
            </div>
          )}
        </div>
        {refusal && <ForbiddenHint failure={refusal} />}
        <NoticeActions notice={notice} isLinked onFollow={hide} />
      </div>
      <button type="button" className={styles.close} aria-label={intl.formatMessage(m.close)} onClick={close}>
        <Dismiss16Regular aria-hidden />
      </button>
    </div>
  );
}
