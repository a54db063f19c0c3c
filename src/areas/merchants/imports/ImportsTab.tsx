import type { MerchantUploads } from '../merchants/merchantUploads';
import { SheetSection } from './SheetSection';
import { MethodSection } from './MethodSection';
import { RunsSection } from './RunsSection';

/** How the goods of a merchant come in, and what became of each time they did. */
export function ImportsTab({ merchantId, uploads }: { merchantId: number; uploads: MerchantUploads }) {
  return (
    <>
      <SheetSection merchantId={merchantId} uploads={uploads} />
      <MethodSection merchantId={merchantId} />
      <RunsSection merchantId={merchantId} />
    </>
  );
}
