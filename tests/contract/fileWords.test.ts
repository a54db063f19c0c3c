/** What the back end writes into files is called there as on the screens that the file was taken from, in each language. */
import type { MessageDescriptor } from 'react-intl';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import uz from '../../locales/uz.json';
import { speak, type Word } from '../../server/modules/investors/info/words';
import { columnWords, faultWords, sheetWords } from '../../server/modules/merchant-imports/words';
import { words } from '../../server/modules/reports/words';
import { cashInStatus } from '../../src/areas/claims/cashIn/cashInTerms';
import { cashOutStatus } from '../../src/areas/claims/cashOut/cashOutTerms';
import {
  employments,
  genders,
  incomeSources,
  maritalStatuses,
  residencies,
} from '../../src/areas/investors/card/choices';
import { transactionTypes } from '../../src/areas/investors/money/moneyTerms';
import { moveKind } from '../../src/areas/merchants/billing/billingTerms';
import { claimStatus, claimTypes, paymentTypes } from '../../src/parts/claims/terms';
import { investmentStatus } from '../../src/parts/investments/investmentStatus';
import { investorStatus } from '../../src/parts/investorStatus';
import { contractStatus } from '../../src/parts/orders/applicationStatus';

const catalogues: readonly Record<string, string>[] = [ru, en, uz];
const said = (label: MessageDescriptor | undefined) => catalogues.map((texts) => texts[String(label?.id)]);

type Find = (code: string) => MessageDescriptor | undefined;
const inRecord =
  (labels: Readonly<Record<string, MessageDescriptor>>): Find =>
  (code) =>
    labels[code];

const reports: [keyof typeof words, Find][] = [
  ['investment', investmentStatus.labelOf],
  ['claim', claimStatus.labelOf],
  ['claimType', claimTypes.labelOf],
  ['payment', paymentTypes.labelOf],
  ['investor', investorStatus.labelOf],
  ['installment', contractStatus.labelOf],
  ['merchantMove', moveKind.labelOf],
  // What a balance moved for is kept as "investment" and said by the contract of the card as "invest".
  ['movement', (code) => transactionTypes.labelOf(code === 'investment' ? 'invest' : code)],
  ['cashIn', cashInStatus.labelOf],
  ['cashOut', cashOutStatus.labelOf],
];

test.each(reports)('a report calls each code of "%s" as the panel does', (list, labelOf) => {
  const called = Object.entries(words[list]);
  expect(called).toEqual(called.map(([code]) => [code, said(labelOf(code))]));
});

test.each<[string, readonly string[], Find]>([
  ['status of an investor', investorStatus.values, investorStatus.labelOf],
  ['status of an investment', ['pending', 'exiting', 'closed', 'cancelled'], investmentStatus.labelOf],
  ['gender', Object.keys(genders), inRecord(genders)],
  ['employment', Object.keys(employments), inRecord(employments)],
  ['marital status', Object.keys(maritalStatuses), inRecord(maritalStatuses)],
  ['source of income', Object.keys(incomeSources), inRecord(incomeSources)],
  ['residency', Object.keys(residencies), inRecord(residencies)],
])('the information file calls each %s as the card of the investor does', (_, codes, labelOf) => {
  const inFile = (code: string) => (['ru', 'en', 'uz'] as const).map((language) => speak(language)(code as Word));
  expect(codes.map(inFile)).toEqual(codes.map((code) => said(labelOf(code))));
});

test('codes of goods are called in the template as on the product, and the goods and the currency as everywhere', () => {
  expect(Object.values(columnWords.spic.title)).toEqual(said({ id: 'catalogue.products.spic' }));
  expect(Object.values(columnWords.package_code.title)).toEqual(said({ id: 'catalogue.products.packageCode' }));
  expect(columnWords.price.hint.en).toMatch(/\bUZS\b/);
  expect(JSON.stringify([columnWords, faultWords, sheetWords])).not.toMatch(/mahsulot/i);
});
