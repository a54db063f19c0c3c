/** Examples of the contract: what stands beside an answer, or is composed of the examples of its parts, as Swagger UI does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '../../server/http/yaml';

export interface Schema {
  $ref?: string;
  type?: string;
  example?: unknown;
  default?: unknown;
  enum?: unknown[];
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
}
export interface Media {
  schema?: Schema;
  example?: unknown;
}

const documents = new Map<string, unknown>();

/** A file of the contract by its path below specs. */
export function specOf(file: string): unknown {
  if (!documents.has(file)) documents.set(file, parseYaml(readFileSync(join(process.cwd(), 'specs', file), 'utf8')));
  return documents.get(file);
}

/** What a reference leads to, with the file in which it stands. */
export function followed(ref: string, file: string): [found: unknown, file: string] {
  const [document = '', path = ''] = ref.split('#');
  const target = document === '' ? file : join(file, '..', document);
  const found = path
    .slice(1)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], specOf(target));
  return [found, target];
}

function composed(schema: Schema, file: string): unknown {
  if (schema.$ref !== undefined) {
    const [found, there] = followed(schema.$ref, file);
    return composed(found as Schema, there);
  }
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => composed(part, file))) as unknown;
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 1 }, () => composed(schema.items ?? {}, file));
  if (schema.type === 'string') return 'text';
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0;
  const entries = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, composed(part, file)]);
  return Object.fromEntries(entries) as unknown;
}

/** The example of what is sent or answered, as the file of the contract says it. */
export function exampleOf({ schema, example }: Media, file: string): unknown {
  return example ?? (schema && composed(schema, file));
}
