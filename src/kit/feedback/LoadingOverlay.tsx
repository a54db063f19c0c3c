import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessage, FormattedMessage } from 'react-intl';
import { BrandMark } from '../foundation/BrandMark';

const loading = defineMessage({ id: 'kit.overlay.loading', defaultMessage: 'Загрузка…' });

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    inset: 0,
    zIndex: tokens.zIndexOverlay,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackgroundAlpha2,
    color: tokens.colorNeutralForeground2,
  },
  star: {
    color: tokens.colorBrandForeground1,
    animationName: { to: { transform: 'rotate(45deg)' } },
    animationDuration: '1.2s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'ease-in-out',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
});

/** Covers the page while something that must not be disturbed is under way. */
export function LoadingOverlay() {
  const styles = useStyles();
  return (
    <div role="status" className={styles.root}>
      <BrandMark size={40} className={styles.star} />
      <FormattedMessage {...loading} />
    </div>
  );
}
