/** What comes of a part of `npm test`, and how a few of its tests that failed are run again. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface Count {
  passed: number;
  failed: number;
}

export const one = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/** A run that failed without a failed test (it did not start, or died) counts as one failure. */
export const trusted = (count: Count, code: number): Count =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

export function readJson<Shape>(path: string): Partial<Shape> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<Shape>;
  } catch {
    // The program died before it wrote its report; its exit code says so.
    return {};
  }
}

/** A test and how long it took, in seconds. */
export interface Timed {
  name: string;
  seconds: number;
}

export const longestOf = (tests: readonly Timed[]): Timed[] =>
  [...tests].sort((one, other) => other.seconds - one.seconds).slice(0, 15);

/** A test that failed, and the beginning of what it said. */
export interface Fallen {
  name: string;
  reason: string;
}

/** What came of one run of a part: its sum, the files in which something failed, what it was, in words, and what took longest. */
export interface Outcome extends Count {
  files: string[];
  fallen: Fallen[];
  output: string;
  longest: Timed[];
  lacking: string[];
}

/** Of why tests were left out what this machine lacks; what is left out by choice is not among it. */
export const lackingOf = (reasons: readonly string[]): string[] => [
  ...new Set(
    reasons.filter((reason) => /machine|it needs|installed/.test(reason) && !reason.includes('npm run chaos')),
  ),
];

/** What a part has come to: its sum, what it said, what failed, and what failed first and passed when it was run again alone. */
export interface Sum extends Count {
  output: string;
  fallen: readonly Fallen[];
  unsteady: readonly Fallen[];
  longest?: Timed[];
  /** Why tests were left out, where the machine lacks what they need. */
  lacking?: string[];
}

/** A line of a stack. */
const place = /^.*:\d+:\d+\)?$/gm;

/** Of what a failed test says, what has room in one line. */
export const beginningOf = (message: string): string =>
  stripVTControlCharacters(message).replace(place, '').replaceAll(/\s+/g, ' ').trim().slice(0, 500);

/**
 * A machine with two processors runs three thousand tests beside each other, and one of them may lose a race that no
 * person would. A few that failed are run again by themselves: what fails there, too, has failed; what does not is
 * named as unsteady, to be mended, and does not hide behind a red run what is new. Many failures are no bad luck.
 */
export async function steadied(attempt: (files?: string[]) => Promise<Outcome>): Promise<Sum> {
  const first = await attempt();
  if (first.failed === 0 || first.files.length === 0 || first.files.length > 3) return { ...first, unsteady: [] };
  const again = await attempt(first.files);
  const output = `${first.output}\n── Again, alone: ${first.files.join(', ')}\n${again.output}`;
  if (again.failed > 0) {
    const stayed = again.fallen.map(({ name, reason }) => ({ name, reason: `again, alone: ${reason}` }));
    return { ...first, output, fallen: [...first.fallen, ...stayed], unsteady: [] };
  }
  return { ...first, passed: first.passed + first.failed, failed: 0, output, fallen: [], unsteady: first.fallen };
}
