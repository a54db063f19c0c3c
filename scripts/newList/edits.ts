/** Additions to files that stand: each takes a text and gives it with the addition, at its place. */
import ts from 'typescript';

const parse = (text: string) => ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);

function find<Found extends ts.Node>(node: ts.Node, is: (node: ts.Node) => node is Found): Found | undefined {
  if (is(node)) return node;
  return ts.forEachChild(node, (child) => find(child, is));
}

const insert = (text: string, at: number, addition: string) => text.slice(0, at) + addition + text.slice(at);

/** What a variable begins with, inside `as`, `satisfies` and the call of one function. */
function initialOf(tree: ts.SourceFile, name: string): ts.Expression | undefined {
  const declared = find(
    tree,
    (node): node is ts.VariableDeclaration => ts.isVariableDeclaration(node) && node.name.getText() === name,
  );
  let initial = declared?.initializer;
  while (initial && (ts.isAsExpression(initial) || ts.isSatisfiesExpression(initial) || ts.isCallExpression(initial)))
    initial = ts.isCallExpression(initial) ? initial.arguments[0] : initial.expression;
  return initial;
}

/** Adds a line at the end of an object or array, after its last comma. */
function withLast(text: string, node: ts.ObjectLiteralExpression | ts.ArrayLiteralExpression, line: string): string {
  const parts = ts.isObjectLiteralExpression(node) ? node.properties : node.elements;
  const comma = parts.length > 0 && !parts.hasTrailingComma ? ',' : '';
  return insert(text, node.getEnd() - 1, `${comma}${line},\n`);
}

/** Adds a property to the object or an element to the array that a variable holds. */
export function withMember(text: string, variable: string, line: string): string {
  const found = initialOf(parse(text), variable);
  if (!found || !(ts.isObjectLiteralExpression(found) || ts.isArrayLiteralExpression(found)))
    throw new Error(`There is no list or object called ${variable} to add to.`);
  return withLast(text, found, line);
}

/** Adds a word to a sorted array of words; one that stands there stays as it is. */
export function withWord(text: string, variable: string, word: string): string {
  const found = initialOf(parse(text), variable);
  if (!found || !ts.isArrayLiteralExpression(found)) throw new Error(`There is no array called ${variable}.`);
  const words = found.elements.filter((one) => ts.isStringLiteral(one));
  if (words.some((one) => one.text === word)) return text;
  const next = words.find((one) => one.text > word);
  return next ? insert(text, next.getStart(), `'${word}',\n  `) : withLast(text, found, `'${word}'`);
}

/** Adds names to the import from a module, or the import. */
export function withImport(text: string, names: readonly string[], module: string): string {
  const tree = parse(text);
  const imports = tree.statements.filter((one) => ts.isImportDeclaration(one));
  const here = imports.find((one) => (one.moduleSpecifier as ts.StringLiteral).text === module);
  const bound = here?.importClause?.namedBindings;
  if (here && bound && ts.isNamedImports(bound)) {
    const all = new Set([...bound.elements.map((one) => one.getText()), ...names]);
    const list = [...all].sort().join(', ');
    return text.slice(0, bound.getStart()) + `{ ${list} }` + text.slice(bound.getEnd());
  }
  // Where the others of its folder stand.
  const after = imports.findLast((one) => (one.moduleSpecifier as ts.StringLiteral).text < module) ?? imports.at(-1);
  const line = `import { ${names.join(', ')} } from '${module}';`;
  return after ? insert(text, after.getEnd(), `\n${line}`) : `${line}\n\n${text}`;
}

/** Adds tags to the endpoints of an api file. */
export function withTags(text: string, lines: string): string {
  const endpoints = find(
    parse(text),
    (node): node is ts.PropertyAssignment => ts.isPropertyAssignment(node) && node.name.getText() === 'endpoints',
  );
  const object = endpoints && find(endpoints.initializer, ts.isObjectLiteralExpression);
  if (!object) throw new Error('The file of calls has no object of endpoints.');
  return withLast(text, object, lines);
}

interface Planned {
  text: string;
  /** What the module says of it, as code. */
  permission: string;
}

/** Takes a permission out of those that no module serves yet; undefined when it is none of them. */
export function takePlanned(text: string, id: string): Planned | undefined {
  const planned = initialOf(parse(text), 'planned');
  const property = planned && findProperty(planned, id);
  const call = property && property.parent.parent;
  const [roles] = call && ts.isCallExpression(call) ? call.arguments : [];
  if (!property || !roles) return undefined;
  const permission = `{ names: ${property.initializer.getText()}, roles: ${roles.getText()} }`;
  // The last of its row takes the row along.
  const isLast = (property.parent as ts.ObjectLiteralExpression).properties.length === 1;
  const gone = isLast ? call!.parent : property; // roles were found in the call
  const end = text[gone.getEnd()] === ',' ? gone.getEnd() + 1 : gone.getEnd();
  return { text: text.slice(0, gone.getFullStart()) + text.slice(end), permission };
}

const findProperty = (node: ts.Node, id: string) =>
  find(
    node,
    (one): one is ts.PropertyAssignment => ts.isPropertyAssignment(one) && one.name.getText().replace(/'/g, '') === id,
  );
