import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Fragment, memo } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { Cell } from './Cell';
import { columnText } from './columns/column';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { NoticePathContext } from '../state/notificationTarget';
import { SelectCheckbox } from './selection/SelectCheckbox';
import { pickRow, type RowProps } from './TableRow';
import { cardHeight, useTableStyles } from './tableStyles';
import { useDimStyles } from '../foundation/dimStyles';
import { DrawnRows } from '../foundation/DrawnRows';
import type { TableBodyProps } from './TableGrid';
import { labelText } from '../form/labelText';
import { useRowClick } from './useRowClick';

const shownAtMost = 3;

const useCardStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    padding: `0 ${tokens.spacingHorizontalM}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // The edge is that of the whole card, not of its box.
  picked: {
    boxShadow: `inset 3px 0 ${tokens.colorCompoundBrandStroke}`,
    '& > :first-child': { boxShadow: 'none' },
  },
  pick: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '44px',
    height: '44px',
    // The box is smaller than its target: the edge of the card gives what the target takes, so that sums fit.
    marginLeft: `calc(-1 * ${tokens.spacingHorizontalM})`,
    marginRight: `calc(-1 * ${tokens.spacingHorizontalS})`,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    flexGrow: 1,
    minWidth: 0,
    margin: 0,
  },
  // Two lines of it have room; what is longer still is cut.
  label: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  value: { margin: 0, minWidth: 0 },
  // What names the row needs no label before it.
  name: { gridColumn: '1 / -1', margin: 0, minWidth: 0, fontWeight: tokens.fontWeightSemibold },
  actions: { flexShrink: 0, marginRight: `calc(-1 * ${tokens.spacingHorizontalS})` },
});

type CardProps<Row> = Omit<RowProps<Row>, 'classes' | 'active'>;

function Card<Row>({ row, index, place, to, shape, isPicked }: CardProps<Row>) {
  const table = useTableStyles();
  const styles = useCardStyles();
  const intl = useIntl();
  const format = useFormat();
  const { columns, rowActions, onPick } = shape;
  const important = columns.filter((column) => column.important);
  const shown = (important.length > 0 ? important : columns).slice(0, shownAtMost);
  const [first] = shown;
  const name = first ? columnText(first, row, format, intl) : '';
  return (
    <li
      className={mergeClasses(
        ...[styles.root, table.row, to !== undefined && table.opens],
        ...[isPicked && table.picked, isPicked && styles.picked],
      )}
      aria-posinset={place}
      aria-setsize={-1}
      style={{ height: cardHeight }}
    >
      {onPick && (
        <div data-own className={styles.pick}>
          <SelectCheckbox
            isTabbable
            isOn={isPicked}
            label={intl.formatMessage(pickRow, { name })}
            onPick={(extend) => onPick(index, extend)}
          />
        </div>
      )}
      <dl className={styles.facts}>
        {shown.map((column) => (
          <Fragment key={column.id}>
            <dt className={column === first ? undefined : styles.label} hidden={column === first}>
              {labelText(intl, column.title)}
            </dt>
            <dd className={column === first ? styles.name : styles.value}>
              {column === first && to !== undefined ? (
                <a href={to} data-opens className={table.link}>
                  <Cell column={column} row={row} />
                </a>
              ) : (
                <Cell column={column} row={row} />
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
      {rowActions && (
        <div data-own className={styles.actions}>
          <NoticePathContext value={to}>{rowActions(row)}</NoticePathContext>
        </div>
      )}
    </li>
  );
}

function GuardedCard<Row>(props: CardProps<Row>) {
  return (
    <ErrorBoundary>
      <Card {...props} />
    </ErrorBoundary>
  );
}

/** A row on a narrow screen: its three most important columns under one another, and its actions. */
export const TableCard = memo(GuardedCard) as typeof GuardedCard;

const useStyles = makeStyles({
  root: { margin: 0, padding: 0, listStyleType: 'none', color: tokens.colorNeutralForeground1 },
});

/** The rows where there is no room for a table: a list of cards. */
export function TableCards<Row extends { id: number | string }>(props: TableBodyProps<Row>) {
  const { rows, shape, rowHref, label, selection, scroller } = props;
  const styles = useStyles();
  const dim = useDimStyles();
  const opening = useRowClick('li');
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
