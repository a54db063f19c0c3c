/** The panel's own reading of one answer, and an opinion of its own on what came out of it, taken from the specs. */
import { specFiles } from '../../scripts/specFiles';
import type { Answer } from '../../src/api/transport/parseResponse';
import { requestOf } from '../../src/api/cache/requestOf';
import { createBrowser } from './browser';
import { jsonOf, type ContractOperation } from './contractAnswers';
import { followed, specOf } from './examples';
import { createCaller } from './service';

interface Schema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  enum?: unknown[];
}

type Generated = Parameters<typeof requestOf>[0];
const slices = new Map<string, Promise<Generated>>();
/** The generated slice of a spec file. */
function sliceOf(area: string): Promise<Generated> {
  const known = slices.get(area) ?? import(`../../src/api/generated/${area}`).then(sliceIn);
  slices.set(area, known);
  return known;
}
function sliceIn(module: Record<string, unknown>): Generated {
  const name = Object.keys(module).find((one) => one.endsWith('Generated'));
  return module[name ?? ''] as Generated;
}

// How an answer is read does not depend on who asked.
const { call: ask } = createCaller(createBrowser().openWindow());

/** What the gateway makes of an answer to an operation: its own call, its base query, its reading. */
export async function readThrough(operation: ContractOperation, text: string): Promise<Answer> {
  const call = requestOf(await sliceOf(operation.area), operation.id);
  globalThis.fetch = () => Promise.resolve(jsonOf(text));
  const type = operation.isRead ? 'query' : 'mutation';
  const { data, error } = await ask(call({ body: {} }), { type, isAnonymous: true });
  return error ? { error } : { data };
}

function follow(schema: Schema, file: string): [Schema, string] {
  if (schema.$ref === undefined) return [schema, file];
  const [found, target] = followed(schema.$ref, file);
  return follow(found as Schema, target);
}

const schemas = new Map<string, [Schema, string]>();
for (const { service, area } of specFiles) {
  const file = `${service}/${area}.yaml`;
  const { paths } = specOf(file) as { paths: Record<string, Record<string, Record<string, unknown>>> };
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    const answers = (operation['responses'] ?? {}) as Record<
      string,
      { content?: Record<string, { schema?: Schema }> } | undefined
    >;
    const good = Object.entries(answers).find(([status]) => status.startsWith('2'))?.[1];
    const schema = good?.content?.['application/json']?.schema;
    if (schema) schemas.set(String(operation['operationId']), [schema, file]);
  }
}

function look(schema: Schema, file: string, value: unknown, at: string, wrong: string[]): void {
  const [own, home] = follow(schema, file);
  const parts = [own, ...(own.allOf ?? [])].map((part) => follow(part, home));
  if (value === null && parts.some(([part]) => part.nullable)) return;
  const isKind = (kind: string) => {
    if (typeof value !== kind) wrong.push(`${at} is ${JSON.stringify(value)?.slice(0, 40)}, not a ${kind}`);
  };
  if (own.type === 'string') return isKind('string');
  if (own.type === 'boolean') return isKind('boolean');
  // What is missing although it has to be there has no better number than none.
  if (own.type === 'integer' || own.type === 'number') return value === null ? undefined : isKind('number');
  if (own.type === 'array') {
    if (!Array.isArray(value)) wrong.push(`${at} is no list`);
    else value.forEach((part, index) => look(own.items ?? {}, home, part, `${at}[${index}]`, wrong));
    return;
  }
  const properties = parts.flatMap(([part, there]) =>
    Object.entries(part.properties ?? {}).map(([name, of]) => [name, of, there] as const),
  );
  if (properties.length === 0) return;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return void wrong.push(`${at} is no record`);
  const required = parts.flatMap(([part]) => part.required ?? []);
  for (const [name, of, there] of properties) {
    const part = (value as Record<string, unknown>)[name];
    if (part !== undefined) look(of, there, part, `${at}.${name}`, wrong);
    else if (required.includes(name)) wrong.push(`${at}.${name} is missing`);
  }
}

/** Where what was read is not of the kind that the spec says. */
export function typeFaults({ id, isRead }: ContractOperation, data: unknown): string[] {
  const found = schemas.get(id);
  const wrong: string[] = [];
  if (!found || (!isRead && (typeof data !== 'object' || data === null))) return wrong;
  look(found[0], found[1], data, 'answer', wrong);
  return wrong;
}
