/** Sources as their parser sees them, for tests that hold what is written in them against what is promised. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');

/** Each file is asked for many times, and does not change while a test runs. */
function once<Read>(read: (path: string) => Read): (path: string) => Read {
  const known = new Map<string, Read>();
  return (path) => {
    if (!known.has(path)) known.set(path, read(path));
    return known.get(path) as Read;
  };
}

const treeOf = once((path) =>
  ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true),
);

/** The sources under a folder of the project, by their paths from its root. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path));

function collect<One>(path: string, find: (node: ts.Node) => One | undefined): One[] {
  const found: One[] = [];
  const look = (node: ts.Node): void => {
    const one = find(node);
    if (one !== undefined) found.push(one);
    ts.forEachChild(node, look);
  };
  look(treeOf(path));
  return found;
}

/** The texts between quotes. */
export const textsIn = (path: string) =>
  collect(path, (node) => (ts.isStringLiteralLike(node) ? node.text : undefined));

/** The names of the elements that are drawn. */
export const elementsIn = once(
  (path) =>
    new Set(
      collect(path, (node) =>
        ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : undefined,
      ),
    ),
);

/** Every name that is used or declared. */
export const namesIn = once(
  (path) => new Set(collect(path, (node) => (ts.isIdentifier(node) ? node.text : undefined))),
);

/** The files of the project that a file imports, at once or later, without their endings. */
export const importsOf = once((path): readonly string[] =>
  ts
    .preProcessFile(treeOf(path).text)
    .importedFiles.flatMap(({ fileName }) => (fileName.startsWith('.') ? [join(dirname(path), fileName)] : [])),
);

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The functions, constants and classes that a file gives to others. */
export const exportsOf = once((path): readonly string[] =>
  treeOf(path)
    .statements.filter(isExported)
    .flatMap((node) => {
      if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
      return (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name ? [node.name.text] : [];
    }),
);

/**
 * The titles of the tests of a file. Rows of a table (`test.each`) are told as well where the title takes values from
 * them: what they say is part of the titles as they are run.
 */
export const testTitlesIn = (path: string) =>
  collect(path, (node) => {
    if (!ts.isCallExpression(node)) return undefined;
    const [called, table] = ts.isCallExpression(node.expression)
      ? [node.expression.expression, node.expression.arguments[0]]
      : [node.expression, undefined];
    if (!/^(test|it|describe)(\.each)?$/.test(called.getText())) return undefined;
    const [title] = node.arguments;
    if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return undefined;
    return table && title.getText().includes('%s') ? `${title.getText()} ${table.getText()}` : title.getText();
  });
