import { SheetSection } from './SheetSection';
import { MethodSection } from './MethodSection';
import { RunsSection } from './RunsSection';

/** How the goods of a merchant come in, and what became of each time they did. */
export function ImportsTab({ merchantId }: { merchantId: number }) {
  return (
    <>
      <SheetSection merchantId={merchantId} />
      <MethodSection merchantId={merchantId} />
      <RunsSection merchantId={merchantId} />
    </>
  );
}
