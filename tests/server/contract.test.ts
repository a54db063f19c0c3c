/** The contract and the handlers must fit, or nothing is served; and answers must fit the contract. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { buildApp } from '../../server/app';
import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { fileStoreOf, type FileStore } from '../../server/files/store';
import type { AnyHandler } from '../../server/http/registerOperations';
import { conflict } from '../../server/shared/problem';
import { readContract, type Contract } from '../../server/http/specs';
import { systemClock } from '../../server/shared/clock';
import { testDatabase } from '../support/database';
import { answering, contractOf } from '../support/contracts';

let db: Database;
let files: FileStore;
before(async () => {
  db = await testDatabase();
  await migrate(db, systemClock);
  files = await fileStoreOf(db, systemClock, '/nowhere');
});
after(() => db.close());

const idle: AnyHandler = async () => undefined;
function build(contract: Contract, handlers: Record<string, AnyHandler>, production = false) {
  const log = () => undefined;
  return buildApp({
    ...{ db, clock: systemClock, files, production, log },
    config: {},
    contract,
    handlers: () => handlers,
  });
}

const open = { 'x-public': true };

test('the specs of the product and its handlers fit', async () => {
  await (await buildApp({ db, clock: systemClock, files, production: false, config: {} })).close();
});

test('an operation without a handler stops the start, as does a handler without an operation', async () => {
  const contract = contractOf({ 'get /things': { operationId: 'listThings', ...open } });
  await assert.rejects(build(contract, {}), /operation listThings has no handler/);
  await assert.rejects(build(contract, { listThings: idle, listOthers: idle }), /handler listOthers has no operation/);
});

test('an operation that says nothing of who may call it stops the start', () => {
  assert.throws(
    () => contractOf({ 'get /things': { operationId: 'listThings' } }),
    /listThings needs either x-permission or x-public/,
  );
});

test('so does one that says it twice', () => {
  const both = { operationId: 'listThings', 'x-permission': 'things.query', ...open };
  assert.throws(() => contractOf({ 'get /things': both }), /needs either/);
});

test('x-public has to be true and nothing like it', () => {
  assert.throws(
    () => contractOf({ 'get /things': { operationId: 'listThings', 'x-public': 'false' } }),
    /needs either/,
  );
});

test('an operation marked x-own without a rule of what is own stops the start', async () => {
  const contract = contractOf({
    'get /things': { operationId: 'listThings', 'x-permission': 'things.query', 'x-own': true },
  });
  await assert.rejects(build(contract, { listThings: idle }), /listThings is marked x-own and has no rule/);
});

test('two operations of one id stop the start', () => {
  const listThings = { operationId: 'listThings', ...open };
  assert.throws(() => contractOf({ 'get /things': listThings, 'get /others': listThings }), /listThings/);
});

test('every spec of the product is read', () => {
  const { operations } = readContract();
  for (const { url } of operations) assert.match(url, /^\/api\/(system-user|investment|payment|marketplace)\//);
  assert.ok(operations.some(({ url }) => url === '/api/investment/investors/:id'));
});

const shape = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const things = contractOf({ 'get /things': { operationId: 'getThings', ...open, responses: answering(shape, [404]) } });

async function answerOf(handler: AnyHandler, production: boolean) {
  const app = await build(things, { getThings: handler }, production);
  const answer = await app.inject({ method: 'GET', url: '/api/trial/things' });
  await app.close();
  return answer;
}

test('an answer that breaks the spec is an error where people develop, and passes in production', async () => {
  const wrong: AnyHandler = async () => ({ name: 5 });
  const answer = await answerOf(wrong, false);
  assert.equal(answer.statusCode, 500);
  assert.match(answer.json<{ error: string }>().error, /getThings: data\/name must be string/);
  assert.equal((await answerOf(wrong, true)).statusCode, 200);
});

test('an answer has no field that the spec does not name, at any depth and of shapes that are put together (E-2)', async () => {
  const named = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
  const contract = contractOf({
    'get /things': {
      operationId: 'getThings',
      ...open,
      responses: answering({
        allOf: [
          named,
          {
            type: 'object',
            required: ['items'],
            properties: {
              items: { type: 'array', items: { allOf: [named] } },
              free: { type: 'object', additionalProperties: true },
            },
          },
        ],
      }),
    },
  });
  const outcomeOf = async (answer: object) => {
    const app = await build(contract, { getThings: async () => answer });
    const { statusCode, body } = await app.inject({ method: 'GET', url: '/api/trial/things' });
    await app.close();
    return statusCode === 200 ? 'as named' : body;
  };
  assert.equal(await outcomeOf({ id: 1, items: [{ id: 2 }], free: { any: { thing: 1 } } }), 'as named');
  assert.match(await outcomeOf({ id: 1, items: [], card_year: 2030 }), /getThings: data must NOT have .*card_year/);
  assert.match(
    await outcomeOf({ id: 1, items: [{ id: 2, card_year: 1 }] }),
    /data\/items\/0 must NOT have .*card_year/,
  );
  assert.match(await outcomeOf({ id: 1 }), /must have required property 'items'/);
});

test('so is a refusal that the spec does not name', async () => {
  const refusing: AnyHandler = async () => {
    throw conflict('changed_meanwhile', 'Changed by another employee', { version: 2 });
  };
  assert.match(
    (await answerOf(refusing, false)).json<{ error: string }>().error,
    /name no answer 409 \(changed_meanwhile\)/,
  );
  const kept = await answerOf(refusing, true);
  assert.equal(kept.statusCode, 409);
  assert.deepEqual(kept.json<{ current: object }>().current, { version: 2 });
});

test('a public operation that asks who calls is an error of the program', async () => {
  const curious = async (call: { user: { id: number } }) => ({ name: String(call.user.id) });
  assert.equal((await answerOf(curious as AnyHandler, true)).statusCode, 500);
});

test('the language of the answer is the first known one that is asked for, else Russian', async () => {
  const telling = (async (call: { language: string }) => ({ name: call.language })) as AnyHandler;
  const app = await build(things, { getThings: telling });
  for (const [header, language] of [
    ['uz-UZ', 'uz'],
    ['en-US,en;q=0.9', 'en'],
    ['kk-KZ, ru', 'ru'],
    ['de', 'ru'],
    ['', 'ru'],
  ]) {
    const answer = await app.inject({
      method: 'GET',
      url: '/api/trial/things',
      headers: { 'accept-language': header },
    });
    assert.equal(answer.json<{ name: string }>().name, language, header);
  }
  await app.close();
});
