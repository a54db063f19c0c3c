import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { defineMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useTopModal } from '../overlay/openModals';
import { notices } from '../state/notifications';
import { usePortalElement } from '../foundation/PortalHost';
import { messagePlace } from './messagePlace';
import { Toast } from './Toast';

const label = defineMessage({ id: 'kit.notices.label', defaultMessage: 'Сообщения' });

const useStyles = makeStyles({
  place: { position: 'sticky', bottom: 0, zIndex: tokens.zIndexMessages, flexShrink: 0 },
  // A strip of the page, or of the window over it, with room of its own: over whatever it were laid, that could not be
  // pressed. Where nobody keeps room for it (the sign-in), it is the last of the page and stays in sight.
  stack: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    maxHeight: '40dvh',
    overflowY: 'auto',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground3,
    ':empty': { display: 'none' },
  },
});

/**
 * The messages at the foot of the page, at most three; the rest waits under the bell, but for one that the person is
 * at. They stand in the window that lies over all others, since whatever is outside of it can neither be read well, nor
 * heard, nor pressed. They cover nothing: what is above them has that much less room.
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
  const place = useSyncExternalStore(messagePlace.subscribe, messagePlace.read);
  useLayoutEffect(() => {
    (top ?? place ?? page.current)?.append(element);
  }, [top, place, element]);
  useLayoutEffect(() => {
    element.className = styles.place;
  }, [element, styles]);
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
        <section aria-label={intl.formatMessage(label)} className={styles.stack} onFocus={onFocus}>
          {shown.map((notice) => (
            <Toast key={notice.id} notice={notice} hold={hold} onClosed={giveBack} />
          ))}
        </section>,
        element,
      )}
    </div>
  );
}
