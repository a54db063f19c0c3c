import { Fragment, Suspense, type ReactNode } from 'react';
import { lazyComponent } from './lazyComponent';
import type { VirtualRowsProps } from './VirtualRows';

/** Up to here all rows are drawn; only beyond is the part that draws some of them worth fetching. */
const drawnAtMost = 60;

const VirtualRows = lazyComponent(async () => (await import('./VirtualRows')).VirtualRows);

const together = (key: string, rows: ReactNode[]): ReactNode => <Fragment key={key}>{rows}</Fragment>;

type Props = Omit<VirtualRowsProps, 'block'> & Partial<Pick<VirtualRowsProps, 'block'>>;

/** The rows of a table or a list of cards; of a long one only those in sight. */
export function DrawnRows({ block = together, ...props }: Props) {
  const { count, height, draw, gap } = props;
  const first = (most: number): ReactNode =>
    block(
      'first',
      Array.from({ length: most }, (_, index) => draw(index)),
    );
  if (count <= drawnAtMost) return first(count);
  // Until the part is there: a few more rows are drawn, but never thousands.
  const meanwhile =
    count <= 3 * drawnAtMost ? (
      first(count)
    ) : (
      <>
        {first(drawnAtMost)}
        {gap('rest', (count - drawnAtMost) * height)}
      </>
    );
  return (
    <Suspense fallback={meanwhile}>
      {/* Other heights are measured anew. */}
      <VirtualRows key={height} {...props} block={block} />
    </Suspense>
  );
}
