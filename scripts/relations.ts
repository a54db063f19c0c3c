/** What in this code concerns what, read from imports, routes and specs by the compiler's own parser. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { load } from 'js-yaml';
import ts from 'typescript';
import { root } from './processes';

const pathsUnder = (folder: string): string[] =>
  (readdirSync(join(root, folder), { recursive: true }) as string[]).map((path) => `${folder}/${path}`).sort();

const isCode = (path: string) => /\.tsx?$/.test(path);
export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** All source and test files, from the root of the project. */
export const files: readonly string[] = ['src', 'server', 'tests', 'e2e'].flatMap(pathsUnder).filter(isCode);
export const areas: readonly string[] = readdirSync(join(root, 'src/areas'));
export const isServerTest = (path: string) => isTest(path) && /^(server|tests\/server)\//.test(path);
export const isJourney = (path: string) => isTest(path) && path.startsWith('e2e/');
export const isJestTest = (path: string) => isTest(path) && !isServerTest(path) && !isJourney(path);

function once<Value>(make: (path: string) => Value): (path: string) => Value {
  const made = new Map<string, Value>();
  return (path) => {
    if (!made.has(path)) made.set(path, make(path));
    return made.get(path) as Value;
  };
}

const textOf = once((path) => readFileSync(join(root, path), 'utf8'));
const treeOf = once((path) => ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true));

function target(from: string, name: string): string | undefined {
  if (!name.startsWith('.')) return undefined;
  const path = relative(root, resolve(root, dirname(from), name));
  return [path, `${path}.ts`, `${path}.tsx`].find((one) => isCode(one) && existsSync(join(root, one)));
}

/** What a file imports from this project, be it at once or later. */
const importsOf = once((path) =>
  ts.preProcessFile(textOf(path)).importedFiles.flatMap(({ fileName }) => target(path, fileName) ?? []),
);

/** The files among `among` that import one of `changed`, through any number of others. */
export function dependentsOf(changed: readonly string[], among: (path: string) => boolean): string[] {
  const reached = new Set(changed);
  for (let before = -1; before < reached.size;) {
    before = reached.size;
    for (const path of files) if (importsOf(path).some((one) => reached.has(one))) reached.add(path);
  }
  return [...reached].filter(among);
}

/** A constant of a file, with what stands in it; of functions nothing is told. */
const constantsOf = once(
  (path) =>
    new Map(
      treeOf(path)
        .statements.filter(ts.isVariableStatement)
        .flatMap(({ declarationList }) =>
          declarationList.declarations.map((one) => [one.name.getText(), one] as const),
        ),
    ),
);

function addressesIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `:${literal.text}`).join('')];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...addressesIn(child)));
  return found;
}

/** The addresses that a file writes, and those of the constants that it imports by name; a part that varies is `:`. */
const addressesOf = once((path) => {
  const found = addressesIn(treeOf(path));
  for (const statement of treeOf(path).statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    const from = target(path, statement.moduleSpecifier.text);
    if (from === undefined || bindings === undefined || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) {
      const constant = constantsOf(from).get((propertyName ?? name).text);
      if (constant) found.push(...addressesIn(constant));
    }
  }
  return found
    .filter((text) => text.includes('/'))
    .map(
      (text) =>
        text
          .slice(text.indexOf('/'))
          .replace(/^\/api(?=\/)/, '')
          .split('?')[0] ?? '',
    );
});

const isVariable = (part: string) => part.startsWith(':') || part.startsWith('{');

/** An address leads to a path when its parts are the last ones of the path; one of them at least is no variable. */
function leadsTo(address: string, path: string, whole: boolean): boolean {
  const [own, all] = [address.split('/').slice(1), path.split('/').slice(1)];
  if (own.length > all.length || (whole && own.length < all.length)) return false;
  const tail = all.slice(all.length - own.length);
  return tail.every((part, at) => isVariable(part) || part === own[at]) && tail.some((part) => !isVariable(part));
}

interface Spec {
  servers: { url: string }[];
  paths: Record<string, Record<string, { operationId?: string }>>;
}

/** Of each spec, as `investment/cash-in`: its paths, and the names of what can be done by it. */
const specs = new Map(
  pathsUnder('specs')
    .filter((path) => /^specs\/.*\/.*\.yaml$/.test(path))
    .map((path) => {
      const { servers, paths } = load(textOf(path)) as Spec;
      const operations = Object.values(paths).flatMap((verbs) =>
        Object.values(verbs).flatMap(({ operationId }) => operationId ?? []),
      );
      const all = Object.keys(paths).map((one) => (servers[0]?.url ?? '') + one);
      return [path.slice('specs/'.length, -'.yaml'.length), { paths: all, operations }] as const;
    }),
);

const specOfGenerated = (path: string) => /^src\/api\/generated\/(.*)\.ts$/.exec(path)?.[1];
export const areaOf = (path: string): string | undefined => /^src\/areas\/([^/]+)\//.exec(path)?.[1];
export const moduleOf = (path: string): string | undefined => /^server\/modules\/([^/]+)\//.exec(path)?.[1];
const unique = <One>(list: readonly One[]): One[] => [...new Set(list)];

/** The files of an area, with those of src/api that speak to a service for it. */
const modulesOf = once((area) => {
  const own = files.filter((path) => areaOf(path) === area && !isTest(path));
  const reached = new Set(own);
  for (const path of reached)
    for (const one of importsOf(path)) if (one.startsWith('src/api/') && !specOfGenerated(one)) reached.add(one);
  return [...reached].filter((path) => areaOf(path) === area || importsOf(path).some(specOfGenerated));
});

const specsOf = once((area) =>
  unique(modulesOf(area).flatMap(importsOf)).flatMap((path) => specOfGenerated(path) ?? []),
);

const namesIn = (node: ts.Node): string[] => {
  const found = (ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText();
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...namesIn(child)));
  return found ? [found, ...below] : below;
};

/** The specs of which a module of the back end handles something. */
const specsOfModule = once((name) => {
  const handled = new Set(files.filter((path) => moduleOf(path) === name).flatMap((path) => namesIn(treeOf(path))));
  return [...specs].filter(([, { operations }]) => operations.some((one) => handled.has(one))).map(([spec]) => spec);
});

/** The paths of the routes whose screens stand in an area. */
const pathsOf = once((area) => {
  const found: string[] = [];
  const leads = (node: ts.Node): boolean =>
    (ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      ts.isStringLiteral(node.arguments[0] ?? node) &&
      areaOf(relative(root, resolve(root, 'src/routes', (node.arguments[0] as ts.StringLiteral).text))) === area) ||
    (ts.forEachChild(node, (child) => leads(child) || undefined) ?? false);
  const look = (node: ts.Node): void => {
    const [first] = ts.isCallExpression(node) ? node.arguments : [];
    if (first && ts.isStringLiteral(first) && first.text.startsWith('/')) {
      if (leads(node)) found.push(first.text);
    } else ts.forEachChild(node, look);
  };
  for (const path of files.filter((one) => /^src\/routes\/[^/]+$/.test(one) && !isTest(one))) look(treeOf(path));
  return found;
});

const testsOfSpecs = (names: readonly string[]): string[] => {
  const paths = names.flatMap((name) => specs.get(name)?.paths ?? []);
  return files.filter(
    (path) => isServerTest(path) && addressesOf(path).some((one) => paths.some((other) => leadsTo(one, other, false))),
  );
};

/** The tests of the panel that stand in an area or import something of it. */
export const panelTestsOf = (area: string): string[] => {
  const own = new Set(modulesOf(area));
  return files.filter(
    (path) => isJestTest(path) && (areaOf(path) === area || importsOf(path).some((one) => own.has(one))),
  );
};

/** The tests of the back end that call what an area calls. */
export const serverTestsOf = (area: string): string[] => testsOfSpecs(specsOf(area));

/** The journeys that open a screen of an area. */
export const journeysOf = (area: string): string[] =>
  files.filter(
    (path) =>
      isJourney(path) && addressesOf(path).some((one) => pathsOf(area).some((other) => leadsTo(one, other, true))),
  );

/** The tests of the back end that a change concerns: those of the calls of a module, or all that import what is shared. */
export function serverTestsFor(changed: readonly string[]): string[] {
  const called = changed.flatMap((path) => {
    const name = moduleOf(path);
    return name === undefined ? (/^specs\/(.*)\.yaml$/.exec(path)?.[1] ?? []) : specsOfModule(name);
  });
  const shared = changed.filter((path) => moduleOf(path) === undefined && isCode(path));
  return unique([
    ...testsOfSpecs(called),
    ...dependentsOf(shared, isServerTest),
    ...files.filter((path) => isServerTest(path) && importsOf(path).some((one) => changed.includes(one))),
  ]);
}

/** The areas that a change concerns; all of them when it is in what they share. */
export function areasFor(changed: readonly string[]): string[] {
  return unique(
    changed.flatMap((path) => {
      const area = areaOf(path);
      if (area !== undefined) return [area];
      const name = moduleOf(path);
      const spec = /^specs\/(.*)\.yaml$/.exec(path)?.[1];
      const named = name === undefined ? (spec === undefined ? undefined : [spec]) : specsOfModule(name);
      if (named) return areas.filter((one) => specsOf(one).some((other) => named.includes(other)));
      if (!/^(src|server|locales)\//.test(path) || isTest(path)) return [];
      const users = areas.filter((one) => modulesOf(one).includes(path));
      return users.length > 0 ? users : areas;
    }),
  );
}
