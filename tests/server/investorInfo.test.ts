/** The information file: a real document with everything about the investor, masked, in the language asked for. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { useWork } from '../support/investorWork';

const work = useWork();

async function generate(id: number, language = 'ru') {
  const token = (await work.signIn('kam')).access_token;
  const headers = { 'accept-language': language };
  const url = `/api/investment/investors/${id}/generate-info`;
  const answer = await work.call({ method: 'POST', url, headers, token });
  assert.equal(answer.statusCode, 200, answer.body);
  const parts = unzipSync(answer.rawPayload);
  const xml = strFromU8(parts['word/document.xml']!);
  const texts = [...xml.matchAll(/<w:t [^>]*>([^<]*)<\/w:t>/g)].map(([, text]) =>
    text!.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
  );
  return { answer, parts, xml, texts };
}
const person = {
  ...{ last_name: 'Каримов', first_name: 'Рустам', patronymic: 'Ғайрат ўғли', phone_number: '998901234567' },
  ...{ pinfl: '30101900010018', birthday: '1990-01-01', gender: 'male' },
};

test('the file names the person, masked, with history and investments, and who made it', async () => {
  const id = await work.make({ ...person, status: 'in_process', balance: '1250000.00' });
  await work.invest(id, 'closed');
  await work.do(`invest PUT /investors/${id}/personal-document-data/${id}`, {
    body: {
      ...{ passport_id: 'AA1234567', issue_date: '2019-03-05', actual_address: 'ул. Навои, 1', region_id: 1 },
      employment_status: 'employed',
    },
    version: 1,
  });
  await work.do(`invest PUT /investors/${id}/status`, { body: { status: 'new', comment: 'Нет фото' }, version: 2 });
  const { answer, parts, texts, xml } = await generate(id);
  assert.match(String(answer.headers['content-type']), /wordprocessingml\.document$/);
  assert.equal(answer.headers['content-disposition'], `attachment; filename="investor_${id}.docx"`);
  assert.equal(answer.headers['cache-control'], 'no-store');
  assert.deepEqual(Object.keys(parts).sort(), [
    ...['[Content_Types].xml', '_rels/.rels', 'docProps/core.xml'],
    ...['word/_rels/document.xml.rels', 'word/document.xml', 'word/styles.xml'],
  ]);
  const all = texts.join('\n');
  for (const said of [
    ...['Каримов Рустам Ғайрат ўғли', '+998 90 *** ** 67', '3010******0018', '**.**.1990', 'AA***4567', '•••'],
    ...['Ташкент', 'Мужской', 'Работает по найму', 'На проверке', 'Новый', 'Нет фото', 'Бахтиёр Назаров'],
    ...['Мудараба 12', '1\u00a0000\u00a0000,00', 'Закрыта', '05.03.2026', '05.03.2027'],
  ])
    assert.ok(all.includes(said), said);
  assert.ok(texts.some((text) => /^Сформировано: \d\d\.\d\d\.20\d\d \d\d:\d\d:\d\d, Санжар Рахимов$/.test(text)));
  // The balance, the day of the passport, the day of the record and that of the move.
  for (const said of ['1\u00a0250\u00a0000,00', '05.03.2019', '01.01.2026 00:00:00'])
    assert.ok(texts.includes(said), said);
  assert.ok(!texts.some((text) => /\d{4}-\d\d-\d\d|\d\.\d\d$/.test(text)), all);
  for (const secret of ['998901234567', '30101900010018', '1990-01-01', 'AA1234567', 'Навои'])
    assert.ok(!xml.includes(secret), secret);
  assert.equal((await work.journalOf(id)).at(-1)?.action, 'generate_info');
});

test('it speaks the three languages, and says where there is nothing', async () => {
  const id = await work.make();
  const words = { ru: 'Нет записей', en: 'No records', uz: 'Yozuvlar yoʻq' };
  for (const [language, said] of Object.entries(words))
    assert.equal((await generate(id, language)).texts.filter((text) => text === said).length, 2, language);
});

test('a company has its own papers in it', async () => {
  const id = await work.make({ subject: 'business', company_name: '<b>ООО</b> & "Нур"', inn: '301234567' });
  await work.do(`invest PUT /investors/${id}/company-document-data`, {
    body: { director_pinfl: '30101900010018', bank_account: '20208000900123456001', mfo: '00014' },
    version: 1,
  });
  const { texts, xml } = await generate(id);
  for (const said of ['<b>ООО</b> & "Нур"', '301234567', '3010******0018', '2020************6001', '00014'])
    assert.ok(texts.includes(said), said);
  assert.ok(!xml.includes('<b>ООО'));
});

test('text that XML cannot hold does not break the file', async () => {
  const id = await work.make({
    first_name: 'а\u0001\u000b\u001fб',
    last_name: ']]><w:br/>\ufffe',
    patronymic: '&#0;&amp;',
  });
  const { texts } = await generate(id);
  assert.ok(texts.includes(']]><w:br/> аб &#0;&amp;'), texts.slice(0, 6).join('|'));
});

test('nobody unknown has a file', async () => {
  assert.deepEqual(await work.outcome('invest POST /investors/2000000/generate-info'), [404, 'not_found']);
});
