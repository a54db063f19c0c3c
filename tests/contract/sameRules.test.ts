/** Rules that stand in the panel, so that it offers what will be taken, and in the back end, which decides. */
import fc from 'fast-check';
import { kindOfHead, kinds } from '../../server/files/kinds';
import * as applications from '../../server/modules/instalments/rules/moves';
import { birthdayFault, nameFault } from '../../server/modules/investors/identityRules';
import { moves as projectMoves } from '../../server/modules/projects/rules';
import { lacksInvoice, moved as movedReturn } from '../../server/modules/return-claims/rules';
import { moves as serverRoundMoves } from '../../server/modules/rounds/rules';
import { sizeOfSms } from '../../server/modules/sms/parts';
import { documentNumber as kept } from '../../server/shared/documentNumber';
import { shownDay, shownMoment, shownMoney } from '../../server/shared/shownFigures';
import { areHours, weekdays as serverWeekdays } from '../../server/shared/weekHours';
import type { Application } from '../../src/api/payment/instalments';
import type { ReturnClaim } from '../../src/api/payment/returnClaims';
import * as panel from '../../src/areas/instalments/applicationSteps';
import { isGrownUp, isPersonName } from '../../src/parts/personRules';
import { projectStatus, stepOnward } from '../../src/areas/real-estate/projects/projectTerms';
import * as returns from '../../src/areas/refund-claims/ReturnQuestion';
import { roundMoves } from '../../src/areas/tariffs/rounds/roundTerms';
import { formatFor } from '../../src/i18n/format';
import { documentNumber } from '../../src/lib/documentNumber';
import { addDays, todayInTashkent } from '../../src/lib/days';
import { kindOfBytes, sizeLimit, type FileKind } from '../../src/lib/fileKind';
import { smsParts } from '../../src/lib/smsParts';
import { hoursFault, usualHours, weekdays } from '../../src/lib/weekHours';

const { applicationStatuses, moved, steps } = applications;
const goesBy = (step: keyof typeof steps) => (status: applications.ApplicationStatus) =>
  status in steps[step].application;

test.each([
  ['decided about', panel.awaitsDecision, goesBy('accept')],
  ['decided against', panel.awaitsDecision, goesBy('reject')],
  ['given up', panel.mayBeCancelled, goesBy('cancel')],
  ['given other terms', panel.mayBeRecalculated, goesBy('recalculate')],
  ['scored', panel.mayBeScored, applications.mayBeScored],
  ['given papers', panel.mayHavePapers, applications.mayWritePapers],
  ['reconciled', panel.mayBeReconciled, applications.mayReconcile],
  ['given its signed contract', panel.mayHaveSigned, applications.mayAddSigned],
  ['removed', panel.mayBeDeleted, applications.mayBeDeleted],
  ['paid as a contract', panel.isInForce, applications.isInForce],
  ['paid back', panel.isGivenUp, applications.isGivenUp],
] as const)('an application is offered to be %s where the service takes it', (_, offered, taken) => {
  const inPanel = applicationStatuses.filter((Status) => offered({ Status } as Application));
  expect(inPanel).toEqual(applicationStatuses.filter(taken));
  expect(inPanel).not.toEqual([]);
});

test('a down payment is waited for, and was made, where the service says so', () => {
  const orders = [
    null,
    'waiting_for_marketplace',
    'waiting_for_down_payment',
    'waiting_for_qabz',
    'completed',
  ] as const;
  for (const application of applicationStatuses)
    for (const order of orders) {
      const one = { Status: application, order_status: order } as Application;
      expect(panel.awaitsDown(one)).toBe(moved({ application, order }, 'pay_down') !== undefined);
      expect(panel.isDownPaid(one)).toBe(moved({ application, order }, 'take_back_down') !== undefined);
    }
});

test('a round is led where the service lets it go', () => {
  expect(roundMoves).toEqual(serverRoundMoves);
});

test('a project is led where the service lets it go', () => {
  const offered = Object.fromEntries(
    projectStatus.values.map((status) => [
      status,
      [stepOnward[status], status === 'archived' ? undefined : 'archived'].filter(Boolean),
    ]),
  );
  expect(offered).toEqual(projectMoves);
});

test.each([
  'new',
  'in_process',
  'approved_by_moderator',
  'waiting_invoice',
  'approved_by_accountant',
  'cancelled_by_moderator',
  'cancelled_by_accountant',
] as const)('a return in status %s is offered what the service takes', (status) => {
  const goes = (step: Parameters<typeof movedReturn>[1]) => movedReturn(status, step) !== undefined;
  const claim = { status } as ReturnClaim;
  expect(returns.mayBeDeclined(claim)).toBe(goes('cancel_moderator'));
  expect(returns.isToPay(claim)).toBe(goes('approve_accountant'));
  expect(returns.isToPay(claim)).toBe(goes('cancel_accountant'));
  for (const paysVat of [false, true]) {
    const one = { status, preview: { needs_invoice: paysVat } } as ReturnClaim;
    expect(returns.lacksInvoice(one)).toBe(lacksInvoice(status, paysVat));
  }
});

const letters = fc.constantFrom(...'aZ0 @€[]{}^~|\\\nяўʻ’😀çÇ_');
test('the parts of a message are counted alike', () => {
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 400 }), (text) => {
      expect(smsParts(text.join(''))).toEqual(sizeOfSms(text.join('')));
    }),
    { numRuns: 300 },
  );
});

test('a figure is shown alike', () => {
  for (const language of ['ru', 'en', 'uz'] as const) {
    const format = formatFor(language, String);
    for (const sum of ['0.00', '7.50', '-999.99', '1000.00', '-1250000.10', '9999999999999999.99'])
      expect(shownMoney(sum, language)).toBe(format.money(sum));
    expect(shownDay('2026-03-05')).toBe(format.day('2026-03-05'));
    expect(shownMoment('2026-03-05 14:07:31')).toBe(format.dateTime('2026-03-05 14:07:31'));
  }
});

const nameSigns = fc.constantFrom(..."aZяЎқ0 -ʻʼ'’.王й");
test('a name is taken on both sides, or on none, and so is who comes of age', () => {
  fc.assert(
    fc.property(fc.array(nameSigns, { maxLength: 4 }), (signs) => {
      const name = signs.join('');
      expect(isPersonName(name)).toBe(nameFault(name) === undefined);
    }),
    { numRuns: 300 },
  );
  for (const length of [1, 2, 100, 101])
    expect(isPersonName('я'.repeat(length))).toBe(nameFault('я'.repeat(length)) === undefined);
  const today = todayInTashkent(new Date());
  for (const day of ['1990-05-05', today, `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`, addDays(today, -6574)])
    expect(isGrownUp(day)).toBe(birthdayFault(day, today) === undefined);
});

test('the number of a document is read alike', () => {
  const part = fc.constantFrom('EX', 'ех', 'ЕХ', 'IN', '-', '#', '№', ' ', '2025-', '12', '000012', '7', 'что');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      expect(documentNumber(parts.join(''))).toBe(kept(parts.join('')));
    }),
    { numRuns: 300 },
  );
});

const heads: Record<Exclude<FileKind, 'docx' | 'xlsx'>, string> = {
  jpg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  webp: 'RIFF\x01\x02\x03\x04WEBP',
  pdf: '%PDF-1.7',
  mp4: '\0\0\0\x18ftypisom',
};
test('a file is of one kind, and may be as large, on both sides', () => {
  for (const kind of Object.keys(kinds) as FileKind[])
    expect([kind, sizeLimit(kind)]).toEqual([kind, kinds[kind].limit]);
  for (const [kind, text] of Object.entries(heads)) {
    const head = Buffer.from(text.padEnd(16, '\0'), 'latin1');
    expect([kindOfBytes(head, `a.${kind}`), kindOfHead(head)]).toEqual([kind, kind]);
  }
  const zip = Buffer.from('PK\x03\x04'.padEnd(16, '\0'), 'latin1');
  expect([kindOfBytes(zip, 'a.docx'), kindOfBytes(zip, 'a.xlsx'), kindOfHead(zip)]).toEqual(['docx', 'xlsx', 'zip']);
});

test('hours of a day are right on both sides, or on none', () => {
  expect([...weekdays]).toEqual([...serverWeekdays]);
  for (const [from, to] of [
    ['09:00', '18:00'],
    ['00:00', '24:00'],
    ['18:00', '09:00'],
    ['09:00', '09:00'],
  ] as const)
    expect(hoursFault({ from, to }) === undefined).toBe(areHours({ ...usualHours, mon: { from, to } }));
});
