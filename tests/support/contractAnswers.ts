/** A service that answers every call with the example of the contract, so that any screen can be drawn without a back end. */
import { specFiles } from '../../scripts/specFiles';
import { permissions } from '../../src/session/generated/permissions';
import { createToken } from './browser';
import { exampleOf, specOf, type Media, type Schema } from './examples';

export interface ContractOperation {
  id: string;
  /** The spec file: `investment/claims`. */
  area: string;
  method: string;
  /** An address that is one of its own. */
  url: string;
  isRead: boolean;
  status: number;
  /** The example of its answer; undefined when it has no JSON. */
  example: unknown;
  /** Its good answers, each with the schema of its JSON and the file that this stands in, or the kind of its file. */
  answers: GoodAnswer[];
}

export interface GoodAnswer {
  status: number;
  json?: { schema: Schema; file: string };
  kind?: string;
}

interface Known extends ContractOperation {
  path: RegExp;
  literals: number;
}
interface SpecOperation {
  operationId: string;
  'x-write'?: boolean;
  responses: Record<string, { content?: Record<string, Media> }>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const rowsOfPage = 10;

/** A page with one row in the example gets as many as a page has, each with an id of its own. */
function filled(example: unknown): unknown {
  if (typeof example !== 'object' || example === null || Array.isArray(example)) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const row: unknown = Array.isArray(value) && value[0];
      if (typeof row !== 'object' || row === null || !('id' in row) || typeof row.id !== 'number') return [name, value];
      return [name, Array.from({ length: rowsOfPage }, (_, at) => ({ ...structuredClone(row), id: at + 1 }))];
    }),
  );
}

function goodAnswer(status: number, content: Record<string, Media>, file: string): GoodAnswer {
  const schema = content['application/json']?.schema;
  return schema ? { status, json: { schema, file } } : { status, kind: Object.keys(content)[0] };
}

const known: Known[] = specFiles.flatMap(({ service, area }) => {
  const file = `${service}/${area}.yaml`;
  const spec = specOf(file) as { paths: Record<string, Record<string, SpecOperation>> };
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId: id, responses, 'x-write': isWrite = false }]) => {
      if (!methods.includes(method)) return [];
      const good = Object.entries(responses).filter(([code]) => code.startsWith('2'));
      const [status, answer] = good[0] ?? ['204', {}];
      const parts = path.split('/');
      return {
        ...{ id, area: `${service}/${area}`, method: method.toUpperCase(), status: Number(status) },
        url: `/api/${service}${path.replaceAll(/\{\w+\}/g, '1')}`,
        isRead: method === 'get' && !isWrite,
        answers: good.map(([code, { content = {} }]) => goodAnswer(Number(code), content, file)),
        example: filled(exampleOf(answer.content?.['application/json'] ?? {}, file)),
        path: new RegExp(
          `^/${service}${parts.map((part) => (part.startsWith('{') ? '[^/]+' : part)).join('/')}$`.replaceAll(
            '.',
            '\\.',
          ),
        ),
        literals: parts.filter((part) => !part.startsWith('{')).length,
      };
    }),
  );
});
known.sort((one, other) => other.literals - one.literals);

export const operations: readonly ContractOperation[] = known;

/** The operation that a call is of; a literal segment wins over a parameter. */
export function operationOf(method: string, url: string): ContractOperation | undefined {
  const path = new URL(url, 'http://localhost').pathname.replace(/^\/api/, '');
  return known.find((one) => one.method === method && one.path.test(path));
}

/** An answer, but that signing in and the roles tell of somebody who may do everything. */
export function asOfEverybody({ id }: ContractOperation, answer: unknown): unknown {
  if (id === 'login' || id === 'refreshToken')
    return { ...(answer as object), access_token: createToken('contract'), refresh_token: 'refresh' };
  if (id === 'getUserRole') {
    const actions = new Map<string, Set<string>>([['dashboard', new Set(['get'])]]);
    for (const permission of permissions) {
      const [id = '', action = ''] = permission.split('.');
      actions.set(id, new Set(actions.get(id)).add(action));
    }
    const held = [...actions].map(([permission_id, all]) => ({ permission_id, actions: [...all] }));
    return { ...(answer as object), permissions: held };
  }
  return answer;
}

export interface Asked {
  operation: ContractOperation;
  url: string;
  signal: AbortSignal | undefined;
}

export const jsonOf = (text: string, status = 200) =>
  new Response(status === 204 ? null : text, { status, headers: { 'Content-Type': 'application/json' } });

/** Answers by the contract from now on; `change` may answer otherwise. Unknown addresses are a mistake of the test. */
export function answerByContract() {
  const service = {
    asked: [] as Asked[],
    strange: [] as string[],
    change: (_asked: Asked): Response | Promise<Response> | undefined => undefined,
  };
  globalThis.fetch = async (input, init = {}) => {
    const url = String(input);
    const method = init.method ?? 'GET';
    const operation = operationOf(method, url);
    if (!operation) {
      service.strange.push(`${method} ${url}`);
      return jsonOf('{"code":"not_found"}', 404);
    }
    const asked = { operation, url, signal: init.signal ?? undefined };
    service.asked.push(asked);
    const changed = await service.change(asked);
    return changed ?? jsonOf(JSON.stringify(asOfEverybody(operation, operation.example)), operation.status);
  };
  return service;
}
