/** The files of the repository that no program here runs: what they name has to be there, and to agree with what does run. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

const root = join(__dirname, '../..');
const text = (name: string) => readFileSync(join(root, name), 'utf8');

interface Package {
  version: string;
  license: string;
  engines: { node: string };
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const own = JSON.parse(text('package.json')) as Package;
/** The versions of Node that are supported, by their first number. */
const supported = [...own.engines.node.matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major]) => major);

interface Workflow {
  jobs: {
    test: {
      strategy: { matrix: { node: string[] } };
      services: { postgres: { image: string; env: Record<string, string> } };
      env: Record<string, string>;
      steps: { run?: string }[];
    };
  };
}

it('the public tests run on each Node that is supported, beside a PostgreSQL that is reached', () => {
  const { strategy, services, env, steps } = (load(text('.github/workflows/test.yml')) as Workflow).jobs.test;
  expect(strategy.matrix.node).toEqual(supported);
  const { image, env: given } = services.postgres;
  expect(text('compose.yaml')).toContain(`image: ${image}`);
  const { username, password, pathname } = new URL(env.TEST_DATABASE_URL ?? '');
  expect([username, password, pathname]).toEqual([
    given.POSTGRES_USER,
    given.POSTGRES_PASSWORD,
    `/${given.POSTGRES_USER}`,
  ]);
  const runs = steps.flatMap(({ run }) => run ?? []);
  expect(runs.slice(-2)).toEqual(['npm ci', 'npm test']);
  // As many connections as the PostgreSQL that the tests start themselves.
  const [, connections] = /'(max_connections=\d+)'/.exec(text('tests/support/postgres.ts')) ?? [];
  expect(runs.join('\n').replaceAll(' = ', '=')).toContain(connections);
});

it('whoever follows .nvmrc works with the Node of the image', () => {
  const version = text('.nvmrc').trim();
  expect(supported).toContain(version);
  expect(text('Dockerfile')).toContain(`FROM node:${version}-`);
});

it('the editor and the formatter agree on the width of a line', () => {
  const { printWidth } = JSON.parse(text('.prettierrc.json')) as { printWidth: number };
  expect(text('.editorconfig')).toContain(`max_line_length = ${printWidth}\n`);
});

it('the changelog ends with what is not released, over the version of the package', () => {
  const [first, second] = [...text('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(first).toBe('Not released');
  expect(second?.split(' ')[0]).toBe(own.version);
});

it('the licence keeps all rights, and nothing says otherwise', () => {
  expect(own.license).toBe('UNLICENSED');
  expect(text('LICENSE')).toContain('All rights reserved');
  expect(text('CONTRIBUTING.md')).toMatch(/`UNLICENSED`, and as \[LICENSE\]/);
});

it('the container for development has what the tests start themselves, and the Node of .nvmrc', () => {
  const container = text('.devcontainer/devcontainer.json').replaceAll(/^\s*\/\/.*$/gm, '');
  const { image, onCreateCommand } = JSON.parse(container) as { image: string; onCreateCommand: string };
  expect(image).toMatch(new RegExp(`^node:${text('.nvmrc').trim()}\\b`));
  for (const name of ['postgresql', 'nginx-light', 'chromium-headless-shell']) {
    expect(onCreateCommand).toContain(name);
    expect(text('.ci/run')).toContain(name);
  }
});

it('rules about packages are of packages that are used', () => {
  const { packageRules } = JSON.parse(text('renovate.json')) as { packageRules: { matchPackageNames: string[] }[] };
  const names = [...Object.keys({ ...own.dependencies, ...own.devDependencies }), 'postgres'];
  for (const pattern of packageRules.flatMap((rule) => rule.matchPackageNames)) {
    const begin = pattern.replace(/\*+$/, '');
    expect([pattern, names.some((name) => (begin === pattern ? name === begin : name.startsWith(begin)))]).toEqual([
      pattern,
      true,
    ]);
  }
});

it.each(['CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'])('%s names commands and files that are there', (file) => {
  for (const [, name = ''] of text(file).matchAll(/`npm run ([\w-]+)/g)) expect(own.scripts).toHaveProperty([name]);
  for (const [, path = ''] of text(file).matchAll(/\]\(([^)#]+)\)/g))
    expect([path, existsSync(join(root, path))]).toEqual([path, true]);
});
