/**
 * `npm run cost -- <area>` counts what a screen costs: the hand-written lines and files from spec to test of one folder
 * of src/areas (`claims/tariffs`, `payments/tax`). A shared file counts with the lines that concern the screen only.
 *
 * `npm run cost -- --screens 124` copies a list until the panel has so many screens, in a scratch copy of the tree, builds
 * it and prints what that does to the build, the sign-in page, the first list and its texts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { parseYaml } from '../server/http/yaml';
import { measureScreens } from './costOfScreens';
import { root } from './processes';
import { specFiles } from './specFiles';
import {
  filesUnder,
  importsOf,
  isTest,
  lineCount,
  linesOf,
  messageIds,
  namesIn,
  readSource,
  walk,
  withoutEnding,
  type Source,
  type Whole,
} from './sources';

interface Spec {
  paths: Record<string, Record<string, { operationId?: string }>>;
}
const readSpec = (path: string) => parseYaml(readFileSync(join(root, path), 'utf8')) as Spec;
const operationsOf = ({ paths }: Spec) =>
  Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ operationId }) => operationId ?? []));

/** A line for each file: one of its own as a whole, a shared one with what concerns the screen. */
type Row = [part: string, lines: number, path: string, shared?: 'shared' | undefined];

/** What one area costs, a row for each file. */
function costOf(area: string): Row[] {
  const sources = filesUnder('src').map(readSource);
  const users = (path: string) => sources.filter((one) => importsOf(one).includes(withoutEnding(path)));
  const inArea = ({ path }: Source) => path.startsWith(`src/areas/${area}/`);
  const own = sources.filter(inArea);
  if (own.length === 0) throw new Error(`There is no folder src/areas/${area}.`);
  const rows: Row[] = own.map(({ path, text }) => [isTest(path) ? 'test' : 'screen', lineCount(text), path]);

  // A file of calls belongs to the area when no other area asks for it.
  const code = own.filter(({ path }) => !isTest(path));
  const called = new Set(code.flatMap(importsOf));
  const api = sources.filter(
    ({ path }) =>
      /^src\/api\/[\w-]+\/\w+\.ts$/.test(path) &&
      called.has(withoutEnding(path)) &&
      specFiles.some(({ service }) => path.startsWith(`src/api/${service}/`)) &&
      users(path).every((user) => inArea(user) || isTest(user.path) || user.path.endsWith('/queues.ts')),
  );
  rows.push(...api.map(({ path, text }): Row => ['api', lineCount(text), path]));
  const specs = specFiles.filter(({ service, area: name }) =>
    api.some((one) => importsOf(one).includes(`src/api/generated/${service}/${name}`)),
  );
  for (const { service, area: name } of specs) {
    const path = `specs/${service}/${name}.yaml`;
    rows.push(['spec', lineCount(readFileSync(join(root, path), 'utf8')), path]);
  }

  const routes = routesOf(area, sources);
  rows.push(...routes.rows);
  const tags = new Set(api.flatMap((one) => namesIn(one, tagPattern)));
  if (tags.size > 0) rows.push(['api', tags.size, 'src/api/cache/tags.ts', 'shared']);

  const ids = new Set([...messageIds(code), ...routes.ids]);
  for (const language of ['ru', 'en', 'uz']) rows.push(['texts', ids.size, `locales/${language}.json`, 'shared']);

  // The module of the back end that answers these operations, its table, and the tests that name it.
  const read = specs.map(({ service, area: name }) => readSpec(`specs/${service}/${name}.yaml`));
  const operations = read.flatMap(operationsOf);
  const server = filesUnder('server/modules').map(readSource);
  const answers = ({ tree }: Source) => {
    let found = false;
    walk(tree, (node) => {
      if (ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node))
        found ||= operations.includes(node.name.getText());
    });
    return found;
  };
  const modules = new Set(server.filter(answers).map(({ path }) => path.split('/').slice(0, 3).join('/')));
  const mine = server.filter(({ path }) => [...modules].some((module) => path.startsWith(`${module}/`)));
  rows.push(...mine.map(({ path, text }): Row => ['server', lineCount(text), path]));
  // Its import and its place in the list.
  if (modules.size > 0) rows.push(['server', 2 * modules.size, 'server/app.ts', 'shared']);
  rows.push(...tablesOf(mine));
  const isWhole = (path: string) =>
    [...modules].some((module) => basename(path) === `${camel(basename(module))}.test.ts`);
  const addresses = [...routes.addresses, ...read.flatMap(({ paths }) => Object.keys(paths))]
    .map((path) => path.replace(/\/[:{].*/, ''))
    .filter((path) => path.length > 1);
  const tests = [...filesUnder('tests/server'), ...filesUnder('src').filter(isTest)].map(readSource);
  for (const one of tests.filter((source) => !inArea(source))) {
    const lines = isWhole(one.path) ? lineCount(one.text) : testLines(one, addresses);
    if (lines > 0) rows.push(['test', lines, one.path, isWhole(one.path) ? undefined : 'shared']);
  }
  return rows;
}

const tagPattern = /^[A-Z]\w+$/;

/** The entries of the route table that lead to an area, with their icons, texts and the hooks that count for them. */
function routesOf(area: string, sources: readonly Whole[]) {
  const rows: Row[] = [];
  const ids: string[] = [];
  const addresses: string[] = [];
  for (const source of sources.filter(({ path }) => /^src\/routes\/\w+\.ts$/.test(path) && !isTest(path))) {
    const mentioned = new Set<string>();
    let lines = 0;
    walk(source.tree, (node) => {
      if (!ts.isPropertyAssignment(node) || !ts.isStringLiteralLike(node.name)) return;
      if (!importsOf({ ...source, tree: node }).some((path) => path.startsWith(`src/areas/${area}/`))) return;
      lines += linesOf(node);
      walk(node, (one) => {
        if (ts.isIdentifier(one)) mentioned.add(one.text);
        if (ts.isStringLiteralLike(one) && one.text.startsWith('/')) addresses.push(one.text);
      });
    });
    if (lines === 0) continue;
    walk(source.tree, (node) => {
      if (ts.isImportSpecifier(node) && /Regular$|Filled$/.test(node.name.text) && mentioned.has(node.name.text))
        lines += 1;
      const isText = ts.isPropertyAssignment(node) && node.parent.parent.getText().startsWith('defineMessages(');
      if (!isText || !mentioned.has(node.name.getText())) return;
      lines += linesOf(node);
      ids.push(...messageIds([{ ...source, tree: node }]));
    });
    rows.push(['route', lines, source.path, 'shared']);
    for (const queues of sources.filter(({ path }) => path.endsWith('/queues.ts'))) {
      const own = queues.tree.statements.filter((one) =>
        [...mentioned].some((name) => /^use\w+$/.test(name) && one.getText().match(`^export [\\w ]*\\b${name}\\b`)),
      );
      if (own.length > 0) rows.push(['route', own.reduce((sum, one) => sum + linesOf(one), 0), queues.path, 'shared']);
    }
  }
  return { rows, ids, addresses };
}

/** The statements that make the tables which lists of a module begin with, and what the common seed puts into them. */
function tablesOf(module: readonly Source[]): Row[] {
  const tables = new Set<string>();
  for (const { tree } of module)
    walk(tree, (node) => {
      if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'from') return;
      const [, table] = /[`'](\w+) \w/.exec(node.initializer.getText()) ?? [];
      if (table !== undefined) tables.add(table);
    });
  const rows: Row[] = [];
  for (const name of readdirSync(join(root, 'server/migrations')).sort()) {
    const statements = readFileSync(join(root, 'server/migrations', name), 'utf8').split(/;\n/);
    const own = statements.filter((one) =>
      [...tables].some((table) =>
        new RegExp(`^(create table|alter table|create (unique )?index \\w+ on) ${table}\\b`, 'm').test(one),
      ),
    );
    const lines = own.reduce((sum, one) => sum + lineCount(one.trim()), 0);
    if (lines > 0) rows.push(['server', lines, `server/migrations/${name}`, 'shared']);
  }
  for (const { path, tree } of filesUnder('server/seed').map(readSource)) {
    const own = tree.statements.filter((one) => [...tables].some((table) => one.getText().includes(`into ${table} `)));
    if (own.length > 0) rows.push(['server', own.reduce((sum, one) => sum + linesOf(one), 0), path, 'shared']);
  }
  return rows;
}

/** The lines of a file's tests that ask one of these addresses, by itself or by a constant. */
function testLines({ tree }: Whole, addresses: readonly string[]): number {
  const asks = (text: string) => addresses.some((address) => new RegExp(`${address}(?![\\w-])`).test(text));
  const named = tree.statements.filter((one) => ts.isVariableStatement(one) && asks(one.getText()));
  const names = named.flatMap((one) =>
    ts.isVariableStatement(one) ? one.declarationList.declarations.map(({ name }) => name.getText()) : [],
  );
  const isTestCall = (one: ts.Statement) => /^test[.(]/.test(one.getText());
  const own = tree.statements.filter(
    (one) =>
      isTestCall(one) && (asks(one.getText()) || names.some((name) => new RegExp(`\\b${name}\\b`).test(one.getText()))),
  );
  return own.length === 0 ? 0 : [...named, ...own].reduce((sum, one) => sum + linesOf(one), 0);
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Prints the table of one area. */
function tell(area: string) {
  const rows = costOf(area);
  for (const [part, lines, path, shared] of rows)
    console.log(`${part.padEnd(8)}${String(lines).padStart(5)}  ${path}${shared ? ' (its lines)' : ''}`);
  const lines = rows.reduce((sum, [, count]) => sum + count, 0);
  const own = rows.filter(([, , , shared]) => shared === undefined);
  const ownLines = own.reduce((sum, [, count]) => sum + count, 0);
  console.log(
    `\n${area}: ${lines} hand-written lines in ${rows.length} files; ${ownLines} in ${own.length} of its own`,
  );
}

export async function main(flags: string[]) {
  const at = flags.indexOf('--screens');
  if (at >= 0) return measureScreens(Number(flags[at + 1]));
  const [area] = flags;
  if (area === undefined) throw new Error('Name a folder of src/areas, or --screens and a number.');
  tell(area);
  return 0;
}
