/** The statement of the bank beside account 5110: what belongs together, what does not, and files that are not what they say. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { matchRows, type BankPosting } from '../../server/modules/ledger/bank/match';
import { amountOf, dayOf, sheetRows, type BankRow } from '../../server/modules/ledger/bank/rows';
import { statementText, textRows } from '../../server/modules/ledger/bank/text';
import type { Reply } from '../../server/http/contract';
import { today } from '../../server/shared/clock';
import { dayAfter } from '../../server/shared/period';
import { fc } from '../support/fastCheck';
import { hostileSheets, workbook } from '../support/hostileSheets';
import { newKey, useWork } from '../support/investorWork';
import { formOf, samples } from '../support/uploads';

const work = useWork();
type Answer = Reply<'matchBankSheet'>;
interface Refused {
  code: string;
  fields: Record<string, string>;
}

async function send<Body = Answer>(content: Uint8Array | string, as = 'accountant'): Promise<[number, Body]> {
  const { access_token: token } = await work.signIn(as);
  const { payload, headers } = formOf(Buffer.from(content as Uint8Array), 'statement.xlsx', { field: 'bank_file' });
  const answer = await work.call({ method: 'POST', url: '/api/system-user/v1/gl/bank-sheet', payload, headers, token });
  return [answer.statusCode, answer.json<Body>()];
}
async function match(content: Uint8Array | string): Promise<Answer> {
  const [status, answer] = await send(content);
  assert.equal(status, 200, JSON.stringify(answer));
  return answer;
}

const headings = ['Дата', 'Номер документа', 'Приход', 'Расход', 'Контрагент', 'ИНН', 'Счёт', 'Назначение платежа'];
const sheet = (...rows: (string | number)[][]) => workbook([headings, ...rows]);

let operations: Record<string, number>;
/** A day that is over, in an open month. */
const day = (back: number) => dayAfter(today(work.clock), -back);
before(async () => {
  while (work.db === undefined) await new Promise((done) => setTimeout(done, 10));
  const rows = await work.db.query<{ code: string; id: number }>('select code, id from gl_operations');
  operations = Object.fromEntries(rows.map(({ code, id }) => [code, id]));
});

interface Posted {
  date: string;
  amount: string;
  document_number?: string;
  counterparty?: string;
  lines?: { account_id: number; amount: string }[];
}
/** A cash-out that one accountant drafts and another posts. */
async function payOut({ lines, ...terms }: Posted): Promise<number> {
  const { id, version } = await work.answer<{ id: number; version: number }>('system POST /v1/gl/cash-out-create', {
    as: 'accountant',
    key: newKey(),
    body: {
      ...{ account_id: 5110, operation_id: operations.bank_fee, ...terms },
      ...(lines ? { lines } : { to_account_id: 9690 }),
    },
  });
  const posted = await work.outcome(`system PUT /v1/gl-list/${id}/cash-in-out-detail`, {
    ...{ as: 'accountant2', body: { action: 'post' }, version, key: newKey() },
  });
  assert.equal(posted[0], 200, JSON.stringify(posted));
  return id;
}

test('rows stand beside the postings that moved their money, and what one side alone knows by itself', async () => {
  const [on, before] = [day(3), day(5)];
  const compound = await payOut({
    ...{ date: on, amount: '1120000.00', document_number: '00118' },
    lines: [
      { account_id: 9420, amount: '1000000.00' },
      { account_id: 4410, amount: '120000.00' },
    ],
  });
  const late = await payOut({ date: before, amount: '50000.00', document_number: 'ПП-7' });
  const unnamed = await payOut({ date: on, amount: '70000.00' });
  const otherDocument = await payOut({ date: on, amount: '333.33', document_number: '9' });
  const investor = await work.make();
  await work.db.query(
    `insert into investor_transactions (investor_id, type, amount, balance_after, created_at) values ($1, 'refill', 900000.01, 900000.01, $2)`,
    [investor, `${on} 10:00:00`],
  );
  const count = async () => (await work.one<{ count: number }>('select count(*)::int as count from gl_postings')).count;
  const known = await count();
  const answer = await match(
    sheet(
      [on, '118', '', '1 120 000,00', 'ООО «Офис плюс»', '305109680', '20208000900123456001', 'Аренда'],
      [on, 'пп7', '', 50000, 'Банк', '', '', 'Комиссия'],
      [on, '5', '', '70000', '', '', '', ''],
      [on, '10', '', '333,33', 'Другой', '', '', 'Иной документ'],
      [dayAfter(on, -2), '', '900 000,01', '', 'Алиев', '', '', 'Пополнение'],
    ),
  );
  assert.deepEqual(
    answer.rows.map(({ row, direction, amount, match: found }) => [row, direction, amount, found?.how ?? null]),
    [
      [2, 'out', '1120000.00', 'exact'],
      [3, 'out', '50000.00', 'document'],
      [4, 'out', '70000.00', 'day'],
      [5, 'out', '333.33', null],
      [6, 'in', '900000.01', 'near'],
    ],
  );
  assert.deepEqual(
    answer.rows.slice(0, 3).map((row) => row.match?.posting.id),
    [compound, late, unnamed],
  );
  assert.equal(answer.rows[0]?.match?.posting.amount, '1120000.00');
  assert.deepEqual(
    answer.postings.map(({ id }) => id),
    [otherDocument],
  );
  assert.deepEqual(answer.faults, []);
  assert.deepEqual([answer.bank.income, answer.bank.expense], ['900000.01', '1240333.33']);
  // The period is that of the rows, so what was booked two days before it is a posting of none of its days.
  assert.deepEqual([answer.begin_date, answer.end_date], [dayAfter(on, -2), on]);
  assert.deepEqual([answer.ledger.income, answer.ledger.expense], ['900000.01', '1240333.33']);
  assert.equal(await count(), known);
});

test('a text of the bank is read in the letters it is written in, and tells what stood on the account', async () => {
  const on = day(2);
  const id = await payOut({ date: on, amount: '250000.00', document_number: '41' });
  const russian = (iso: string) => iso.split('-').reverse().join('.');
  const text = [
    ...['1CClientBankExchange', 'ВерсияФормата=1.03', 'Кодировка=Windows', `ДатаНачала=${russian(on)}`],
    ...[`ДатаКонца=${russian(on)}`, 'РасчСчет=20208000900000000001', 'СекцияРасчСчет', 'НачальныйОстаток=1000000.00'],
    ...['РасчСчет=20208000900000000001', 'КонечныйОстаток=750000.00', 'КонецРасчСчет'],
    ...['СекцияДокумент=Платежное поручение', 'Номер=41', `Дата=${russian(on)}`, 'Сумма=250000.00'],
    ...[`ДатаСписано=${russian(on)}`, 'ПлательщикСчет=20208000900000000001', 'ПолучательСчет=20208000900123456001'],
    ...['Получатель=ООО «Офис плюс»', 'ПолучательИНН=305109680', 'НазначениеПлатежа=Аренда', 'КонецДокумента'],
    ...['СекцияДокумент=Платежное поручение', 'Номер=42', `Дата=${russian(on)}`, 'Сумма=1.00'],
    ...['ПлательщикСчет=1', 'ПолучательСчет=2', 'КонецДокумента', 'КонецФайла'],
  ].join('\r\n');
  for (const content of [Buffer.from(text), Buffer.from(`\ufeff${text}`), windows1251(text)]) {
    const answer = await match(content);
    const [row] = answer.rows;
    assert.equal(answer.rows.length, 1);
    assert.deepEqual(
      [row?.match?.posting.id, row?.match?.how, row?.counterparty, row?.inn, row?.account, row?.purpose],
      [id, 'exact', 'ООО «Офис плюс»', '305109680', '20208000900123456001', 'Аренда'],
    );
    // A document of two others is nothing of this account.
    assert.deepEqual(answer.faults, [{ row: 23, column: 'account', code: 'unknown_value' }]);
    assert.deepEqual(answer.bank, {
      ...{ income: '0.00', expense: '250000.00', opening: '1000000.00', closing: '750000.00' },
    });
  }
});

/** The Cyrillic letters of Windows, by their places in it. */
function windows1251(text: string): Buffer {
  const special: Record<string, number> = { '«': 0xab, '»': 0xbb, ё: 0xb8, Ё: 0xa8 };
  return Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0)!; // of one letter
      return special[letter] ?? (code >= 0x410 && code <= 0x44f ? code - 0x350 : code);
    }),
  );
}

test('whoever may not read the ledger does not see it this way either', async () => {
  assert.equal((await send<Refused>(sheet(), 'hunter'))[0], 403);
});

test('a file that is none, holds nothing, is too large or was made to harm is refused on its field', async () => {
  const refused = async (content: Uint8Array | string) => {
    const [status, { code, fields }] = await send<Refused>(content);
    assert.equal(fields.bank_file, code);
    return [status, code];
  };
  const on = day(1);
  assert.deepEqual(await refused(samples.pdf), [422, 'sheet_unreadable']);
  assert.deepEqual(await refused(Buffer.from('Дата;Сумма\n')), [422, 'sheet_unreadable']);
  assert.deepEqual(
    await refused(
      workbook([
        ['Имя', 'Сумма'],
        ['А', 1],
      ]),
    ),
    [422, 'sheet_without_columns'],
  );
  assert.deepEqual(await refused(sheet()), [422, 'sheet_empty']);
  assert.deepEqual(await refused('1CClientBankExchange\nСекцияДокумент=П\nКонецДокумента'), [
    422,
    'sheet_without_columns',
  ]);
  assert.deepEqual(await refused(Buffer.alloc(10 * 1024 * 1024 + 1, 'x')), [413, 'file_too_large']);
  assert.deepEqual(await refused(sheet([on, '1', '', '1'], ['2020-01-01', '2', '', '1'])), [422, 'period_too_long']);
  const many = Array.from({ length: 5001 }, (_, at) => [on, String(at), '', '1']);
  assert.deepEqual(await refused(sheet(...many)), [422, 'sheet_too_long']);
  for (const { bytes, fault } of hostileSheets.filter((one) => one.fault === 'bomb' || one.fault === 'rows')) {
    const [status, code] = await refused(bytes());
    assert.equal(status, 422, fault);
    assert.match(String(code), /^sheet_(unreadable|too_long|without_columns)$/);
  }
  const lines = 'СекцияДокумент=П\nКонецДокумента\n'.repeat(5001);
  assert.deepEqual(await refused(`1CClientBankExchange\nРасчСчет=1\n${lines}`), [422, 'sheet_too_long']);
});

test('what makes no sense in a row is told with its column, and the other rows are matched', () => {
  const { rows, faults } = sheetRows(
    [
      ['Выписка за ноябрь'],
      ['', '', ''],
      ['Sana', '№ п/п', 'Hujjat raqami', 'Debet', 'Kredit', 'Toʻlov maqsadi'],
      ['1', '2', '3', '4', '5', '6'],
      ['31.02.2026', '1', '7', '10', '', ''],
      ['01.03.2027', '2', '8', '10', '', ''],
      ['', '3', '9', '10', '', 'без дня'],
      ['01.03.2026', '4', '10', '10,005', '', ''],
      ['01.03.2026', '5', '11', '10', '20', ''],
      ['01.03.2026', '6', '12', '', '', ''],
      ['01.03.26 12:00:00', '7', '13', '', '1,234,567.80', 'аренда\u202e\u0000'],
      ['', '', '', '', '', ''],
      ['Jami', '', '', '40', '20', ''],
    ],
    '2026-11-20',
  );
  assert.deepEqual(
    faults.map(({ row, column, code }) => [row, column, code]),
    [
      [4, 'date', 'no_such_day'],
      [5, 'date', 'no_such_day'],
      [6, 'date', 'in_future'],
      [7, 'date', 'required'],
      [8, 'expense', 'invalid_amount'],
      [9, 'expense', 'invalid_amount'],
      [10, 'amount', 'required'],
    ],
  );
  assert.deepEqual(rows, [
    {
      ...{ row: 11, date: '2026-03-01', direction: 'in', amount: '1234567.80', document_number: '13' },
      ...{ counterparty: null, inn: null, account: null, purpose: 'аренда' },
    },
  ]);
});

test('amounts and days are read as banks write them, and nothing else is', () => {
  const amounts = ['1 000,5', '1000.50', "1'000,50", '−12', '1,000,000.00', '12,34', '0'].map(amountOf);
  assert.deepEqual(amounts, ['1000.50', '1000.50', '1000.50', '-12.00', '1000000.00', '12.34', '0.00']);
  for (const text of ['', '1e21', '12,345', '1.2.3', '10 сум', '0x10', '99999999999999999', '=1+1', 'NaN'])
    assert.equal(amountOf(text), undefined, text);
  assert.deepEqual(['5.3.2026', '05/03/26', '2026-03-05T10:00'].map(dayOf), Array<string>(3).fill('2026-03-05'));
  for (const text of ['32.01.2026', '2026-13-01', '20260305', 'вчера']) assert.equal(dayOf(text), undefined, text);
});

test('a sum of one column goes the way of its sign', () => {
  const { rows } = sheetRows(
    [
      ['date', 'amount'],
      ['2026-03-01', '-5'],
      ['2026-03-01', '5'],
    ],
    '2026-11-20',
  );
  assert.deepEqual(
    rows.map(({ direction, amount }) => [direction, amount]),
    [
      ['out', '5.00'],
      ['in', '5.00'],
    ],
  );
});

test('a text that is not ended, repeats its keys or is nothing but signs is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (noise) => {
      const text = `1CClientBankExchange\nРасчСчет=1\nСекцияДокумент=П\nПолучательСчет=1\nСумма=5\nДата=01.03.2026\n${noise}`;
      const read = statementText(Buffer.from(text));
      assert.ok(read !== undefined);
      const { rows, faults } = textRows(read, '2026-11-20', 5000);
      assert.ok(rows.length + faults.length >= 1);
    }),
  );
});

test('whatever comes, a posting is of one row at most, of its direction and sum, and never of another document', () => {
  const some = {
    date: fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-04', '2026-03-20'),
    direction: fc.constantFrom('in' as const, 'out' as const),
    amount: fc.constantFrom('1.00', '2.00'),
    document_number: fc.constantFrom(null, '1', '001', '2'),
  };
  const rest = { counterparty: null, inn: null, account: null, purpose: null };
  const more = { number: '2026/1', operation: 'a', counterparty: null, description: null };
  fc.assert(
    fc.property(
      fc.array(fc.record(some), { maxLength: 12 }),
      fc.array(fc.record(some), { maxLength: 12 }),
      (first, second) => {
        const rows = first.map((one, at): BankRow => ({ ...one, ...rest, row: at + 1 }));
        const postings = second.map((one, at): BankPosting => ({ ...one, ...more, id: at + 1 }));
        const matches = matchRows(rows, postings);
        assert.equal(new Set([...matches.values()].map(({ posting }) => posting)).size, matches.size);
        const bare = (text: string | null) => text?.replace(/^0+/, '');
        for (const [row, { how, posting }] of matches) {
          assert.deepEqual([row.direction, row.amount], [posting.direction, posting.amount]);
          const [one, other] = [bare(row.document_number), bare(posting.document_number)];
          if (one !== undefined && other !== undefined) assert.equal(one, other);
          assert.equal(how === 'exact' || how === 'document', one !== undefined && one === other);
          assert.equal(how === 'exact' || how === 'day', row.date === posting.date);
          assert.ok(Math.abs(Date.parse(row.date) - Date.parse(posting.date)) <= 5 * 86_400_000);
        }
        // What is left on both sides could not be joined: no exact pair is missed.
        const left = postings.filter((one) => ![...matches.values()].some(({ posting }) => posting === one));
        for (const row of rows.filter((one) => !matches.has(one)))
          for (const posting of left)
            assert.ok(
              row.direction !== posting.direction ||
                row.amount !== posting.amount ||
                row.date !== posting.date ||
                (row.document_number !== null &&
                  posting.document_number !== null &&
                  bare(row.document_number) !== bare(posting.document_number)),
            );
      },
    ),
  );
});
