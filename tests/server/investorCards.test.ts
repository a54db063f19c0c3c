/** One investor with what belongs to him, and that nothing personal leaves the back end unmasked. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { startWithInvestors, type InvestorBackEnd } from '../support/investors';

let server: InvestorBackEnd;
before(async () => {
  server = await startWithInvestors();
});
after(() => server.close());

const idOf = async (condition: string) => {
  const [row] = await server.db.query<{ id: number }>(
    `select id from investors i where ${condition} order by id limit 1`,
  );
  assert.ok(row, condition);
  return row.id;
};
const read = async <Body>(path: string): Promise<Body> => {
  const answer = await server.get(path);
  assert.equal(answer.statusCode, 200, `${path}: ${answer.body}`);
  return answer.json<Body>();
};
const sections = [
  '',
  '/personal-document-data',
  '/company-document-data',
  '/investments?limit=1000',
  '/verify-history',
];

test('an unknown number is not found in any section, and neither are papers of the other subject', async () => {
  for (const id of ['501', '2147483648', '999999999999999'])
    for (const section of sections) assert.equal((await server.get(`/${id}${section}`)).statusCode, 404, id + section);
  const person = await idOf(`subject = 'individual'`);
  const company = await idOf(`subject = 'business'`);
  assert.equal((await server.get(`/${person}/company-document-data`)).statusCode, 404);
  assert.equal((await server.get(`/${company}/personal-document-data`)).statusCode, 404);
});

test('a card tells the person, masked, and the photos open by their addresses', async () => {
  const id = await idOf(`pinfl = '30101900010018' and first_name = 'Рустам'`);
  const investor = await read<Reply<'getInvestor'>>(`/${id}`);
  assert.equal(investor.name, 'Каримов Рустам Азизович');
  assert.equal(investor.pinfl, '3010******0018');
  assert.equal(investor.phone_number, '+998 90 *** ** 67');
  assert.equal(investor.birthday, '**.**.1990');
  const withPhotos = await idOf(
    `subject = 'individual' and (select count(*) from investor_photos p where p.investor_id = i.id) = 4`,
  );
  const { photos } = await read<Reply<'getInvestor'>>(`/${withPhotos}`);
  assert.deepEqual(photos.map(({ kind }) => kind), ['passport', 'selfie', 'registration', 'profile']); // prettier-ignore
  for (const { url } of photos) {
    const picture = await server.call({ method: 'GET', url });
    assert.equal(picture.statusCode, 200);
    assert.equal(picture.headers['content-type'], 'image/png');
    assert.equal(picture.rawPayload.toString('latin1', 1, 4), 'PNG');
  }
});

test('one who has submitted nothing has an empty name and empty papers in their first version', async () => {
  const id = await idOf(`subject = 'individual' and name = ''`);
  const papers = await read<Reply<'getPersonalDocumentData'>>(`/${id}/personal-document-data`);
  const { id: own, version, updated_at, ...fields } = papers;
  assert.deepEqual([own, version], [id, 1]);
  assert.match(updated_at, /^20\d\d-/);
  assert.ok(Object.values(fields).every((value) => value === null));
});

test('investments come newest first with sums over all of them, named in the language asked for', async () => {
  const id = await idOf(`(select count(*) from investments n where n.investor_id = i.id) >= 3`);
  const all = await read<Reply<'listInvestorInvestments'>>(`/${id}/investments?limit=1000`);
  const [sums] = await server.db.query<{ count: number; amount: string; balance: string }>(
    `select count(*)::int as count, sum(amount) as amount, sum(balance) as balance from investments where investor_id = $1`,
    [id],
  );
  assert.deepEqual({ count: all.count, ...all.totals }, sums);
  const moments = all.investments.map(({ created_at }) => created_at);
  assert.deepEqual(moments, moments.toSorted().reverse());
  const second = await read<Reply<'listInvestorInvestments'>>(`/${id}/investments?offset=1&limit=1`);
  assert.deepEqual(second, { ...all, investments: [all.investments[1]] });

  const token = (await server.signIn('moderator')).access_token;
  const url = `/api/investment/investors/${id}/investments`;
  const inEnglish = await server.call({ method: 'GET', url, token, headers: { 'accept-language': 'en-US' } });
  assert.match(inEnglish.json<Reply<'listInvestorInvestments'>>().investments[0]!.tariff.name, /^[A-Z]/);
  const tariffs = (await server.call({ method: 'GET', url, token, headers: { 'accept-language': 'ru' } })).json<
    typeof all
  >();
  assert.match(tariffs.investments[0]!.tariff.name, /^[А-Я]/);
});

test('the history of the status comes newest first and names who did it', async () => {
  const id = await idOf(
    `status = 'archive' and (select count(*) from verify_history h where h.investor_id = i.id) >= 4`,
  );
  const { items, count } = await read<Reply<'listInvestorVerifyHistory'>>(`/${id}/verify-history?limit=1000`);
  assert.equal(items.length, count);
  assert.equal(items[0]?.to_status, 'archive');
  assert.equal(items[0]?.user_name, 'Бахтиёр Назаров');
  assert.deepEqual([items.at(-1)?.from_status, items.at(-1)?.to_status], [null, 'new']);
  items.slice(1).forEach((older, at) => assert.equal(older.to_status, items[at]?.from_status));
  assert.deepEqual((await read<{ items: unknown[] }>(`/${id}/verify-history?offset=99`)).items, []);
});

test('no answer about any investor holds a personal value in full', async () => {
  const rows = await server.db.query<{ id: number; secrets: (string | null)[] }>(
    `select i.id, array[i.phone_number, i.contact_number, i.pinfl, to_char(i.birthday, 'YYYY-MM-DD'),
         to_char(i.birthday, 'DD.MM.YYYY'), p.passport_id, p.inps, p.actual_address, p.temporary_address, p.work_address,
         p.domestic_phone_number, c.director_pinfl, c.bank_account] as secrets
     from investors i left join personal_documents p on p.investor_id = i.id
     left join company_documents c on c.investor_id = i.id`,
  );
  assert.equal(rows.length, 500);
  const papers = await read<Reply<'getPersonalDocumentData'>>(
    `/${await idOf(`subject = 'individual' and exists
    (select from personal_documents p where p.investor_id = i.id and monthly_income > 0)`)}/personal-document-data`,
  );
  assert.equal(papers.monthly_income, '•••');
  const list = await server.get(
    `?status=${['new', 'in_process', 'active', 'current', 'left', 'inactive', 'archive'].join('&status=')}&limit=1000`,
  );
  const everything = rows.flatMap(({ secrets }) => secrets.filter((secret) => secret !== null));
  for (const secret of everything) assert.ok(!list.body.includes(secret), 'the list holds a personal value');
  for (const { id, secrets } of rows) {
    const bodies = await Promise.all(sections.map(async (section) => (await server.get(`/${id}${section}`)).body));
    for (const secret of secrets)
      if (secret !== null) assert.ok(!bodies.some((body) => body.includes(secret)), `investor ${id} shows ${secret}`);
  }
});
