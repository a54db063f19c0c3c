/** Whatever text comes in through the API comes back as the same text, from every field of an investor. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply } from '../../server/http/contract';
import { isChaos } from '../support/chaos';
import { hostileTexts } from '../support/hostileTexts';
import { newKey, useWork } from '../support/investorWork';

const work = useWork();

async function put(path: string, body: object, version: number) {
  const answer = await work.do(path, { body, version });
  assert.equal(answer.statusCode, 200, `${JSON.stringify(body)}: ${answer.body}`);
}
const read = async <Body>(path: string) => (await work.do(path)).json<Body>();
const same = (texts: string[], received: (string | null)[]) => assert.deepEqual(received.toSorted(), texts.toSorted());

/** All of them in the one field whose texts the journal quotes; in the many others a sample, but by `npm run chaos`. */
const sample = hostileTexts.filter((_, at) => isChaos || at % 4 === 0);

test('there are five hundred different texts', () => {
  assert.equal(new Set(hostileTexts).size, 500);
});

test('every text field of a person keeps them', async () => {
  const id = await work.make();
  const named = await work.make({ first_name: 'Азиз' });
  for (const [at, text] of sample.entries()) {
    // Nobody is shown more than four hundred values in an hour.
    if (at % 100 === 99) work.clock.advance(61 * 60_000);
    // The parts of a name are letters, and what is none of them is not kept at all.
    const name = { body: { first_name: text, last_name: text, patronymic: text }, version: 1 };
    if (/[^\p{L}\p{M} '`‘’ʻʼ-]/u.test(text))
      assert.equal((await work.do(`system PUT /v1/investors/${named}/update`, name)).statusCode, 422, text);
    const addresses = { actual_address: text, temporary_address: text, work_address: text };
    const rest = { country: text, current_workplace: text, source_of_income_description: text };
    await put(`invest PUT /investors/${id}/personal-document-data/${id}`, { ...addresses, ...rest }, at + 1);
    const papers = await read<Reply<'getPersonalDocumentData'>>(`invest GET /investors/${id}/personal-document-data`);
    const { country, current_workplace, source_of_income_description } = papers;
    assert.deepEqual({ country, current_workplace, source_of_income_description }, rest);
    const fields = Object.keys(addresses).map((field) => `fields=${field}`);
    const full = await read<Reply<'revealInvestorData'>>(`system GET /v1/get-investor-data/${id}?${fields.join('&')}`);
    assert.deepEqual(full.values, addresses);
  }
  const { first_name, last_name, version } = await read<Reply<'getInvestor'>>(`invest GET /investors/${named}`);
  assert.deepEqual([first_name, last_name, version], ['Азиз', null, 1]);
});

test('every text field of a company keeps them', async () => {
  const id = await work.make({ subject: 'business' });
  for (const [at, text] of sample.entries()) {
    const body = { company_name: text, director_name: text, legal_address: text, registration_number: text };
    await put(`invest PUT /investors/${id}/company-document-data`, body, at + 1);
    const papers = await read<Reply<'getCompanyDocumentData'>>(`invest GET /investors/${id}/company-document-data`);
    const { company_name, director_name, legal_address, registration_number } = papers;
    assert.deepEqual({ company_name, director_name, legal_address, registration_number }, body);
  }
});

test('reasons and comments keep them, in the history, the claims and the journal', async () => {
  const id = await work.make();
  const stopped = await work.make();
  for (const [at, text] of sample.entries()) {
    const status = at % 2 === 0 ? 'inactive' : 'active';
    await put(`invest PUT /investors/${stopped}/status`, { status, comment: text }, at + 1);
    const { statusCode } = await work.do(`system PUT /v1/investors/${id}/refill-balance`, {
      ...{ as: 'accountant', version: at + 1, key: newKey() },
      body: { amount: '1.00', comment: text },
    });
    assert.equal(statusCode, 202, text);
  }
  const history = await read<Reply<'listInvestorVerifyHistory'>>(
    `invest GET /investors/${stopped}/verify-history?limit=1000`,
  );
  same(
    sample,
    history.items.map(({ comment }) => comment),
  );
  const claims = await read<Reply<'listInvestorClaims'>>(`system GET /v1/investors/${id}/claims?limit=1000`);
  same(
    sample,
    claims.claims.map(({ comment }) => comment),
  );
});

test('the journal keeps what was changed to what, letter for letter', async () => {
  const id = await work.make({ subject: 'business' });
  for (const [at, text] of hostileTexts.entries())
    await put(`invest PUT /investors/${id}/company-document-data`, { company_name: text }, at + 1);
  const logs = await read<Reply<'listInvestorLogs'>>(`system GET /v1/investor/${id}/logs?limit=1000`);
  same(
    hostileTexts,
    logs.items.map((row) => row.new),
  );
});

test('a text that cannot be kept as it is, is refused', async () => {
  const id = await work.make();
  for (const text of ['a\0b', 'a\ud800b', '\udc00ab']) {
    const answer = await work.do(`system PUT /v1/investors/${id}/update`, { body: { first_name: text }, version: 1 });
    assert.equal(answer.statusCode, 400);
  }
});
