import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { SheetRow } from './sheetRows';

const useStyles = makeStyles({
  root: { fontWeight: tokens.fontWeightSemibold },
  sub: { paddingLeft: tokens.spacingHorizontalXL, fontWeight: tokens.fontWeightRegular },
});

/** A line under the one that adds it up. */
export function LineName({ row }: { row: SheetRow }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.root, row.isSub && styles.sub)} title={row.name}>
      {row.name}
    </span>
  );
}
