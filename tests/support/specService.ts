/**
 * A back end that knows nothing but the specs: it answers every operation with a random value that its schema allows.
 * What it answers follows from the seed and the call alone, so that a run can be repeated.
 */
import { asOfEverybody, operationOf, type ContractOperation } from './contractAnswers';
import { moodOf, valueOf } from './validValues';
import { oneOf, randomOf, type Random } from './hostileAnswers';

export interface SpecAnswer {
  status: number;
  /** Of an answer that has a body. */
  type?: string;
  body?: string;
}

/** The numbers of one call: the seed mixed with its text (FNV-1a). */
function randomFor(seed: number, call: string): Random {
  let mixed = 0x811c9dc5 ^ seed;
  for (const sign of call) mixed = Math.imul(mixed ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return randomOf(mixed);
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What no schema says and every service keeps: a page is as long as asked for, and the whole not shorter than it. */
function pageOf(answer: Fields, query: URLSearchParams, random: Random): Fields {
  const lists = Object.entries(answer).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const [name, rows] = lists[0] ?? ['', []];
  if (lists.length !== 1 || typeof answer['count'] !== 'number') return answer;
  const limit = Number(query.get('limit') ?? 10);
  const offset = Number(query.get('offset') ?? 0);
  const page = rows.slice(0, limit);
  const after = page.length < limit ? 0 : oneOf(random, [0, 1, limit, 12_345]);
  const before = page.length > 0 ? offset : Math.min(offset, answer['count']);
  return { ...answer, [name]: page, count: before + page.length + after };
}

/** The record of an address is that record. */
function namedBy(answer: Fields, path: string): Fields {
  const last = path.split('/').at(-1) ?? '';
  return typeof answer['id'] === 'number' && /^\d{1,15}$/.test(last) ? { ...answer, id: Number(last) } : answer;
}

/** Who signs in is of the staff, has a role, and need not change a password first. */
function asStaff({ id }: ContractOperation, answer: unknown): unknown {
  if (id === 'getUserRole') return { ...(answer as Fields), closed_calls: [] };
  if (id !== 'login') return answer;
  const user = { ...((answer as Fields)['user'] as Fields), user_type: 'system', role_ids: [1], user_role_id: 1 };
  return { ...(answer as Fields), user: { ...user, must_change_password: false } };
}

/** What was asked for by name is answered: a queue of each kind of investors in each of the statuses. */
function asAskedFor({ id }: ContractOperation, answer: unknown, query: URLSearchParams, random: Random): unknown {
  if (id !== 'listInvestorQueues') return answer;
  const days = Array.from({ length: 8 }, (_, at) => ({ day: `2026-03-0${at + 1}`, count: Math.floor(random() * 900) }));
  const statuses = query.getAll('status');
  return {
    queues: ['individual', 'business'].flatMap((subject) => statuses.map((status) => ({ subject, status, days }))),
  };
}

/** What this seed answers to a call of the contract; undefined for any other address. */
export function specAnswer(seed: number, method: string, url: string): SpecAnswer | undefined {
  const operation = operationOf(method, url);
  if (!operation) return undefined;
  const random = randomFor(seed, `${method} ${url}`);
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  // Reports answer a page to whoever asks for one, and begin a file otherwise.
  const [page] = operation.answers;
  const { status, json, kind } = (searchParams.has('limit') ? page : undefined) ?? oneOf(random, operation.answers);
  if (!json) return { status, ...(kind !== undefined && { type: kind, body: 'A file.' }) };
  const value = valueOf(json.schema, json.file, moodOf(random), random);
  const answer = isFields(value) ? namedBy(pageOf(value, searchParams, random), pathname) : value;
  return {
    status,
    type: 'application/json',
    body: JSON.stringify(
      asOfEverybody(operation, asAskedFor(operation, asStaff(operation, answer), searchParams, random)),
    ),
  };
}
