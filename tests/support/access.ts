import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { BackEnd } from './backEnd';

/** Makes calls as one person: `as('PUT', 'system-user/v1/system-users/1', { branch: 'Нукус' }, 1)`, the last one the version. */
export async function caller(server: BackEnd, username: string) {
  const { access_token: token } = await server.signIn(username);
  return (method: InjectOptions['method'], path: string, payload?: object, version?: number) =>
    server.call({
      ...{ method, url: `/api/${path}`, payload, token },
      headers: version === undefined ? {} : { 'if-match': String(version) },
    });
}
export type Caller = Awaited<ReturnType<typeof caller>>;

type Answer = Awaited<ReturnType<Caller>>;

/** What a second person does with a change of access. */
export async function decide(
  server: BackEnd,
  by: string,
  decision: 'confirm' | 'reject' | 'cancel',
  id: number | null,
  { key = randomUUID() as string, comment = 'Не согласовано' } = {},
): Promise<Answer> {
  const { access_token: token } = await server.signIn(by);
  return server.call({
    ...{ method: 'POST', url: `/api/system-user/v1/access-changes/${id}/${decision}`, token },
    headers: { 'idempotency-key': key },
    payload: decision === 'reject' ? { comment } : undefined,
  });
}

/** Has another person confirm what an answer says that waits; fails where nothing waits. */
export async function confirm(server: BackEnd, answer: Answer, by = 'executive'): Promise<void> {
  const { access_change_id: id } = answer.json<{ access_change_id?: number | null }>();
  assert.ok(id, `nothing waits: ${answer.body}`);
  const confirmed = await decide(server, by, 'confirm', id);
  assert.equal(confirmed.statusCode, 200, confirmed.body);
}

/** The status and the code of a refusal, as one thing to compare. */
export const refusal = (answer: Answer) => `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
/** The status and the code of what is wrong with one field. */
export const fault = (answer: Answer, field: string) =>
  `${answer.statusCode} ${answer.json<{ fields?: Record<string, string> }>().fields?.[field]}`;

export interface AuditRow {
  user_id: number;
  action: string;
  field: string;
  old_value: string | null;
  new_value: string | null;
}
export const auditOf = (server: BackEnd, entity: string, id: number | string) =>
  server.db.query<AuditRow>(
    'select user_id, action, field, old_value, new_value from audit where entity = $1 and entity_id = $2 order by id',
    [entity, String(id)],
  );

/** Those fields of an answer that `expected` names. */
export function partOf<Expected extends object>(answer: unknown, expected: Expected): object {
  return Object.fromEntries(Object.keys(expected).map((field) => [field, (answer as Record<string, unknown>)[field]]));
}
