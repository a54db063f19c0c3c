import { makeStyles, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import { floatingSurface } from '../foundation/styles';
import { followTips } from './followTips';

const useStyles = makeStyles({
  root: {
    ...floatingSurface,
    position: 'fixed',
    inset: 'auto',
    width: 'max-content',
    maxWidth: 'min(480px, calc(100vw - 16px))',
    margin: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'pre-line',
    // Nothing below it is kept from a press.
    pointerEvents: 'none',
    // Drawn and not said: who listens is told by the element itself.
    '::after': { content: 'attr(data-tip)' },
  },
});

/**
 * Shows what stands in the `title` of an element to whoever has no mouse to rest on it: when the keyboard reaches it, and while a
 * finger is held on it. Drawn once for the page; an element needs nothing but its `title`.
 */
export function Tips() {
  const styles = useStyles();
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (tip.current ? followTips(tip.current) : undefined), []);
  return <div ref={tip} popover="manual" aria-hidden className={styles.root} />;
}
