/** What the sources of the panel say and fetch, as the compiler reads them. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const src = join(__dirname, '../../src');

interface LazyImport {
  path: string;
  /** The files of texts that are named where it is fetched. */
  texts: string[];
}

interface Source {
  imports: string[];
  lazy: LazyImport[];
  /** The ids of its messages. */
  ids: string[];
}

const isCallOf = (node: ts.Node, names: readonly string[]): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && names.includes(node.expression.text);

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);

function placeOf(from: string, name: string | undefined): string | undefined {
  if (!name?.startsWith('.')) return undefined;
  return ['.ts', '.tsx'].map((ending) => join(dirname(from), name) + ending).find((path) => existsSync(path));
}

function isForTypes({ importClause }: ts.ImportDeclaration): boolean {
  const named = importClause?.namedBindings;
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  if (importClause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.every((element) => element.isTypeOnly);
}

/** The texts named by the call that an import() stands in. */
function textsAround(node: ts.Node): string[] {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent)
    if (isCallOf(at, ['lazyComponent', 'lazyPart', 'framePart']))
      return at.arguments.slice(1).flatMap((one) => textOf(one) ?? []);
  return [];
}

const isMessage = (node: ts.PropertyAssignment) =>
  node.name.getText() === 'id' &&
  ts.isObjectLiteralExpression(node.parent) &&
  node.parent.properties.some((property) => property.name?.getText() === 'defaultMessage');

function read(path: string): Source {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true, kind);
  const source: Source = { imports: [], lazy: [], ids: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isForTypes(node)) {
      const place = placeOf(path, textOf(node.moduleSpecifier));
      if (place !== undefined) source.imports.push(place);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const place = placeOf(path, textOf(node.arguments[0]));
      if (place !== undefined) source.lazy.push({ path: place, texts: textsAround(node) });
    }
    const id = ts.isPropertyAssignment(node) && isMessage(node) ? textOf(node.initializer) : undefined;
    if (id !== undefined) source.ids.push(id);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return source;
}

const sources = new Map<string, Source>();

function sourceOf(path: string): Source {
  const known = sources.get(path) ?? read(path);
  sources.set(path, known);
  return known;
}

/** Every source that comes together with one, by a path under src, itself among them. */
function together(path: string): Set<string> {
  const found = new Set([path]);
  for (const at of found) for (const next of sourceOf(at).imports) found.add(next);
  return found;
}

/** The part of src that a path names. */
export const nameOf = (path: string) => path.slice(src.length + 1);

/** The whole path of a part of src that is named without its ending. */
export const sourceAt = (name: string) => placeOf(join(src, 'src'), `./${name}`) ?? '';

/** The lazy imports of one source, by the names that they are fetched under. */
export const lazyImports = (path: string) => sourceOf(path).lazy;

/** A text that may be said where its file need not have come. */
export interface Missing {
  /** The source that is drawn first, and how it is reached. */
  by: string;
  id: string;
}

/**
 * The texts that may be said before they are there, from a source on that is drawn while `texts` are there, and in all
 * that is fetched from it later. `isElsewhere` tells what is followed from another beginning.
 */
export function missingFrom(
  path: string,
  texts: readonly string[],
  fileOf: (id: string) => string,
  isElsewhere: (path: string) => boolean,
  seen = new Set<string>(),
): Missing[] {
  const name = `${path} ${[...texts].sort().join()}`;
  if (seen.has(name)) return [];
  seen.add(name);
  const here = [...together(path)];
  const ids = here.flatMap((at) => sourceOf(at).ids).filter((id) => !texts.includes(fileOf(id)));
  const later = here
    .filter((at) => !isElsewhere(at))
    .flatMap((at) => sourceOf(at).lazy)
    .flatMap((lazy) => missingFrom(lazy.path, [...new Set([...texts, ...lazy.texts])], fileOf, isElsewhere, seen));
  return [...ids.map((id) => ({ by: nameOf(path), id })), ...later];
}
