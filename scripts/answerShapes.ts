/** Turns the schema of each answer into the shape by which the panel reads it (src/api/transport/responseSchema.ts). */

export type Json = Record<string, unknown>;
export interface Operation extends Json {
  operationId: string;
  'x-permission'?: string | string[];
  /** Its answer is kept nowhere, although its method is GET: asking leaves a trace. */
  'x-write'?: boolean;
}
export interface Spec extends Json {
  paths: Record<string, Record<string, Operation>>;
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Whether a call changes data. */
export const isWrite = (method: string, operation: Operation) => method !== 'get' || operation['x-write'] === true;

interface Schema extends Json {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  minimum?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}

/** Gives each call the reader of its answer. Throws when an operation has no call in the code. */
export function withReaders(code: string, spec: Spec): string {
  const schemas = (spec.components as { schemas: Record<string, Schema> }).schemas;
  const written = new Map<string, string>();
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : resolve(schemas[schema.$ref.split('/').at(-1)!]!); // the linter checks references
  /** The fields of all parts together; it may be null where one of them may, as for codegen. */
  const whole = (schema: Schema): Schema => {
    const parts = (schema.allOf ?? []).map((part) => whole(resolve(part)));
    const all = [...parts, schema];
    return {
      ...schema,
      nullable: all.some(({ nullable }) => nullable),
      properties: Object.assign({}, ...all.map(({ properties }) => properties)) as Schema['properties'],
      required: all.flatMap(({ required = [] }) => required),
    };
  };
  const shapeOf = (schema: Schema): string => {
    const name = schema.$ref?.split('/').at(-1);
    if (name !== undefined) {
      const full = resolve(schema);
      if (full.type !== 'object' && !full.allOf) return shapeOf(full);
      const constant = `shapeOf${name}`;
      if (!written.has(constant)) {
        // A shape within itself is read as far as its own name.
        written.set(constant, '');
        const text = shapeOf(full);
        written.delete(constant);
        written.set(constant, text);
      }
      return written.get(constant) === '' ? '"*"' : constant;
    }
    if (schema.enum) return '"e"';
    if (schema.type === 'string') return '"s"';
    if (schema.type === 'integer' || schema.type === 'number') return (schema.minimum ?? -1) >= 0 ? '"c"' : '"n"';
    if (schema.type === 'boolean') return '"b"';
    if (schema.type === 'array') return `[${shapeOf(schema.items ?? {})}]`;
    const { properties = {}, required = [] } = whole(schema);
    if (Object.keys(properties).length === 0) return '"*"';
    const fields = Object.entries(properties).map(([field, of]) => {
      const mark = whole(resolve(of)).nullable ? '~' : required.includes(field) ? '' : '?';
      return `"${field}${mark}": ${shapeOf(of)}`;
    });
    return `{ ${fields.join(', ')} }`;
  };

  const readers: string[] = [];
  let kept = code;
  for (const item of Object.values(spec.paths))
    for (const [method, operation] of Object.entries(item)) {
      if (!methods.includes(method)) continue;
      const answers = operation.responses as Record<string, { content?: Record<string, { schema?: Schema }> }>;
      const schema = Object.entries(answers).find(([status]) => status.startsWith('2'))?.[1].content?.[
        'application/json'
      ]?.schema;
      const id = operation.operationId;
      if (schema === undefined) continue;
      readers.push(`  ${id}: reader(${shapeOf(schema)}${isWrite(method, operation) ? ', true' : ''}),`);
      const call = new RegExp(`(\\n    ${id}: build\\.[\\s\\S]*?query: \\((?:queryArg)?\\) => \\(\\{)`);
      if (!call.test(kept)) throw new Error(`${id} has no call to give a reader to`);
      kept = kept.replace(call, `$1 read: reads.${id},`);
    }
  if (readers.length === 0) return kept;
  const shapes = [...written].map(([name, text]) => `const ${name} = ${text} as const;`);
  return `${kept.replace('\n', '\nimport { reader } from "../../transport/responseSchema";\n')}${shapes.join('\n')}\nconst reads = {\n${readers.join('\n')}\n};\n`;
}
