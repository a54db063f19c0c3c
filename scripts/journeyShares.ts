/** Which journeys a run takes where not all of them are its turn. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { files, isJourney, isTest } from './relations';
import { root } from './processes';

/** It looks at every route in parts, and each share has some of them (e2e/accessibility/everyRoute.spec.ts). */
const inEachShare = 'e2e/accessibility/everyRoute.spec.ts';

/** The rules of accessibility take about eight times as long as their text says beside that of a journey. */
const weightOf = (file: string) => statSync(join(root, file)).size * (file.startsWith('e2e/accessibility/') ? 8 : 1);

const journeys = () => files.filter((path) => isJourney(path) && isTest(path) && !path.startsWith('e2e/look/'));

/**
 * The files of each of so many shares, which take about as long as each other: Playwright's own shards are cut by the alphabet, so that
 * all that is looked at for accessibility stood in the first of them.
 */
export function journeyShares(shares: number): string[][] {
  const made = Array.from({ length: shares }, () => ({ files: [inEachShare], weight: 0 }));
  const rest = journeys().filter((file) => file !== inEachShare);
  for (const file of rest.sort((one, other) => weightOf(other) - weightOf(one) || (one < other ? -1 : 1))) {
    const least = made.reduce((best, share) => (share.weight < best.weight ? share : best));
    least.files.push(file);
    least.weight += weightOf(file);
  }
  return made.map((share) => share.files);
}
