import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Alert20Regular } from '@fluentui/react-icons';
import { defineMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { notices, noticesRead } from '../../kit/state/notifications';
import { beginLoading } from '../../kit/foundation/lazyPart';
import { framePart } from '../foundation/framePart';
import { HeaderPopover } from '../foundation/HeaderPopover';

const label = defineMessage<{ count: number }>({
  id: 'notices.bell.label',
  defaultMessage: '{count, plural, =0 {Уведомления} other {Уведомления, непрочитанных: {count}}}',
});

const BellPanel = framePart(async () => (await import('./BellPanel')).BellPanel);

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
  const dispatch = useDispatch();
  const unread = useSelector(notices.selectors.unread);
  const isQuiet = useSelector(notices.selectors.isQuiet);
  const text = useIntl().formatMessage(label, { count: unread });
  return (
    <HeaderPopover
      label={text}
      className={styles.panel}
      // What stood there while it was open has been read.
      onClose={() => dispatch(noticesRead())}
      button={(opener) => (
        <span className={styles.box}>
          <Button
            {...opener}
            appearance="subtle"
            className={mergeClasses(isQuiet && styles.quiet)}
            icon={<Alert20Regular />}
            aria-label={text}
            title={text}
            onPointerEnter={() => beginLoading(BellPanel)}
          />
          {unread > 0 && (
            <span className={styles.badge} aria-hidden="true">
              {unread > mostShown ? mostShown : unread}
            </span>
          )}
        </span>
      )}
    >
      {(close) => <BellPanel onClose={close} onMissing={close} />}
    </HeaderPopover>
  );
}
