import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessages, FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../kit/foundation/VisuallyHidden';

const m = defineMessages({
  loading: { id: 'shell.loading.text', defaultMessage: 'Страница загружается' },
});

const useStyles = makeStyles({
  overlay: { position: 'relative', minHeight: '240px', overflow: 'hidden' },
  // What comes at once needs no sign of waiting, so the line fades in only after a moment.
  line: {
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    width: '30%',
    height: '2px',
    backgroundColor: tokens.colorCompoundBrandBackground,
    animationName: [
      { from: { opacity: 0 }, to: { opacity: 1 } },
      { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(333%)' } },
    ],
    animationDuration: '120ms, 1200ms',
    animationDelay: '150ms, 150ms',
    animationFillMode: 'backwards, none',
    animationIterationCount: '1, infinite',
    animationTimingFunction: 'ease-out, ease-in-out',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none', width: '100%' },
  },
});

/** Stands where a page will be. */
export function LoadingScreen() {
  const styles = useStyles();
  return (
    <div className={styles.overlay} aria-busy="true">
      <div className={styles.line} />
      <VisuallyHidden live>
        <FormattedMessage {...m.loading} />
      </VisuallyHidden>
    </div>
  );
}
