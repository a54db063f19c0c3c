/** `npm run check`: everything that can be said about the code without running it. */
import { availableParallelism } from 'node:os';
import { compileMessages } from './messages';
import { program, run, script, type Finished } from './processes';
import { runTasks, type Task } from './tasks';

const types = (project: string) => program('typescript7/bin/tsc', '-p', project);

// The longest first, so that none of them is left running alone at the end.
const checks: Record<string, string[]> = {
  eslint: program(
    'eslint/bin/eslint.js',
    '--cache',
    '--cache-location',
    '.cache/eslint/',
    '--cache-strategy',
    'content',
    '.',
  ),
  'dependency-cruiser': program(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'src',
    'server',
    'scripts',
    'tests',
    'e2e',
    'bench',
  ),
  // What ESLint takes long over, and two rules that need types (.oxlintrc.json).
  oxlint: program('oxlint/bin/oxlint', '--type-aware', '.'),
  knip: program('knip/bin/knip.js', '--no-progress'),
  prettier: program('prettier/bin/prettier.cjs', '--check', '--cache', '--cache-location', '.cache/prettier', '.'),
  redocly: program('@redocly/cli/bin/cli.js', 'lint', 'specs/*/*.yaml', '--format', 'stylish'),
  'types of the panel': types('tsconfig.json'),
  'types of the back end': types('tsconfig.node.json'),
  'types of the tests': types('tsconfig.tests.json'),
  messages: script('checkMessages'),
  'generated code': [process.execPath, '--import', 'tsx', 'scripts/api.ts', '--check'],
};

// Redocly speaks of its version and telemetry otherwise.
const env = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off', FORCE_COLOR: '0' };

export interface CheckResult extends Finished {
  name: string;
}

/** The checks as tasks; the catalogues must have been compiled, because the panel names them. */
export const checkTasks = (): Task<CheckResult>[] =>
  Object.entries(checks).map(([name, command]) => ({
    name,
    run: async () => ({ name, ...(await run(command, { env })) }),
  }));

/** `npm run check`, or `npm run check -- <name> …` for some of them. What failed is printed in full as it comes. */
export async function main(only: string[]) {
  const begin = performance.now();
  // A clean clone has not got them.
  await compileMessages();
  const tasks = checkTasks().filter(({ name }) => only.length === 0 || only.includes(name));
  let failed = 0;
  await runTasks(
    tasks,
    availableParallelism(),
    ({ code }) => code === 0,
    (end) => {
      const isGood = 'result' in end && end.result.code === 0;
      if (!isGood) failed += 1;
      if (!isGood) console.log(`\n── ${end.name}\n${'result' in end ? end.result.output.trim() : String(end.error)}\n`);
      console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${end.name.padEnd(24)}${end.seconds.toFixed(1).padStart(6)} s`);
    },
  );
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${tasks.length - failed} passed, ${failed} failed in ${seconds} s`);
  return failed === 0 ? 0 : 1;
}
