import type { MessageDescriptor } from 'react-intl';

/** Filled in by the build. */
declare const process: { env: { NODE_ENV?: string } };

/** What development has been told of already. */
const reported = new Set<string>();

/** Hears every problem with a text: a test fails at once, development is told the first time. */
export function noticeProblem(problem: { code: string; message: string; descriptor?: MessageDescriptor }): void {
  if (process.env.NODE_ENV === 'test') throw new Error(problem.message);
  const name = problem.descriptor?.id ?? problem.code;
  if (process.env.NODE_ENV !== 'development' || reported.has(name)) return;
  reported.add(name);
  console.warn(problem.message); // eslint-disable-line no-console -- development only: the author of a text reads it there
}
