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
// Of the families of the palette that the build keeps.
const usePaints = makeStyles({
  blue: { backgroundColor: tokens.colorPaletteBlueBackground2, color: tokens.colorPaletteBlueForeground2 },
  plum: { backgroundColor: tokens.colorPalettePlumBackground2, color: tokens.colorPalettePlumForeground2 },
  green: { backgroundColor: tokens.colorPaletteGreenBackground2, color: tokens.colorPaletteGreenForeground2 },
  darkRed: { backgroundColor: tokens.colorPaletteDarkRedBackground2, color: tokens.colorPaletteDarkRedForeground2 },
});
const paints = ['blue', 'plum', 'green', 'darkRed'] as const;

/** A name behind a logo that is painted from it: its letters, on a colour that is always the same for it. */
export function NameWithMonogram({ name }: { name: string }) {
  const styles = useStyles();
  const paint = usePaints();
  const colour = paints[placeOfName(name, paints.length)] ?? 'blue';
  return (
    <span className={styles.root}>
      <span aria-hidden data-monogram className={mergeClasses(styles.logo, paint[colour])}>
        {monogramOf(name)}
      </span>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
