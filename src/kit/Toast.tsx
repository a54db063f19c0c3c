import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Regular, Dismiss16Regular, ErrorCircle20Regular, Info20Regular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { noticeHidden, type Notice } from './notices';
import { timings, toastTime } from './timings';

const close = defineMessage({ id: 'kit.notices.close', defaultMessage: 'Закрыть сообщение' });
const number = defineMessage<{ id: string }>({ id: 'kit.notices.number', defaultMessage: 'Код обращения: {id}' });
const times = defineMessage<{ count: number }>({ id: 'kit.notices.times', defaultMessage: '× {count}' });

const icons = { success: CheckmarkCircle20Regular, error: ErrorCircle20Regular, info: Info20Regular };

const useStyles = makeStyles({
  toast: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingVerticalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralCardBackground,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    pointerEvents: 'auto',
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
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
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

/** One message: what happened, what to do, what to tell support. */
export function Toast({ notice }: { notice: Notice }) {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useDispatch();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { tone, title, text, values, detail, requestId, count, isSummary } = notice;
  const Icon = icons[tone];

  const [hide] = useState(() => () => void dispatch(noticeHidden(notice.id)));
  const words = [title, text].map((part) => (part ? intl.formatMessage(part, values) : ''));
  // An error stays until it is closed.
  const usual = isSummary ? timings.summary : toastTime(words.join(' ') + (detail ?? ''));
  useClock(notice, tone === 'error' ? undefined : usual, isPointed || isFocused, hide);

  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={styles.toast}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon className={mergeClasses(styles.icon, styles[tone])} aria-hidden />
      <div className={styles.words}>
        <div className={styles.title}>
          {words[0]} {count > 1 && <FormattedMessage {...times} values={{ count }} />}
        </div>
        {words[1] && <div>{words[1]}</div>}
        {detail && <div>{detail}</div>}
        {requestId && (
          <div className={styles.quiet}>
            <FormattedMessage {...number} values={{ id: requestId }} />
          </div>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={intl.formatMessage(close)} onClick={hide}>
        <Dismiss16Regular aria-hidden />
      </button>
    </div>
  );
}
