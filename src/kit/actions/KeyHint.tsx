import { makeStyles, tokens } from '@fluentui/react-components';
import { useSelector } from 'react-redux';
import { preferences } from '../state/preferences';
import { keysShown } from '../state/shortcuts';

const useStyles = makeStyles({
  root: {
    marginInlineStart: tokens.spacingHorizontalS,
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: '1px solid currentColor',
    borderRadius: tokens.borderRadiusSmall,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
    // Where nothing can be pointed at there is hardly a keyboard, and no room.
    '@media (hover: none)': { display: 'none' },
  },
});

/**
 * The key that does what a button does, at the end of its words. `keys` is one way of a `Shortcut`: `KeyA`. Screen
 * readers are told by `aria-keyshortcuts` of the button; whoever switched the keys off sees none.
 */
export function KeyHint({ keys }: { keys: string }) {
  const styles = useStyles();
  const isOn = useSelector(preferences.selectors.shortcuts);
  if (!isOn) return null;
  const shown = keysShown(keys)
    .presses.map((press) => press.map((part) => (part.length === 1 ? part.toUpperCase() : part)).join('+'))
    .join(' ');
  return (
    <kbd aria-hidden className={styles.root}>
      {shown}
    </kbd>
  );
}
