import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useDimStyles } from './dimStyles';
import { DrawnRows } from './DrawnRows';
import { TableCard } from './TableCard';
import type { TableBodyProps } from './TableGrid';
import { cardHeight } from './tableStyles';
import { useOpenRows } from './useOpenRows';

const useStyles = makeStyles({
  root: { margin: 0, padding: 0, listStyleType: 'none', color: tokens.colorNeutralForeground1 },
});

/** The rows where there is no room for a table: a list of cards. */
export function TableCards<Row extends { id: number | string }>(props: TableBodyProps<Row>) {
  const { rows, shape, rowHref, label, selection, scroller } = props;
  const styles = useStyles();
  const dim = useDimStyles();
  const opening = useOpenRows('li');
  const draw = (index: number) => {
    const row = rows.items[index];
    if (row === undefined) return null;
    return (
      <TableCard
        key={row.id}
        row={row}
        index={index}
        place={rows.first + index + 1}
        to={rowHref?.(row)}
        shape={shape}
        isPicked={selection?.has(row.id) ?? false}
      />
    );
  };
  const gap = (key: string, height: number) => <li key={key} aria-hidden style={{ height }} />;
  return (
    <ul
      aria-label={label}
      aria-busy={rows.refreshing}
      className={mergeClasses(styles.root, rows.refreshing && dim.dimmed)}
      {...opening}
    >
      <DrawnRows
        count={rows.items.length}
        height={cardHeight}
        scroller={scroller}
        kept={undefined}
        draw={draw}
        gap={gap}
      />
    </ul>
  );
}
