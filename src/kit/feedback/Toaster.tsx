import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { defineMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useTopModal } from '../overlay/openModals';
import { notices } from '../state/notifications';
import { usePortalElement } from '../foundation/PortalHost';
import { Toast } from './Toast';

const label = defineMessage({ id: 'kit.notices.label', defaultMessage: 'Сообщения' });

const useStyles = makeStyles({
  stack: {
    position: 'fixed',
    zIndex: tokens.zIndexMessages,
    right: tokens.spacingHorizontalL,
    // Above the work that goes on under the page (JobsPanel), whose buttons an error that stays would cover.
    bottom: `calc(${tokens.spacingVerticalXXXL} + var(--work-height, 0px))`,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    width: '360px',
    maxWidth: 'calc(100vw - 32px)',
    pointerEvents: 'none',
  },
  // On a phone a window ends where the messages would begin, and its buttons are at that end.
  inWindow: { '@media (max-width: 639px)': { bottom: 'auto', top: tokens.spacingVerticalL } },
});

/**
 * The messages at the corner of the screen, at most three; the rest waits under the bell, but for one that the person is
 * at. They stand in the window that lies over all others, since whatever is outside of it can neither be read well, nor
 * heard, nor pressed.
 */
export function Toaster() {
  const styles = useStyles();
  const intl = useIntl();
  const [held, setHeld] = useState<readonly string[]>([]);
  const hold = useCallback((id: string) => {
    setHeld((before) => [...before, id]);
    return () => setHeld((before) => before.filter((one) => one !== id));
  }, []);
  const shown = useSelector(notices.selectors.list).filter(({ id, isShown }) => isShown || held.includes(id));

  const element = usePortalElement();
  const page = useRef<HTMLDivElement>(null);
  const top = useTopModal();
  useLayoutEffect(() => {
    (top ?? page.current)?.append(element);
  }, [top, element]);
  // A dialog that is taken off the page may have them in it.
  useLayoutEffect(() => () => element.remove(), [element]);

  // A message goes away under the focus; it then belongs where it came from.
  const before = useRef<HTMLElement>(undefined);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const giveBack = (): void => {
    if (element.contains(document.activeElement)) before.current?.focus();
  };
  return (
    <div ref={page}>
      {createPortal(
        <section
          aria-label={intl.formatMessage(label)}
          className={mergeClasses(styles.stack, top && styles.inWindow)}
          onFocus={onFocus}
        >
          {shown.map((notice) => (
            <Toast key={notice.id} notice={notice} hold={hold} onClosed={giveBack} />
          ))}
        </section>,
        element,
      )}
    </div>
  );
}
