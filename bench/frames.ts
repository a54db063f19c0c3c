/** How smoothly a page moves: the frames that were shown, and what the main thread did for them. */
import type { CDPSession, Page } from '@playwright/test';

/** What was seen while something moved. */
export interface Watched {
  /** Frames that were put on the screen, */
  shown: number;
  /** and those that the main thread took part in; of these some had a place without rows in sight. */
  frames: number;
  blank: number;
  seconds: number;
  rows: number;
  /** The work of the main thread, in milliseconds. */
  work: number;
}

/** Counts frames, and the rows of the table in `selector` where there is one, while something moves. */
export async function watch(
  page: Page,
  devtools: CDPSession,
  selector: string,
  act: () => Promise<unknown>,
): Promise<Watched> {
  const workUntilNow = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.evaluate((where) => {
    const seen = { frames: 0, blank: 0, rows: 0, begin: performance.now(), isOver: false };
    Object.assign(window, { seen });
    const area = document.querySelector(where)?.parentElement;
    const frame = () => {
      if (seen.isOver || !area) return;
      const { top, bottom } = area.getBoundingClientRect();
      const gaps = [...area.querySelectorAll('tbody[aria-hidden]')].map((gap) => gap.getBoundingClientRect());
      seen.frames += 1;
      if (gaps.some((gap) => gap.top < bottom - 1 && gap.bottom > top + 37)) seen.blank += 1;
      seen.rows = Math.max(seen.rows, area.querySelectorAll('tbody:not([aria-hidden]) tr').length);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, selector);
  let shown = 0;
  const count = ({ value }: { value: Record<string, string>[] }): void => {
    shown += value.filter((event) => event['name'] === 'Display::DrawAndSwap').length;
  };
  devtools.on('Tracing.dataCollected', count);
  const isTraced = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['viz'] } });
  const before = await workUntilNow();
  await act();
  const work = (await workUntilNow()) - before;
  const watched = await page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { frames: number; blank: number; rows: number; begin: number; isOver: boolean };
    };
    seen.isOver = true;
    return { ...seen, seconds: (performance.now() - seen.begin) / 1000 };
  });
  await devtools.send('Tracing.end');
  await isTraced;
  devtools.off('Tracing.dataCollected', count);
  return { ...watched, shown, work };
}

/** Turns the wheel over the list at so many pixels a second, for some seconds, as a person does. */
export async function wheel(
  page: Page,
  devtools: CDPSession,
  selector: string,
  speed: number,
  seconds: number,
): Promise<void> {
  const box = await page.locator(selector).locator('..').boundingBox();
  if (!box) throw new Error('There is no list on the page.');
  const gesture = { x: box.x + 300, y: box.y + 200, yDistance: -speed * seconds, speed };
  await devtools.send('Input.synthesizeScrollGesture', { ...gesture, gestureSourceType: 'mouse' });
}
