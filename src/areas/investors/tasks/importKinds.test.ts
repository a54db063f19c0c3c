import { createIntl } from 'react-intl';
import { pinflCheckDigit } from '../../../lib/pinfl';
import { importRules, type ImportKind } from './importKinds';

const intl = createIntl({ locale: 'ru' });
const read = (kind: ImportKind, text: string, column = 'pinfl') =>
  importRules(kind, intl).columns.find(({ id }) => id === column)!.read!(text);

const right = `3010190001001${pinflCheckDigit('3010190001001')}`;
const wrong = `3010190001001${(pinflCheckDigit('3010190001001') + 1) % 10}`;

test('somebody new is taken with a right PINFL alone, as the service takes him', () => {
  expect(read('import_investors', right)).toEqual({ value: right });
  expect(read('import_investors', wrong)).toHaveProperty('problem');
  const without = '3010190000001';
  expect(read('import_investors', `${without}${pinflCheckDigit(without)}`)).toHaveProperty('problem');
});

test('somebody new is of age, as his PINFL says', () => {
  const child = '5010115001001';
  expect(read('import_investors', `${child}${pinflCheckDigit(child)}`)).toHaveProperty(
    'problem.id',
    'investors.tasks.e_age',
  );
});

test.each(['last_name', 'first_name', 'patronymic'])('the %s of somebody new has letters, as many as fit', (column) => {
  for (const name of ['Ғайрат ўғли', "D'Artagnan", 'Isʼhoq qizi', 'Ли', 'я'.repeat(100)])
    expect(read('import_investors', name, column)).toEqual({ value: name });
  for (const name of ['1', 'Я', 'Ivan 2', '--', 'я'.repeat(101), '王小明'])
    expect(read('import_investors', name, column)).toHaveProperty('problem.id', 'investors.tasks.e_name');
});

test('somebody who is there is found by what has stood in his record for long', () => {
  expect(read('status_update', wrong)).toEqual({ value: wrong });
  expect(read('status_update', '30101900')).toHaveProperty('problem');
});
