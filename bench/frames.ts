/** How smoothly a page moves: the frames that were shown, and what the main thread did for them. */
import type { CDPSession, Page } from '@playwright/test';

/** What was seen while something moved. */
export interface Watched {
  /** Frames that were put on the screen while it was moved, */
  shown: number;
  /** and the places between them that were left out, of sixty in a second; */
  dropped: number;
  /** Those that the main thread took part in; of these some had a place without rows in sight. */
  frames: number;
  blank: number;
  /** How long it was moved. */
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
    const seen = { frames: 0, blank: 0, rows: 0, isOver: false };
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
  const draws: number[] = [];
  const note = ({ value }: { value: Record<string, unknown>[] }): void => {
    draws.push(
      ...value.filter((event) => event['name'] === 'Display::DrawAndSwap').map((event) => Number(event['ts'])),
    );
  };
  devtools.on('Tracing.dataCollected', note);
  const isTraced = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['viz'] } });
  const before = await workUntilNow();
  // The clock of the browser's traces is the same one.
  const now = () => Number(process.hrtime.bigint() / 1000n);
  const begin = now();
  await act();
  const end = now();
  const work = (await workUntilNow()) - before;
  const watched = await page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { frames: number; blank: number; rows: number; isOver: boolean };
    };
    seen.isOver = true;
    return seen;
  });
  await devtools.send('Tracing.end');
  await isTraced;
  devtools.off('Tracing.dataCollected', note);
  const within = draws.filter((at) => at >= begin && at <= end).sort((one, other) => one - other);
  return { ...watched, shown: within.length, dropped: leftOut(within), seconds: (end - begin) / 1e6, work };
}

const frame = 1e6 / 60;
/** Frames that were due between two that were shown; times in microseconds. */
const leftOut = (shown: readonly number[]): number =>
  shown
    .slice(1)
    .reduce((sum, at, before) => sum + Math.max(0, Math.round((at - (shown[before] ?? at)) / frame) - 1), 0);

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
