/** Our sources as the compiler reads them: what they import, which texts and names they hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';
import { root } from './processes';

/** A source as the compiler reads it, with its lines. */
export interface Source {
  path: string;
  text: string;
  /** The whole, or the part of it that is looked at. */
  tree: ts.Node;
}
export type Whole = Source & { tree: ts.SourceFile };

export const lineCount = (text: string) => text.trimEnd().split('\n').length;
export const isTest = (path: string) => /\.test\.tsx?$/.test(path);

export function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('generated/'));
}

export function readSource(path: string): Whole {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
}

/** Calls `see` with every node below one. */
export function walk(node: ts.Node, see: (node: ts.Node) => void) {
  see(node);
  ts.forEachChild(node, (child) => walk(child, see));
}

/** The files of ours that a source names in imports, lazy ones among them, without their endings. */
export function importsOf({ path, tree }: Source): string[] {
  const found: string[] = [];
  const take = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node) && node.text.startsWith('.'))
      found.push(normalize(join(dirname(path), node.text)));
  };
  walk(tree, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) take(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) take(node.arguments[0]);
  });
  return found;
}

export const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '');

/** How many lines a node takes. */
export function linesOf(node: ts.Node): number {
  const tree = node.getSourceFile();
  const line = (at: number) => tree.getLineAndCharacterOfPosition(at).line;
  return line(node.getEnd()) - line(node.getStart()) + 1;
}

/** The ids of messages that sources write down. */
export function messageIds(sources: readonly Source[]): Set<string> {
  const ids = new Set<string>();
  for (const { tree } of sources)
    walk(tree, (node) => {
      if (!ts.isObjectLiteralExpression(node)) return;
      const named = (name: string) =>
        node.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === name);
      const id = named('id');
      if (named('defaultMessage') && id && ts.isPropertyAssignment(id) && ts.isStringLiteralLike(id.initializer))
        ids.add(id.initializer.text);
    });
  return ids;
}

/** The texts of a file that look so. */
export function namesIn({ tree }: Source, shape: RegExp): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (ts.isStringLiteral(node) && ts.isArrayLiteralExpression(node.parent) && shape.test(node.text))
      found.push(node.text);
  });
  return found;
}
