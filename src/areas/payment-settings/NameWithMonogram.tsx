import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { monogramOf, placeOfName } from './monogram';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  logo: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
});
const usePaints = makeStyles({
  teal: { backgroundColor: tokens.colorPaletteTealBackground2, color: tokens.colorPaletteTealForeground2 },
  purple: { backgroundColor: tokens.colorPalettePurpleBackground2, color: tokens.colorPalettePurpleForeground2 },
  forest: { backgroundColor: tokens.colorPaletteForestBackground2, color: tokens.colorPaletteForestForeground2 },
  navy: { backgroundColor: tokens.colorPaletteNavyBackground2, color: tokens.colorPaletteNavyForeground2 },
  plum: { backgroundColor: tokens.colorPalettePlumBackground2, color: tokens.colorPalettePlumForeground2 },
  brown: { backgroundColor: tokens.colorPaletteBrownBackground2, color: tokens.colorPaletteBrownForeground2 },
});
const paints = ['teal', 'purple', 'forest', 'navy', 'plum', 'brown'] as const;

/** A name behind a logo that is painted from it: its letters, on a colour that is always the same for it. */
export function NameWithMonogram({ name }: { name: string }) {
  const styles = useStyles();
  const paint = usePaints();
  const colour = paints[placeOfName(name, paints.length)] ?? 'teal';
  return (
    <span className={styles.root}>
      <span aria-hidden data-monogram className={mergeClasses(styles.logo, paint[colour])}>
        {monogramOf(name)}
      </span>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
