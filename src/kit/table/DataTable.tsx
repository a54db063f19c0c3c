import { Suspense, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Rows } from '../../lib/rows';
import type { Column } from './columns/column';
import { FailureNote } from '../feedback/FailureNote';
import { lazyComponent } from '../foundation/lazyComponent';
import { ListContext, ListSlotsContext, tablesOnPage } from './listContext';
import { useScreen } from '../state/screen';
import { StaleNotice } from '../feedback/StaleNotice';
import { TableBody } from './TableBody';
import { TableFooter } from './TableFooter';
import { TableTools } from './TableTools';
import { leastWidths, shapeOf } from './tableLayout';
import { shownColumns } from './columns/visibleColumns';
import { cardHeight, rowHeight, useTableStyles } from './tableStyles';
import type { AnyListState } from '../url/useListState';
import { narrow, useMediaQuery } from '../foundation/useMediaQuery';
import { useOnline } from '../foundation/useOnline';
import { useSelection } from './selection/useSelection';
import { useTableSettings } from './columns/useTableSettings';
import { SettingsWarning } from './columns/SettingsWarning';

export type { Column } from './columns/column';

type Bar = typeof import('./selection/SelectionBar').SelectionBar;
// What is fetched lazily forgets that it is made for rows of any kind.
const SelectionBar = lazyComponent(
  async () => (await import('./selection/SelectionBar')).SelectionBar,
) as unknown as Bar;

/** On a low screen the page scrolls rather than that rows and footer have no room: some rows are always in sight. */
const leastHeight = (rows: number, isNarrow: boolean): number =>
  isNarrow ? Math.min(rows, 3) * cardHeight + 140 : Math.min(rows, 6) * rowHeight + 84;

/** What is searched for, in whatever order it is shown. */
function filterOf(list: AnyListState | undefined): string {
  return JSON.stringify({ ...list?.filters, order_by: undefined });
}

/** The picked rows in the place of the list. */
function aloneRows<Row>(rows: Rows<Row>, picked: readonly Row[]): Rows<Row> {
  return { ...rows, items: picked, first: 0, total: picked.length, state: 'ready', hasMore: false, failure: undefined };
}

interface Props<Row extends { id: number | string }> {
  /** Said when there is nothing at all. */
  empty: MessageDescriptor;
  /** Rows that are not those of the page, as in a section of a card. */
  rows?: Rows<Row>;
  columns?: readonly Column<Row>[];
  /** The state of the list of such rows; without it the table is neither sorted nor paged. */
  list?: AnyListState;
  /** The address of a row's page; none of one that opens nowhere. */
  rowHref?: (row: Row) => string | undefined;
  /** What can be done with a row, as an `ActionMenu`; drawn once the pointer or the focus comes near the row. */
  rowActions?: (row: Row) => ReactNode;
  /** What can be done with the picked rows; given, rows can be picked. `clear` unpicks them, after the action. */
  bulkActions?: (picked: readonly Row[], clear: () => void) => ReactNode;
  /** The cells have two lines, as a figure over its change. */
  isTall?: boolean;
  /** All rows are there: they are not counted or paged under the table. */
  isWhole?: boolean;
  /** What is listed, for those who listen; the title of the screen unless told otherwise. */
  label?: MessageDescriptor;
}

/** The rows that the table was given, or those of the page, which are of the kind that its other props speak of. */
function useTableData<Row extends { id: number | string }>(props: Props<Row>) {
  const page = use(ListContext);
  const { list, rows, columns } = props.rows ? props : { ...(page as unknown as Partial<Props<Row>> | undefined) };
  if (!rows || !columns) throw new Error('A table outside of a ListPage has to be told its rows and its columns.');
  return { list, rows, columns };
}

/**
 * A table in all its states: on its way, there, dimmed while fresh rows come, empty, empty because of the filters,
 * refused, failed. More rows follow on scrolling or with the button under the last one. The user chooses columns,
 * their order, widths and the height of the rows, and finds them so again.
 *
 *     <DataTable empty={m.empty}
 *       rowHref={(c) => href('claims.one', { id: c.id })}
 *       rowActions={(c) => <ClaimActions claim={c} />}
 *       bulkActions={(picked, clear) => <BulkDecision claims={picked} onDone={clear} />} />
 */
export function DataTable<Row extends { id: number | string }>(props: Props<Row>) {
  const { empty, rowHref, rowActions, bulkActions, label, isTall, isWhole } = props;
  const { list, rows, columns } = useTableData(props);
  const styles = useTableStyles();
  const intl = useIntl();
  const screen = useScreen();
  const places = use(ListSlotsContext);
  const isOnline = useOnline();
  const isNarrow = useMediaQuery(narrow);
  const scroller = useRef<HTMLDivElement>(null);
  const setting = useTableSettings(list ? undefined : (label?.id ?? 'rows'));
  const [apart, setApart] = useState<{ rows: readonly Row[]; of: string }>();
  const asked = JSON.stringify(list?.filters);
  // The picked rows alone, until something else is asked for.
  const isApart = apart !== undefined && apart.of === asked;
  const view = isApart ? aloneRows(rows, apart.rows) : rows;
  const selection = useSelection(view.items, filterOf(list));
  const { items, state, failure } = view;

  const hasPicking = bulkActions !== undefined;
  const { pick } = selection;
  const shown = useMemo(() => shownColumns(columns, setting.look), [columns, setting.look]);
  // As a text, for it seldom changes with the rows.
  const least = useMemo(() => JSON.stringify(leastWidths(shown, items, intl)), [shown, items, intl]);
  const shape = useMemo(
    () =>
      shapeOf(shown, setting.look, JSON.parse(least) as Record<string, number>, {
        ...{ rowActions, isTall },
        onPick: hasPicking ? pick : undefined,
      }),
    [shown, setting.look, least, rowActions, hasPicking, pick, isTall],
  );

  useEffect(() => {
    if (scroller.current) tablesOnPage.set(scroller.current, { rows: view, columns: shown });
  });

  // Nothing is picked any more: the list comes back.
  if (apart && selection.picked.length === 0) setApart(undefined);

  if (state === 'failed' && failure) return <FailureNote failure={failure} retry={rows.retry} />;

  const bar = hasPicking && selection.picked.length > 0 && (
    <Suspense>
      <SelectionBar
        selection={selection}
        columns={shape.columns}
        rows={view}
        of={asked}
        onApart={isApart ? undefined : () => setApart({ rows: selection.picked, of: asked })}
        onTogether={() => setApart(undefined)}
      >
        {bulkActions(selection.picked, selection.clear)}
      </SelectionBar>
    </Suspense>
  );
  const tools = !isNarrow && (
    <TableTools columns={columns} setting={setting} hasActions={rowActions !== undefined} list={list} />
  );
  return (
    <>
      {state === 'ready' && (failure || (list && !isOnline)) && (
        <StaleNotice failure={failure} at={rows.at} retry={rows.retry} />
      )}
      {list && <SettingsWarning columns={columns} />}
      {tools && places.tools && createPortal(tools, places.tools)}
      <div className={styles.frame} style={{ minHeight: list && leastHeight(items.length, isNarrow) }}>
        {rows.refreshing && <span aria-hidden className={styles.progress} />}
        <TableBody
          rows={view}
          shape={shape}
          setting={setting}
          rowHref={rowHref}
          label={label ? intl.formatMessage(label) : screen.title}
          selection={hasPicking ? selection : undefined}
          scroller={scroller}
          list={list}
          empty={empty}
          isNarrow={isNarrow}
        />
        {list && !isWhole && !isApart && state === 'ready' && items.length > 0 && (
          <TableFooter list={list} rows={rows} columns={shape.columns} isNarrow={isNarrow} />
        )}
      </div>
      {/* Under the rows: nothing moves when the first one is picked, and the filters stay at hand. */}
      {bar}
    </>
  );
}
