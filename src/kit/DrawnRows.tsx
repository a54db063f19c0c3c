import { Suspense } from 'react';
import { lazily } from './lazily';
import type { VirtualRowsProps } from './VirtualRows';

/** Up to here all rows are drawn; only beyond is the part that draws some of them worth fetching. */
const drawnAtMost = 60;

const VirtualRows = lazily(async () => (await import('./VirtualRows')).VirtualRows);

/** The rows of a table or a list of cards; of a long one only those in sight. */
export function DrawnRows(props: VirtualRowsProps) {
  const { count, height, draw, gap } = props;
  const first = (most: number) => Array.from({ length: most }, (_, index) => draw(index));
  if (count <= drawnAtMost) return first(count);
  // Until the part is there: a few more rows are drawn, but never thousands.
  const meanwhile =
    count <= 3 * drawnAtMost ? first(count) : [...first(drawnAtMost), gap('rest', (count - drawnAtMost) * height)];
  return (
    <Suspense fallback={meanwhile}>
      {/* Other heights are measured anew. */}
      <VirtualRows key={height} {...props} />
    </Suspense>
  );
}
