import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { useEffect, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { BrandMark } from '../../kit/foundation/BrandMark';
import { useAddress } from '../../kit/state/address';
import { useModal } from '../../kit/overlay/useModal';
import type { RouteId } from '../../routes/table';
import { menuTokens } from './menuTokens';
import { productTitle } from '../../api/transport/panelConfig';
import { Sidebar } from './Sidebar';

const m = defineMessages({
  label: { id: 'shell.drawer.label', defaultMessage: 'Меню' },
  close: { id: 'shell.drawer.close', defaultMessage: 'Закрыть меню' },
});

const useStyles = makeStyles({
  drawer: {
    position: 'fixed',
    inset: 0,
    width: 'min(304px, 88vw)',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 'none',
    backgroundColor: menuTokens.menuBackground,
    color: menuTokens.menuForeground,
    boxShadow: tokens.shadow64,
    animationName: { from: { transform: 'translateX(-8px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } },
    animationDuration: tokens.durationNormal,
    animationTimingFunction: tokens.curveDecelerateMid,
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  inside: { display: 'flex', flexDirection: 'column', height: '100%' },
  top: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} 0 ${tokens.spacingHorizontalL}`,
    color: menuTokens.menuForegroundStrong,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  star: { color: menuTokens.menuAccent },
  product: { flexGrow: 1 },
  close: { color: 'inherit' },
});

interface Props {
  onClose: () => void;
  current: RouteId;
}

/** The side menu of a phone. */
export function MenuDrawer({ onClose, current }: Props) {
  const { location } = useAddress();
  const { key } = location;
  const openedAt = useRef(key);
  // Whatever was chosen, the drawer has done its work.
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);
  const styles = useStyles();
  const intl = useIntl();
  const modal = useModal(onClose);
  return (
    // The dialog hears Escape; a press beside it is for the pointer only.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      {...modal}
      className={styles.drawer}
      aria-label={intl.formatMessage(m.label)}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.inside}>
        <div className={styles.top}>
          <BrandMark size={24} className={styles.star} />
          <span className={styles.product}>{productTitle()}</span>
          <Button
            className={styles.close}
            appearance="transparent"
            icon={<Dismiss20Regular />}
            aria-label={intl.formatMessage(m.close)}
            onClick={onClose}
          />
        </div>
        <Sidebar current={current} here={location} />
      </div>
    </dialog>
  );
}
