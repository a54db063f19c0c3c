/** Photos as a person has them, made by the browser itself. */
import type { Page } from '@playwright/test';

/** A picture of this size, painted by the browser. */
export async function painted(page: Page, width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w!, h!); // both are given
      const context = canvas.getContext('2d')!; // this canvas has drawn nothing else
      context.fillStyle = 'teal';
      context.fillRect(0, 0, w!, h!);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.5 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [width, height],
  );
  return Buffer.from(bytes);
}
