/**
 * Calls of every operation that no client of ours would make: each is answered as the specs say, and none by an error of
 * the program. A usual run makes six of each, `npm run chaos` a hundred with a new seed; CHAOS_SEED repeats one.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { modules } from '../../server/app';
import { inside } from '../../server/db/database';
import { readContract, type Operation } from '../../server/http/specs';
import { compiler } from '../../server/http/validation';
import { seedInvestors } from '../../server/seed/investors';
import { startBackEnd, type BackEnd } from '../support/backEnd';
import { isChaos } from '../support/chaos';
import { randomOf } from '../support/hostileAnswers';
import { malformedCall, type MalformedCall } from '../support/malformedCalls';

const runs = isChaos ? 100 : 6;
const seed = Number(process.env.CHAOS_SEED ?? (isChaos ? Date.now() % 1_000_000_007 : 20_261_123));

let server: BackEnd;
let token: string;
/** The rows as they were at the start, and somebody signed in who may do everything. */
async function begin() {
  await server.reset();
  token = (await server.signIn('director')).access_token;
}
before(async () => {
  server = await startBackEnd(
    {},
    {
      kind: 'malformed',
      async fill(db, clock, files) {
        await db.transaction(async (sql) => {
          await seedInvestors(inside(sql), { set: 'small', clock, files });
          for (const { seed: sow } of modules) await sow?.(sql, clock);
        });
        const director = `select id from system_users where username = 'director'`;
        await db.script(`
          insert into user_roles (user_id, role_id) select (${director}), id from roles on conflict do nothing;
          insert into service_user_roles (user_id, role_id, created_at)
            select (${director}), id, created_at from service_roles on conflict do nothing`);
      },
    },
  );
  await begin();
});
after(() => server.close());

const contract = readContract();
const compile = compiler(contract, true);
const problem = 'spec://divan/common.yaml#/components/schemas/Problem';
/** What the server itself refuses before any operation is asked, by its status. */
const general: Partial<Record<number, string>> = {
  413: 'too_large',
  414: 'bad_request',
  415: 'unsupported_media_type',
};

/** What is wrong with an answer, or nothing. */
function faultOf(operation: Operation, { statusCode, body, headers }: Awaited<ReturnType<BackEnd['call']>>) {
  const { success, statuses } = operation;
  if (statusCode === success.status) {
    if (success.type !== undefined) return headers['content-type'] === success.type ? undefined : 'no such file';
    return compile(operation).answer(body === '' ? undefined : JSON.parse(body));
  }
  if (statusCode === 202 && operation.accepted !== undefined) return compile(operation).accepted(JSON.parse(body));
  const refusal = JSON.parse(body) as { code: string };
  if (statusCode >= 500 || (!statuses.has(statusCode) && general[statusCode] !== refusal.code))
    return 'the specs name no such answer';
  return compile({ ...operation, success: { status: statusCode, pointer: problem } }).answer(refusal);
}

const shown = ({ method, url, headers, payload, spoilt }: MalformedCall) =>
  JSON.stringify({ spoilt, method, url, headers, payload: payload?.toString() }).slice(0, 1_500);

for (const [place, operation] of contract.operations.entries())
  test(`${operation.id} answers malformed calls as the specs say`, async () => {
    for (let run = 0; run < runs; run++) {
      const call = malformedCall(operation, randomOf(seed + place * 1_000 + run));
      const answer = await server.call({ ...call, token });
      const fault = faultOf(operation, answer);
      assert.equal(
        fault,
        undefined,
        `CHAOS_SEED=${seed}, call ${run}: ${shown(call)}\nwas answered ${answer.statusCode} ${answer.body}\n${server.log.splice(0).join('\n')}`,
      );
      // What was done is undone, and whoever was signed out or locked out comes back.
      if (operation.method !== 'GET' && (answer.statusCode < 400 || answer.statusCode === 429)) await begin();
      assert.notEqual([answer.statusCode, operation.access.kind], [401, 'permission'], 'he is signed in');
    }
  });
