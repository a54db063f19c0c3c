import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';

export interface VirtualRowsProps {
  count: number;
  height: number;
  scroller: RefObject<HTMLElement | null>;
  /** Drawn also when it is out of sight: the row with the focus, or the keyboard would lose its place. */
  kept: number | undefined;
  draw: (index: number) => ReactNode;
  /** Keeps the room of the rows that are not drawn. */
  gap: (key: string, height: number) => ReactNode;
}

/** Draws only the rows in sight and some around them. */
export function VirtualRows({ count, height, scroller, kept, draw, gap }: VirtualRowsProps) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      const isAlone = kept !== undefined && kept >= 0 && kept < count && !inSight.includes(kept);
      return isAlone ? [...inSight, kept].sort((one, other) => one - other) : inSight;
    },
  });
  const rows = virtual.getVirtualItems();
  const drawn = rows.flatMap((row, place) => {
    const room = row.start - (rows[place - 1]?.end ?? 0);
    return room > 0 ? [gap(`before ${row.index}`, room), draw(row.index)] : [draw(row.index)];
  });
  const after = virtual.getTotalSize() - (rows.at(-1)?.end ?? 0);
  return (
    <>
      {drawn}
      {after > 0 && gap('after', after)}
    </>
  );
}
