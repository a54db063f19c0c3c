import { makeStyles, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { defineMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useTopModal } from './modals';
import { notices } from './notices';
import { usePortalElement } from './PortalPlace';
import { Toast } from './Toast';

const label = defineMessage({ id: 'kit.notices.label', defaultMessage: 'Сообщения' });

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
 * The messages at the corner of the screen, at most three; the rest waits under the bell. They stand in the window that
 * lies over all others, since whatever is outside of it can neither be read well, nor heard, nor pressed.
 */
export function Toasts() {
  const styles = useStyles();
  const intl = useIntl();
  const shown = useSelector(notices.selectors.list).filter((notice) => notice.isShown);
  const element = usePortalElement();
  const page = useRef<HTMLDivElement>(null);
  const top = useTopModal();
  useLayoutEffect(() => {
    (top ?? page.current)?.append(element);
  }, [top, element]);
  // A dialog that is taken off the page may have them in it.
  useLayoutEffect(() => () => element.remove(), [element]);
  return (
    <div ref={page}>
      {createPortal(
        <section aria-label={intl.formatMessage(label)} className={styles.stack}>
          {shown.map((notice) => (
            <Toast key={notice.id} notice={notice} />
          ))}
        </section>,
        element,
      )}
    </div>
  );
}
