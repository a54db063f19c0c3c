import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Alert20Regular } from '@fluentui/react-icons';
import { useEffect, useRef, useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { notices, noticesRead } from '../../kit/state/notifications';
import { beginLoading, lazyPart } from '../foundation/lazyPart';
import { usePopoverStyles } from '../foundation/popoverStyles';
import { usePart } from '../foundation/usePart';

const label = defineMessage<{ count: number }>({
  id: 'notices.bell.label',
  defaultMessage: '{count, plural, =0 {Уведомления} other {Уведомления, непрочитанных: {count}}}',
});

const panel = lazyPart(async () => (await import('./BellPanel')).BellPanel);

/** Beyond this the badge only says "many". */
const mostShown = 99;

const useStyles = makeStyles({
  box: { position: 'relative', display: 'inline-flex' },
  // Struck out while it is not to disturb.
  quiet: {
    '::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '5px',
      top: '15px',
      width: '22px',
      height: '2px',
      transform: 'rotate(45deg)',
      backgroundColor: 'currentColor',
    },
  },
  badge: {
    position: 'absolute',
    top: '-2px',
    insetInlineStart: '16px',
    minWidth: '16px',
    boxSizing: 'border-box',
    paddingInline: tokens.spacingHorizontalXXS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundStaticInverted,
    fontSize: tokens.fontSizeBase100,
    lineHeight: '16px',
    textAlign: 'center',
    pointerEvents: 'none',
  },
  panel: { width: '400px', padding: 0, overflow: 'hidden' },
});

/** The bell of the header, with how much is unread; what it opens is fetched with the first press. */
export function Bell() {
  const styles = useStyles();
  const popover = usePopoverStyles();
  const dispatch = useDispatch();
  const place = useRef<HTMLDivElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const unread = useSelector(notices.selectors.unread);
  const isQuiet = useSelector(notices.selectors.isQuiet);
  const text = useIntl().formatMessage(label, { count: unread });

  // What stood there while it was open has been read, once it closes.
  useEffect(() => {
    const box = place.current;
    const read = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') dispatch(noticesRead());
    };
    box?.addEventListener('toggle', read);
    return () => box?.removeEventListener('toggle', read);
  }, [dispatch]);

  return (
    <>
      <span className={styles.box}>
        <Button
          appearance="subtle"
          className={mergeClasses(isQuiet && styles.quiet)}
          icon={<Alert20Regular />}
          aria-label={text}
          title={text}
          popoverTarget="notices"
          onClick={() => setWasOpened(true)}
          onPointerEnter={() => beginLoading(panel)}
        />
        {unread > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {unread > mostShown ? mostShown : unread}
          </span>
        )}
      </span>
      <div
        ref={place}
        id="notices"
        popover="auto"
        role="dialog"
        aria-label={text}
        className={`${popover.surface} ${styles.panel}`}
      >
        {wasOpened && <Panel onClose={() => place.current?.hidePopover()} onMissing={() => setWasOpened(false)} />}
      </div>
    </>
  );
}

function Panel({ onClose, onMissing }: { onClose: () => void; onMissing: () => void }) {
  const BellPanel = usePart(panel, onMissing);
  return BellPanel && <BellPanel onClose={onClose} />;
}
