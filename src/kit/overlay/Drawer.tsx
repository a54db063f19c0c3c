import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { use, useEffect, useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { heading } from '../foundation/styles';
import { DrawerHostContext } from './drawerHost';
import { focusFirstField, useModal } from './useModal';
import { t } from '../../i18n/terms';

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    inset: '0 0 0 auto',
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    width: '480px',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 'none',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralCardBackground,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow64,
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
    animationName: { from: { opacity: 0, transform: 'translateX(8px)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: '160ms',
    animationTimingFunction: 'ease-out',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
  large: { width: '640px' },
  wide: { width: '1160px' },
  // Over its own screen; where that is narrow, over everything.
  layer: {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    zIndex: tokens.zIndexOverlay,
    backgroundColor: tokens.colorBackgroundOverlay,
    '@media (max-width: 639px)': { position: 'fixed' },
  },
  inLayer: { position: 'absolute', height: 'auto', maxWidth: '100%' },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: {
    ...heading,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
});

interface Props {
  title: MessageDescriptor | string;
  /** `wide` for three columns of long texts. */
  size?: 'medium' | 'large' | 'wide';
  /** Escape, the cross, or the browser wants it closed; it stays until it is no longer drawn. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel at the right edge, over the screen that it belongs to: the rest of the panel stays at hand, and what is
 * typed here waits in its tab. Outside of a tab, and on a phone, it stands over everything.
 */
export function Drawer({ title, size = 'medium', onClose, children }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const id = useId();
  const place = use(DrawerHostContext);
  const modal = useModal(onClose, place);

  useEffect(() => {
    focusFirstField(modal.ref.current);
  }, [modal.ref]);

  const dialog = (
    <dialog
      {...modal}
      className={mergeClasses(styles.root, size !== 'medium' && styles[size], place && styles.inLayer)}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {typeof title === 'string' ? title : intl.formatMessage(title)}
        </h2>
        <Button
          appearance="subtle"
          icon={<Dismiss20Regular />}
          aria-label={intl.formatMessage(t.close)}
          onClick={onClose}
        />
      </div>
      {children}
    </dialog>
  );
  return place ? createPortal(<div className={styles.layer}>{dialog}</div>, place.element) : dialog;
}
