import { createIntl } from 'react-intl';
import { pinflCheckDigit } from '../../../lib/pinfl';
import { importRules, type ImportKind } from './importKinds';

const intl = createIntl({ locale: 'ru' });
const read = (kind: ImportKind, text: string) =>
  importRules(kind, intl).columns.find(({ id }) => id === 'pinfl')!.read!(text);

const right = `3010190001001${pinflCheckDigit('3010190001001')}`;
const wrong = `3010190001001${(pinflCheckDigit('3010190001001') + 1) % 10}`;

test('somebody new is taken with a right PINFL alone, as the service takes him', () => {
  expect(read('import_investors', right)).toEqual({ value: right });
  expect(read('import_investors', wrong)).toHaveProperty('problem');
  const without = '3010190000001';
  expect(read('import_investors', `${without}${pinflCheckDigit(without)}`)).toHaveProperty('problem');
});

test('somebody who is there is found by what has stood in his record for long', () => {
  expect(read('status_update', wrong)).toEqual({ value: wrong });
  expect(read('status_update', '30101900')).toHaveProperty('problem');
});
