import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../root';
import type { FileParts } from './uploads';
import { parseYaml } from './yaml';

type Json = Record<string, unknown>;

/** One operation of the contract with what the back end needs to serve it. */
export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The service's folder and the path of the spec, under /api, as Fastify writes parameters. */
  url: string;
  service: string;
  /** The path as the spec writes it, parameters in braces. */
  endpoint: string;
  summary: string;
  /** Any of the permissions opens it. */
  access: { kind: 'public' } | { kind: 'permission'; permissions: readonly string[]; own: boolean };
  idempotent: boolean;
  /** A read of many rows that is no list. */
  overMany: boolean;
  params: Parameter[];
  query: Parameter[];
  /** Names of the query parameters that are the first and the last day of a period. */
  periods: (readonly [begin: string, end: string])[];
  headers: Parameter[];
  /** Pointers to schemas inside the specs. */
  body?: { pointer: string; required: boolean };
  /** The body is a form with a file in the part of this name, and with another one where a second name stands there. */
  fileParts?: FileParts;
  /** `type` is the kind of an answer that is a file. */
  success: { status: number; pointer?: string; type?: string };
  /** The schema of the answer 202 of an operation that may also answer 200. */
  accepted?: { pointer: string };
  /** Every status that the spec names. */
  statuses: ReadonlySet<number>;
}

export interface Parameter {
  name: string;
  required: boolean;
  schema: Json;
}

export interface Contract {
  /** The documents by their address, for the validator to follow references between them. */
  documents: ReadonlyMap<string, Json>;
  operations: Operation[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export const specFolder = join(root, 'specs');
const base = 'spec://divan/';

/** Reads every spec. Throws one error that lists all that is wrong, because a half contract must not be served. */
export function readContract(folder = specFolder): Contract {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.yaml'));
  const documents = new Map(
    files.map((path) => [
      base + relative(folder, join(folder, path)).split(sep).join('/'),
      parseYaml(readFileSync(join(folder, path), 'utf8')) as Json,
    ]),
  );
  const operations = [...documents].flatMap(([address, spec]) => operationsOf(address, spec, documents));
  const doubles = operations.filter((one, at) => operations.findIndex((other) => other.id === one.id) !== at);
  if (doubles.length > 0) throw new Error(`Operation ids that occur twice: ${doubles.map(({ id }) => id).join(', ')}`);
  return { documents, operations };
}

function operationsOf(address: string, spec: Json, documents: ReadonlyMap<string, Json>): Operation[] {
  const server = (spec.servers as { url: string }[] | undefined)?.[0]?.url ?? '/';
  return Object.entries((spec.paths ?? {}) as Record<string, Json>).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method] !== undefined)
      .map((method) => {
        const operation = item[method] as Json;
        const pointer = `${address}#/paths/${escape(path)}/${method}`;
        const parameters = [...list(item.parameters), ...list(operation.parameters)].map(
          (parameter) => follow(parameter, address, documents) as Json,
        );
        return {
          id: operation.operationId as string,
          method: method.toUpperCase() as Operation['method'],
          url: `/api${server}${path}`.replaceAll(/\/+/g, '/').replaceAll(/\{(\w+)\}/g, ':$1'),
          service: server.replaceAll('/', ''),
          endpoint: path,
          summary: String(operation.summary ?? ''),
          access: accessOf(operation),
          idempotent: operation['x-idempotent'] === true,
          overMany: operation['x-over-many'] === true,
          params: parameters.filter((parameter) => parameter.in === 'path').map((p) => parameterOf(p, address)),
          query: parameters.filter((parameter) => parameter.in === 'query').map((p) => parameterOf(p, address)),
          periods: parameters.flatMap((parameter) => (parameter['x-period'] ? [periodOf(parameter, parameters)] : [])),
          headers: parameters.filter((parameter) => parameter.in === 'header').map((p) => parameterOf(p, address)),
          body: bodyOf(operation, pointer),
          fileParts: filePartsOf(operation.requestBody as Json | undefined, address, documents),
          success: successOf(operation, pointer),
          accepted: acceptedOf(operation, pointer),
          statuses: statusesOf(Object.keys(operation.responses as Json)),
        };
      }),
  );
}

function accessOf(operation: Json): Operation['access'] {
  const asked = operation['x-permission'];
  const own = operation['x-own'] === true;
  if (operation['x-public'] === true && asked === undefined) return { kind: 'public' };
  const permissions: unknown[] = [asked].flat();
  if (
    operation['x-public'] === undefined &&
    permissions.length > 0 &&
    permissions.every((one) => typeof one === 'string')
  )
    return { kind: 'permission', permissions: permissions as string[], own };
  throw new Error(`Operation ${String(operation.operationId)} needs either x-permission or x-public`);
}

function bodyOf(operation: Json, pointer: string): Operation['body'] {
  const body = operation.requestBody as Json | undefined;
  if (body === undefined || isForm(body)) return undefined;
  if (!hasJson(body)) throw new Error(`Operation ${String(operation.operationId)} takes neither JSON nor a form`);
  return { pointer: `${pointer}/requestBody/content/application~1json/schema`, required: body.required === true };
}

function successOf(operation: Json, pointer: string): Operation['success'] {
  const responses = operation.responses as Record<string, Json>;
  const status = Object.keys(responses).find((code) => code.startsWith('2'));
  if (status === undefined) throw new Error(`Operation ${String(operation.operationId)} names no 2xx answer`);
  const answer = responses[status]!; // just found among the keys
  if (hasJson(answer))
    return { status: Number(status), pointer: `${pointer}/responses/${status}/content/application~1json/schema` };
  return { status: Number(status), type: kindsOf(answer)[0] };
}

function acceptedOf(operation: Json, pointer: string): Operation['accepted'] {
  const responses = operation.responses as Record<string, Json>;
  if (responses['200'] === undefined || responses['202'] === undefined) return undefined;
  return { pointer: `${pointer}/responses/202/content/application~1json/schema` };
}

/** What `Refused` of specs/common.yaml says of every call stands there under the range. */
const statusesOf = (codes: readonly string[]) =>
  new Set(codes.flatMap((code) => (code === '4XX' ? [400, 401, 403] : [Number(code)])));

const kindsOf = (holder: Json) => Object.keys((holder.content ?? {}) as Json);
const hasJson = (holder: Json) => kindsOf(holder).includes('application/json');
const isForm = (body?: Json) => body !== undefined && kindsOf(body).includes('multipart/form-data');

/** The properties of a form that are its files. */
function filePartsOf(
  body: Json | undefined,
  address: string,
  documents: ReadonlyMap<string, Json>,
): FileParts | undefined {
  if (body === undefined || !isForm(body)) return undefined;
  const { schema } = (body.content as Record<string, Json>)['multipart/form-data']!; // isForm has looked
  const { properties } = follow(schema as Json, address, documents) as { properties: Record<string, Json> };
  const [first, second] = Object.entries(properties).flatMap(([name, { format }]) =>
    format === 'binary' ? [name] : [],
  );
  if (first === undefined) throw new Error('A form of the specs holds no file');
  return [first, second];
}
const list = (value: unknown) => (value ?? []) as Json[];
const escape = (path: string) => encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));

function parameterOf(parameter: Json, address: string): Parameter {
  return {
    name: parameter.name as string,
    required: parameter.required === true,
    schema: absolute(parameter.schema, (parameter.from as string | undefined) ?? address) as Json,
  };
}

/** A period has both its ends among the parameters, so that a call is never checked by half. */
function periodOf(parameter: Json, parameters: Json[]): [begin: string, end: string] {
  const ends = parameter['x-period'] as [string, string];
  const missing = ends.find((name) => !parameters.some((one) => one.in === 'query' && one.name === name));
  if (missing !== undefined) throw new Error(`A period lacks its end ${missing}`);
  return ends;
}

/** A reference to a whole object, followed; it remembers the document it was found in. */
function follow(node: Json, address: string, documents: ReadonlyMap<string, Json>): Json {
  if (typeof node.$ref !== 'string') return node;
  const [document, path] = new URL(node.$ref, address).href.split('#') as [string, string];
  const found = path
    .slice(1)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json)[key], documents.get(document));
  if (found === undefined) throw new Error(`${node.$ref} in ${address} leads nowhere`);
  return { ...(found as Json), from: document };
}

/** References made absolute, so that a schema may be compiled away from its document. */
function absolute(node: unknown, address: string): unknown {
  if (Array.isArray(node)) return node.map((item) => absolute(item, address));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' ? new URL(value as string, address).href : absolute(value, address),
    ]),
  );
}
