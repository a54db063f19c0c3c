import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useDeferredValue, useLayoutEffect, useReducer, useRef, type ReactNode, type RefObject } from 'react';

export interface VirtualRowsProps {
  count: number;
  height: number;
  scroller: RefObject<HTMLElement | null>;
  /** Drawn also when it is out of sight: the row with the focus, or the keyboard would lose its place. */
  kept: number | undefined;
  draw: (index: number) => ReactNode;
  /** Holds rows that stand together, so that the browser need not look at each when others come. */
  block: (key: string, rows: ReactNode[]) => ReactNode;
  /** Keeps the room of the rows that are not drawn. */
  gap: (key: string, height: number) => ReactNode;
  /** The rows that stood there until this part came were made anew: whoever keeps the focus on one gives it back. */
  onAnew?: () => void;
}

/**
 * Rows come and go in blocks. What a change costs depends little on how many rows it brings, so that it is cheaper to
 * bring six at every sixth row than one at each; two blocks on either side are ready before they come into sight.
 */
const blockSize = 6;
const readyBlocks = 2;

type BlockProps = Pick<VirtualRowsProps, 'draw' | 'block'> & { name: string; from: number; to: number };

/** Drawn again when the table is, but not when it is scrolled. */
const Block = memo(function Block({ name, from, to, draw, block }: BlockProps) {
  return block(
    name,
    Array.from({ length: to - from }, (_, place) => draw(from + place)),
  );
});

/** Draws only the rows in sight and some around them. */
export function VirtualRows({ count, height, scroller, kept, draw, block, gap, onAnew }: VirtualRowsProps) {
  const blocks = Math.ceil(count / blockSize);
  const rowsBefore = (place: number): number => Math.min(place * blockSize, count);
  const virtual = useVirtualizer({
    count: blocks,
    getScrollElement: () => scroller.current,
    estimateSize: (place) => (rowsBefore(place + 1) - rowsBefore(place)) * height,
    overscan: readyBlocks,
    useFlushSync: false,
  });
  // Drawn in one turn with its scroller it comes to be before that is known; it is drawn again before anybody sees it.
  const [, again] = useReducer((turn: number) => turn + 1, 0);
  useLayoutEffect(() => {
    if (scroller.current === null) again();
  }, [scroller]);
  const anew = useRef(onAnew);
  useLayoutEffect(() => anew.current?.(), []);
  const near = virtual.getVirtualIndexes();
  const prepared = useDeferredValue(near);
  const inSight = virtual.range;
  const isPrepared =
    !inSight || (prepared.includes(inSight.startIndex) && prepared.includes(Math.min(inSight.endIndex, blocks - 1)));
  // What is about to come into sight is prepared between the frames; what is in sight already cannot wait.
  const shown = new Set(isPrepared ? prepared : near);
  if (kept !== undefined && kept >= 0 && kept < count) shown.add(Math.floor(kept / blockSize));

  const drawn: ReactNode[] = [];
  let end = 0;
  for (const place of [...shown].filter((one) => one < blocks).sort((one, other) => one - other)) {
    const [from, to] = [rowsBefore(place), rowsBefore(place + 1)];
    if (from > end) drawn.push(gap(`before ${place}`, (from - end) * height));
    drawn.push(<Block key={place} name={String(place)} from={from} to={to} draw={draw} block={block} />);
    end = to;
  }
  if (end < count) drawn.push(gap('after', (count - end) * height));
  return drawn;
}
