/** The paths of the back end come from the specs; a route written by hand could drift from them. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const server = join(__dirname, '../../server');
const registers = /\.(get|post|put|patch|delete|all|head|options)\(\s*['"`]\/|\.route\(\s*\{/;

/** Who registers routes: the contract, the host of files (decisions: the one route written by hand), the built panel. */
const allowed = ['http/contract.ts', 'http/registerOperations.ts', 'files/contentHost.ts'];

test('only the contract, the content host and the page register routes', () => {
  const writers = (readdirSync(server, { recursive: true }) as string[])
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('generated'))
    .filter((path) => !path.startsWith('page/') && !allowed.includes(path))
    .filter((path) => registers.test(readFileSync(join(server, path), 'utf8')));
  expect(writers).toEqual([]);
});
