import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useRef, useState, type FocusEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { usePageCovered } from './modals';
import { Toast } from './Toast';
import { useShownNotices } from './useShownNotices';

const m = defineMessages({
  label: { id: 'kit.notices.label', defaultMessage: 'Сообщения' },
});

const useStyles = makeStyles({
  stack: {
    position: 'fixed',
    zIndex: tokens.zIndexMessages,
    right: tokens.spacingHorizontalL,
    // Above the work that goes on under the page (WorkPanel), whose buttons an error that stays would cover.
    bottom: `calc(${tokens.spacingVerticalXXXL} + var(--work-height, 0px))`,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    width: '360px',
    maxWidth: 'calc(100vw - 32px)',
    pointerEvents: 'none',
  },
});

/**
 * The messages at the corner of the screen, at most three; the rest waits under the bell. One that the person is at
 * stays besides.
 */
export function Toasts() {
  const styles = useStyles();
  const intl = useIntl();
  const isCovered = usePageCovered();
  const [held, setHeld] = useState<readonly string[]>([]);
  const hold = useCallback((id: string) => {
    setHeld((before) => [...before, id]);
    return () => setHeld((before) => before.filter((one) => one !== id));
  }, []);
  const shown = useShownNotices(isCovered, held);

  // A message goes away under the focus; it then belongs where it came from.
  const root = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(undefined);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const giveBack = (): void => {
    if (root.current?.contains(document.activeElement)) before.current?.focus();
  };
  return (
    <section ref={root} aria-label={intl.formatMessage(m.label)} className={styles.stack} onFocus={onFocus}>
      {shown.map(({ key, notice }) => (
        <Toast key={key} notice={notice} isCovered={isCovered} hold={hold} onClosed={giveBack} />
      ))}
    </section>
  );
}
