import { sheetRules } from './sheetRules';
import { refusalTexts } from '../../../parts/refusalTexts';
import type { CashOutClaim } from '../../../api/investment/cashOut';
import russian from '../../../../locales/ru.json';

const { columns } = sheetRules([]);
const texts: Record<string, string> = russian;

test('the template of payments is in words: its headings, and how a payment goes', () => {
  for (const { id, title } of columns) {
    const heading = texts[String(title.id)] ?? '';
    expect([id, heading]).toEqual([id, expect.stringMatching(/^[А-ЯЁ]/)]);
  }
  const method = columns.find(({ id }) => id === 'method');
  const { example } = method!;
  expect(typeof example === 'string' ? example : texts[String(example?.id)]).toBe('счёт');
});

test.each([
  ['карта', 'card'],
  ['Счёт', 'bank'],
  ['счет', 'bank'],
  ['karta', 'card'],
  ['hisob', 'bank'],
  ['bank', 'bank'],
])('a payment that goes by "%s" is read', (text, value) => {
  expect(columns.find(({ id }) => id === 'method')?.read?.(text)).toEqual({ value });
});

test('a row that names a bank which is not in the list is pointed out, except where its claim says it already', () => {
  const claim = {
    ...{ id: 5, number: 'EX-000005', amount: '100.00', mfo: '00014' },
    investment: { contract_number: 'IN-1' },
  } as CashOutClaim;
  const { checkRow } = sheetRules([claim], ['00444']);
  const check = (row: object) => checkRow?.({ claim_id: '5', amount: '100.00', method: 'bank', ...row });
  expect(check({ mfo: '99999' })).toEqual({ column: 'mfo', problem: refusalTexts.bank_unknown });
  for (const mfo of ['00014', '00444', undefined]) expect(check({ mfo })).toBeUndefined();
  expect(check({ method: 'card', mfo: '99999' })).toBeUndefined();
  // Until the list of banks has come nothing is said of any.
  expect(sheetRules([claim]).checkRow?.({ claim_id: '5', amount: '100.00', method: 'bank', mfo: '99999' })).toBe(
    undefined,
  );
});
