import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '@fluentui/react-components';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { EmptyState } from '../feedback/EmptyState';
import { TableCards } from './TableCards';
import { type TableBodyProps, TableGrid } from './TableGrid';
import { coveredRoom } from './tableLayout';
import { TableSkeleton } from './TableSkeleton';
import { useTableStyles } from './tableStyles';
import type { AnyListState } from '../url/useListState';
import { useInfiniteScroll } from './useInfiniteScroll';
import { useScrollRestoration } from './useScrollRestoration';

/**
 * Marks a scrolled area whose content is wider than itself. Only there columns have to be held in their place: each
 * held cell is a thing of its own for the browser to move, in every frame of scrolling.
 */
export function useWide(scroller: RefObject<HTMLElement | null>, content: string): void {
  useEffect(() => {
    const area = scroller.current;
    const inside = area?.firstElementChild;
    if (!area || !inside) return undefined;
    const observer = new ResizeObserver(() => area.toggleAttribute('data-wide', area.scrollWidth > area.clientWidth));
    observer.observe(area);
    observer.observe(inside);
    return () => observer.disconnect();
  }, [scroller, content]);
}

const m = defineMessages({
  more: { id: 'kit.table.more', defaultMessage: 'Показать ещё' },
  nothingFound: { id: 'kit.table.nothingFound', defaultMessage: 'По этим фильтрам ничего не найдено' },
  clear: { id: 'kit.table.clear', defaultMessage: 'Очистить фильтры' },
  noSuchPage: { id: 'kit.table.noSuchPage', defaultMessage: 'На этой странице строк нет' },
  toFirst: { id: 'kit.table.toFirst', defaultMessage: 'К первой странице' },
});

/** Why there is no row: the page lies beyond the end, the filters find nothing, or there is nothing at all. */
function NoRows({ list, empty }: { list: AnyListState | undefined; empty: MessageDescriptor }) {
  if (list && list.page > 1) {
    return (
      <EmptyState text={m.noSuchPage}>
        <Button onClick={() => list.jump(1)}>
          <FormattedMessage {...m.toFirst} />
        </Button>
      </EmptyState>
    );
  }
  if (!list?.isFiltered) return <EmptyState text={empty} />;
  return (
    <EmptyState text={m.nothingFound}>
      <Button onClick={() => list.clear()}>
        <FormattedMessage {...m.clear} />
      </Button>
    </EmptyState>
  );
}

interface Props<Row extends { id: number | string }> extends Omit<TableBodyProps<Row>, 'sorting'> {
  list: AnyListState | undefined;
  empty: MessageDescriptor;
  isNarrow: boolean;
}

/** The part of a table that scrolls: the rows, or why there are none. */
export function TableBody<Row extends { id: number | string }>({ list, empty, isNarrow, ...body }: Props<Row>) {
  const { rows, shape, label, scroller } = body;
  const { items, state, failure, hasMore, loadingMore, refreshing } = rows;
  const styles = useTableStyles();
  const end = useRef<HTMLDivElement>(null);
  const isReady = state === 'ready';
  const order = list?.filters['order_by'];

  const of = `${JSON.stringify(list?.filters)} ${rows.first}`;
  useInfiniteScroll({
    scroller,
    end,
    wanted: isReady && hasMore && !loadingMore && !refreshing && !failure,
    more: rows.more,
    of,
    pages: list && Math.ceil(items.length / list.limit),
  });
  useScrollRestoration(scroller, of, isReady && !refreshing);

  const sorting = list && {
    order: typeof order === 'string' ? order : undefined,
    onOrder: (order_by: string) => list.set({ order_by }),
  };
  const covered = coveredRoom(shape);
  const hasCells = isReady && !isNarrow && items.length > 0;
  useWide(scroller, `${isReady} ${isNarrow} ${items.length > 0}`);
  const content = () => {
    if (!isReady) return <TableSkeleton shape={shape} count={Math.min(list?.limit ?? 3, 20)} isNarrow={isNarrow} />;
    if (items.length === 0) return <NoRows list={list} empty={empty} />;
    return isNarrow ? <TableCards {...body} sorting={sorting} /> : <TableGrid {...body} sorting={sorting} />;
  };

  return (
    <div
      ref={scroller}
      // An area that scrolls is reached by keyboard; the cells of a table are such a way already.
      {...(!hasCells && { role: 'group', tabIndex: 0, 'aria-label': label })}
      className={styles.scroller}
      style={{ scrollPaddingLeft: covered.left, scrollPaddingRight: covered.right }}
    >
      {content()}
      {hasMore && isReady && (
        <div ref={end} className={styles.more}>
          <Button disabled={loadingMore} onClick={rows.more}>
            <FormattedMessage {...m.more} />
          </Button>
        </div>
      )}
    </div>
  );
}
