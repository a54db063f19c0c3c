/** What has been changed and is not in main yet. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Where this branch left main; the last commit where there is no main. */
function base(): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main)[0] ?? 'HEAD';
    } catch {
      // There is no such branch here; the next name is tried.
    }
  }
  return 'HEAD';
}

/** Files that were changed or added since this branch left main, committed or not. */
export const changedFiles = (): string[] =>
  [...new Set([...git('diff', '--name-only', base()), ...git('ls-files', '--others', '--exclude-standard')])].filter(
    (path) => existsSync(join(root, path)),
  );

/** Which of so many shares of something long is the turn of this commit, by its name, from 0; nothing where there is no repository. */
export function shareOfCommit(shares: number): number | undefined {
  try {
    const [name = ''] = git('rev-parse', 'HEAD');
    return parseInt(name.slice(-6), 16) % shares;
  } catch {
    // A copy without its history: whoever has it runs all, or always the same.
    return undefined;
  }
}
