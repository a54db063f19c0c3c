/** `npm run check`: everything that can be said about the code without running it. */
import { compileMessages } from './messages';
import { program, run, script, type Finished } from './processes';

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

/** Runs the checks two at a time and prints a table; what failed is printed in full above it. */
export async function runChecks(only: string[] = []): Promise<CheckResult[]> {
  // The panel names the compiled catalogues, which a clean clone has not got.
  await compileMessages();
  const waiting = Object.entries(checks).filter(([name]) => only.length === 0 || only.includes(name));
  const results: CheckResult[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, command] = next;
      results.push({ name, ...(await run(command, { env })) });
    }
  };
  await Promise.all([work(), work()]);
  for (const { name, code, output } of results) if (code !== 0) console.log(`\n── ${name}\n${output.trim()}`);
  console.log();
  for (const { name, code, seconds } of results)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(24)}${seconds.toFixed(1).padStart(6)} s`);
  return results;
}

export async function main(only: string[]) {
  const begin = performance.now();
  const results = await runChecks(only);
  const failed = results.filter((result) => result.code !== 0).length;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${results.length - failed} passed, ${failed} failed in ${seconds} s`);
  return failed === 0 ? 0 : 1;
}
