/** What every operation does with calls that are malformed, and how errors look. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { refusalOf } from '../../server/http/errorAnswers';
import { loginUrl, logoutUrl, refreshUrl, roleUrl, startBackEnd, type BackEnd } from '../support/backEnd';
import { isChaos } from '../support/chaos';

let server: BackEnd;
let token: string;
before(async () => {
  server = await startBackEnd();
  token = (await server.signIn('director')).access_token;
});
beforeEach(() => void (server.log.length = 0));
after(() => server.close());

const uploadUrl = '/api/investment/files';

interface Problem {
  error: string;
  code: string;
  errors: { code: string; message: string }[];
  fields?: Record<string, string>;
  request_id: string;
}
const get = (url: string) => server.call({ method: 'GET', url, token });
const post = (payload: string | object, headers = {}) =>
  server.call({ method: 'POST', url: loginUrl, payload, headers });

test('an error has the one shape, and the number of the call is in body and header', async () => {
  const answer = await get(roleUrl(999));
  const problem = answer.json<Problem>();
  assert.equal(answer.statusCode, 404);
  assert.deepEqual(problem.errors, [{ code: problem.code, message: problem.error }]);
  assert.match(problem.request_id, /^req-/);
  assert.equal(answer.headers['x-request-id'], problem.request_id);
  assert.equal(answer.headers['cache-control'], 'no-store');
  assert.equal(answer.headers['x-content-type-options'], 'nosniff');
});

test('parameters of the query are checked by the spec and wrong ones named', async () => {
  const cases: [query: string, fields: Record<string, string>][] = [
    ['limit=1001', { limit: 'out_of_range' }],
    ['limit=0', { limit: 'out_of_range' }],
    ['limit=ten', { limit: 'wrong_type' }],
    ['limit=', { limit: 'wrong_type' }],
    ['limit=10&limit=20', { limit: 'wrong_type' }],
    ['offset=-1&subject=robot', { offset: 'out_of_range', subject: 'unknown_value' }],
    ['status=active&status=strange', { 'status.1': 'unknown_value' }],
    ['order_by=password_hash', { order_by: 'unknown_value' }],
    ['begin_date=yesterday', { begin_date: 'wrong_format' }],
    [`search=${'a'.repeat(201)}`, { search: 'too_long' }],
  ];
  for (const [query, fields] of cases) {
    const answer = await get(`/api/investment/investors?${query}`);
    const problem = answer.json<Problem>();
    assert.deepEqual([answer.statusCode, problem.code, problem.fields], [400, 'bad_request', fields], query);
  }
});

test('a day that is not in the calendar is malformed', async () => {
  for (const day of ['2026-02-30', '2026-13-01', '0000-01-01'])
    assert.equal((await get(`/api/investment/investors?begin_date=${day}`)).statusCode, 400, day);
});

test('a list parameter may come once, several times or not at all, and unknown ones are ignored', async () => {
  for (const query of ['status=active', 'status=active&status=new', '', 'status=active&colour=red', 'limit=1000'])
    assert.equal((await get(`/api/investment/investors?${query}`)).statusCode, 200, query);
});

test('a character that the database cannot store is refused', async () => {
  assert.equal((await get('/api/investment/investors?search=a%00b')).statusCode, 400);
  assert.equal((await post({ username: 'a\0b', password: 'x' })).statusCode, 400);
});

test('an identity that is no number is malformed; one that is too large names nothing', async () => {
  for (const id of ['abc', '0', '-1', '1.5', '9007199254740993000'])
    assert.equal((await get(roleUrl(id))).statusCode, 400, id);
  for (const id of ['2147483648', '999999999999999']) assert.equal((await get(roleUrl(id))).statusCode, 404, id);
});

test('a number too large for its column names no record in an address, and is malformed in a body', () => {
  const error = Object.assign(new Error('integer out of range'), { code: '22003' });
  const statusFor = (params: object) => refusalOf(error, { params, method: 'PUT', production: true }).status;
  assert.deepEqual([{ id: 999999999999999 }, { id: 17 }, {}].map(statusFor), [404, 400, 400]);
});

test('a body is held to the spec', async () => {
  const cases: [body: object, fields: Record<string, string>][] = [
    [{}, { username: 'required', password: 'required' }],
    [{ username: 'a', password: 'b', is_admin: true }, { is_admin: 'unknown_field' }],
    [{ username: 5, password: 'b' }, { username: 'wrong_type' }],
    [{ username: '', password: 'b' }, { username: 'too_short' }],
    [{ username: 'a', password: 'b'.repeat(201) }, { password: 'too_long' }],
    [[], { body: 'wrong_type' }],
  ];
  for (const [body, fields] of cases) {
    const answer = await post(body);
    assert.deepEqual([answer.statusCode, answer.json<Problem>().fields], [400, fields], JSON.stringify(body));
  }
});

test('a body that is no JSON, of another kind, empty or too large is refused', async () => {
  const json = { 'content-type': 'application/json' };
  assert.equal((await post('{"username":', json)).statusCode, 400);
  assert.equal((await post('{"__proto__":{"x":1},"username":"a","password":"b"}', json)).statusCode, 400);
  assert.equal((await post('', json)).statusCode, 400);
  assert.equal((await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode, 415);
  assert.equal((await post(`{"username":"${'a'.repeat(1024 * 1024)}"}`, json)).statusCode, 413);
});

test('who is not signed in is told so before anything else is looked at', async () => {
  assert.equal((await server.call({ method: 'GET', url: roleUrl('abc') })).statusCode, 401);
});

test('an unknown address of a service is a problem and not a page', async () => {
  for (const url of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/investment/nothing',
    '/api/investment/investors/1/nothing',
  ]) {
    const answer = await get(url);
    assert.deepEqual([answer.statusCode, answer.json<Problem>().code], [404, 'not_found'], url);
  }
  assert.equal((await server.call({ method: 'DELETE', url: logoutUrl })).statusCode, 404);
});

test('an error of the program is written down without the address and told without its cause', async () => {
  await server.db.query('alter table roles rename to hidden_roles');
  const answer = await get(`${roleUrl(1)}?phone=998901234567`);
  await server.db.query('alter table hidden_roles rename to roles');
  assert.equal(answer.statusCode, 500);
  assert.deepEqual(Object.keys(answer.json<Problem>()).sort(), ['code', 'error', 'errors', 'request_id']);
  assert.ok(!answer.body.includes('roles') && !answer.body.includes(' at '));
  assert.equal(server.log.length, 1);
  assert.ok(server.log[0]?.includes(answer.json<Problem>().request_id));
  assert.ok(!server.log[0]?.includes('998901234567'));
});

test('HEAD is answered like GET without the body', async () => {
  const answer = await server.call({ method: 'HEAD', url: roleUrl(1), token });
  assert.deepEqual([answer.statusCode, answer.body], [200, '']);
});

test('a refresh token of five hundred characters is looked up, a longer one is malformed', async () => {
  for (const [length, status] of [
    [500, 401],
    [501, 400],
  ] as const) {
    const payload = { refresh_token: 'a'.repeat(length) };
    assert.equal((await server.call({ method: 'POST', url: refreshUrl, payload })).statusCode, status);
  }
});

test('an address that is too long keeps the status that the router gives it, whatever the method', async () => {
  const url = `/api/system-user/v1/user-roles/${'1'.repeat(501)}`;
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const answer = await server.call({ method, url });
    assert.deepEqual([answer.statusCode, answer.json<Problem>().code], [414, 'bad_request'], method);
  }
});

test('a number that no column holds is malformed, in a query and in a body', async () => {
  const services = ['payment/v1', 'investment'].flatMap((service) => [
    `/api/${service}/rbac/roles`,
    `/api/${service}/rbac/user-roles`,
  ]);
  const people = ['user-roles', 'scopes', 'permissions', 'user-with-role/1'].map(
    (name) => `/api/system-user/v1/${name}`,
  );
  for (const path of [...services, ...people])
    for (const offset of ['9223372036854775808', '1e21', '1e308']) {
      const answer = await get(`${path}?offset=${offset}`);
      assert.deepEqual([answer.statusCode, server.log], [400, []], `${path} ${offset}`);
    }
  for (const region_id of [1e19, 1e21, 1e308]) {
    const payload = {
      ...{ username: 'newcomer', password: 'Long enough 4711', first_name: 'A', last_name: 'B', user_type: 'system' },
      ...{ role_ids: [1], region_id },
    };
    const answer = await server.call({ method: 'POST', url: '/api/system-user/v1/system-users', payload, token });
    assert.deepEqual([answer.statusCode, answer.json<Problem>().fields?.region_id], [400, 'out_of_range']);
  }
});

test('a form that is none, or is cut off, is malformed; a part needs no name of a file', async () => {
  const moderator = (await server.signIn('moderator')).access_token;
  const send = (payload: string, type = 'multipart/form-data; boundary=b') =>
    server.call({ method: 'POST', url: uploadUrl, payload, headers: { 'content-type': type }, token: moderator });
  const part = (disposition: string, content: string) =>
    `--b\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n${content}`;
  const cases: [payload: string, type?: string][] = [
    [part('name="file"; filename="a.pdf"', '%PDF-1.7\r\n--b--\r\n'), 'multipart/form-data'],
    ['garbage'],
    [''],
    ['--b\r\ncontent-dispo'],
    [part('name="file"; filename="a.pdf"', '%PDF-1.7 and no en')],
  ];
  for (const [payload, type] of cases) {
    const answer = await send(payload, type);
    assert.deepEqual([answer.statusCode, server.log], [400, []], `${type} ${payload}`);
  }
  const answer = await send(part('name="file"', '%PDF-1.7\r\n--b--\r\n'));
  assert.deepEqual([answer.statusCode, answer.json<{ name: string }>().name], [201, 'file.pdf']);
});

test('an upload that is cut off, wherever, is malformed and leaves nothing behind', async () => {
  const moderator = (await server.signIn('moderator')).access_token;
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const whole = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7 ${'x'.repeat(700)}\r\n--b--`;
  const step = isChaos ? 1 : 41;
  const countFiles = async () => (await server.db.query<{ n: number }>('select count(*)::int as n from files'))[0]?.n;
  const before = await countFiles();
  for (let at = 0; at < whole.length; at += step) {
    const payload = whole.slice(0, at);
    const answer = await server.call({ method: 'POST', url: uploadUrl, payload, headers, token: moderator });
    assert.deepEqual([answer.statusCode, server.log], [400, []], `after ${at} bytes`);
  }
  assert.equal(await countFiles(), before);
});
