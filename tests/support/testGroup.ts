import { after, describe } from 'node:test';
import { keepDatabases } from './database';

/** Test files of the back end in one process, one after another (scripts/serverTestFiles.ts); each has its own hooks. */
export function testGroup(files: readonly { name: string; url: string }[]): void {
  after(keepDatabases());
  for (const { name, url } of files) describe(name, async () => void (await import(url)));
}
