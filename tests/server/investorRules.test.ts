/** The parts of the module that are plain functions: moves of the status, masks, what a search text asks for, PINFLs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as mask from '../../server/shared/mask';
import { checkDigit, makePinfl, readPinfl } from '../../server/modules/investors/pinfl';
import { investorStatuses, refusalOfMove, type Asked } from '../../server/modules/investors/rules';
import { readSearch, secretsSought } from '../../server/db/searchText';

const settled = { liveInvestments: 0, liveInstalments: 0, comment: 'Причина' };
const anybody = () => true;

// Written out by hand from the decisions: who may make each move; a pair that is not here is made by nobody.
const verifier = 'investor_verification.enable';
const archiver = 'investors.delete';
const allowed: Record<string, string> = {
  'new in_process': verifier,
  'in_process active': verifier,
  'in_process new': verifier,
  'active current': 'system',
  'current active': 'system',
  'left current': 'system',
  'current left': verifier,
  'active inactive': verifier,
  'current inactive': verifier,
  'inactive active': verifier,
  'new archive': archiver,
  'inactive archive': archiver,
  'left archive': archiver,
  'archive inactive': archiver,
};

test('every pair of statuses is a move of the one who may make it, or refused', () => {
  for (const from of investorStatuses)
    for (const to of investorStatuses) {
      const who = allowed[`${from} ${to}`];
      const ask = (by: Asked['by']) => refusalOfMove({ from, to, by, ...settled });
      assert.equal(ask('system'), who === undefined ? 'move_not_allowed' : undefined, `${from} ${to}`);
      const expected = who === undefined ? 'move_not_allowed' : who === 'system' ? 'move_of_system' : undefined;
      assert.equal(ask(anybody), expected, `${from} ${to}`);
      assert.equal(
        ask((permission) => permission === who),
        expected,
        `${from} ${to}`,
      );
      if (expected === undefined) assert.equal(ask((permission) => permission !== who), 'forbidden', `${from} ${to}`); // prettier-ignore
    }
});

test('who is sent back or stopped is told why', () => {
  for (const [from, to] of [
    ['in_process', 'new'],
    ['active', 'inactive'],
    ['current', 'inactive'],
  ] as const)
    // prettier-ignore
    for (const comment of [undefined, null, '', '  '])
      assert.equal(refusalOfMove({ ...settled, from, to, by: anybody, comment }), 'reason_required');
});

test('nobody is put away or has left while money of his is at work', () => {
  for (const from of ['new', 'inactive', 'left'] as const) {
    const asked = { ...settled, from, to: 'archive', by: anybody } as const;
    assert.equal(refusalOfMove({ ...asked, liveInvestments: 1 }), 'investments_exist');
    assert.equal(refusalOfMove({ ...asked, liveInstalments: 1 }), 'installments_exist');
  }
  assert.equal(
    refusalOfMove({ ...settled, from: 'current', to: 'left', by: 'system', liveInvestments: 1 }),
    'investments_exist',
  );
});

test('masks keep what the examples of the contract keep', () => {
  assert.equal(mask.maskPinfl('30101900010018'), '3010******0018');
  assert.equal(mask.maskPassport('AA1234567'), 'AA***4567');
  assert.equal(mask.maskPhone('998901234567'), '+998 90 *** ** 67');
  assert.equal(mask.maskPhone('77011234567'), '+77*******67');
  assert.equal(mask.maskAccount('20208000900123456001'), '2020************6001');
  assert.equal(mask.maskBirthday('1985-04-17'), '**.**.1985');
  assert.equal(mask.maskText('Ташкент, ул. Навои, 1'), '•••');
  assert.equal(mask.maskPinfl('1234'), '****');
  for (const one of [
    mask.maskPinfl,
    mask.maskPassport,
    mask.maskPhone,
    mask.maskAccount,
    mask.maskBirthday,
    mask.maskText,
  ])
    assert.equal(one(null), null);
});

test('a search text is one number, or words', () => {
  const read = (text: string) => readSearch(text).map(({ names, numbers, ...rest }) => ({ names: names[0], ...rest }));
  assert.deepEqual(read('  '), []);
  assert.deepEqual(read('+998 (90) 123-45'), [{ names: '+998 (90) 123-45', digits: '9989012345' }]);
  assert.deepEqual(read('12'), [{ names: '12', id: 12 }]);
  assert.deepEqual(read('Каримов  456'), [{ names: 'каримов' }, { names: '456', id: 456 }]);
  assert.deepEqual(read('123456'), [{ names: '123456', id: 123_456 }]);
  assert.deepEqual(read('1234567'), [{ names: '1234567', digits: '1234567', id: 1_234_567 }]);
  assert.deepEqual(read('50% a_b c\\d'), [{ names: '50\\%' }, { names: 'a\\_b' }, { names: 'c\\\\d' }]);
  assert.deepEqual(read('+-()'), [{ names: '+-()' }]);
  assert.deepEqual(read('№ 38'), [{ names: undefined, id: 38 }]);
  // Of a passport nobody is asked unless it may be read.
  assert.deepEqual(secretsSought(readSearch('xs 6268437')), []);
  assert.deepEqual(secretsSought(readSearch('xs 6268437', { passports: true })), ['XS6268437']);
  assert.deepEqual(secretsSought(readSearch('6268437', { passports: true })), ['6268437']);
});

test('what was typed on another keyboard is looked for where three of its letters are heard', () => {
  const names = (text: string) => readSearch(text)[0]?.names;
  assert.deepEqual(names('wjq'), ['wjq', 'цой']);
  assert.deepEqual(names('li'), ['li']);
  // Of "ыфь" two are, which stand in most names, and no index finds them.
  assert.deepEqual(names('sam'), ['sam']);
  assert.deepEqual(names('samsung'), ['samsung', 'ыфьыгтп']);
});

test('a PINFL tells birthday and gender, and one that is wrong in any part tells nothing', () => {
  assert.deepEqual(readPinfl('30101900010018'), { birthday: '1990-01-01', gender: 'male' });
  assert.deepEqual(readPinfl('41508851230458'), { birthday: '1985-08-15', gender: 'female' });
  assert.deepEqual(readPinfl('52302010170090'), { birthday: '2001-02-23', gender: 'male' });
  for (const wrong of [
    '30101900010019',
    '3010190001001',
    '70101900010018',
    '33102900010018',
    '30101900000018',
    'x0101900010018',
    '',
  ])
    assert.equal(readPinfl(wrong), undefined, wrong);
  for (const [birthday, gender] of [
    ['1899-12-31', 'female'],
    ['1970-02-28', 'male'],
    ['2005-07-09', 'female'],
  ] as const)
    // prettier-ignore
    assert.deepEqual(readPinfl(makePinfl(birthday, gender, 7, 999)), { birthday, gender });
  assert.equal(checkDigit('3010190001001'), 8);
});
