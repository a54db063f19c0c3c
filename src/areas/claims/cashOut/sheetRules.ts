/** What may stand in the sheet of payments; the service looks again at each row. */
import { defineMessages } from 'react-intl';
import type { CashOutClaim } from '../../../api/investment/cashOut';
import type { ImportColumn, ImportRules, ImportValues, ReadCell } from '../../../kit/import/importRows';
import { account, card, mfo } from '../../../lib/bankDetails';
import { parseMoney } from '../../../lib/money';
import { documentNumber } from '../../../lib/documentNumber';
import { refusalTexts } from '../../../parts/refusalTexts';
import { m as list } from './messages';
import { t } from '../../../i18n/terms';

const m = defineMessages({
  claim: { id: 'claims.sheet.claim', defaultMessage: 'Номер заявки' },
  contract: { id: 'claims.sheet.contract', defaultMessage: 'Номер договора' },
  method: { id: 'claims.sheet.method', defaultMessage: 'Способ: карта или счёт' },
  number: { id: 'claims.sheet.number', defaultMessage: 'Карта или счёт' },
  account: { id: 'claims.sheet.account', defaultMessage: 'счёт' },
  noClaim: { id: 'claims.sheet.noClaim', defaultMessage: 'Укажите номер заявки или договора' },
  notWaiting: { id: 'claims.sheet.notWaiting', defaultMessage: 'Среди ждущих решения такой заявки нет' },
  several: { id: 'claims.sheet.several', defaultMessage: 'По договору ждут несколько заявок: укажите номер заявки' },
  above: { id: 'claims.sheet.above', defaultMessage: 'Больше суммы заявки' },
  notPositive: { id: 'claims.sheet.notPositive', defaultMessage: 'Сумма должна быть больше нуля' },
  badMethod: { id: 'claims.sheet.badMethod', defaultMessage: 'Нужно слово «карта» или «счёт»' },
  badMfo: { id: 'claims.sheet.badMfo', defaultMessage: 'В МФО пять цифр' },
  badCard: { id: 'claims.sheet.badCard', defaultMessage: 'В номере карты 16 цифр' },
  badAccount: { id: 'claims.sheet.badAccount', defaultMessage: 'В номере счёта 20 цифр' },
});

const digitsOf = (text: string): string => text.replace(/[\s\u00a0-]/g, '');
/** In the three languages of the panel, and as the service writes it. */
const methods: Readonly<Record<string, 'card' | 'bank'>> = {
  ...{ card: 'card', карта: 'card', karta: 'card' },
  ...{ bank: 'bank', bank_account: 'bank', account: 'bank', счёт: 'bank', счет: 'bank', hisob: 'bank' },
};

function readMethod(text: string): ReadCell {
  const value = methods[text.toLowerCase()];
  return value ? { value } : { problem: m.badMethod };
}

function readMfo(text: string): ReadCell {
  const value = digitsOf(text);
  return mfo.check(value) === undefined ? { value } : { problem: m.badMfo };
}

const columns: ImportColumn[] = [
  { id: 'claim_id', title: m.claim, example: 'EX-000123' },
  { id: 'contract_number', title: m.contract },
  { id: 'amount', title: t.sum, required: true, as: 'money', example: '1250000.00' },
  { id: 'method', title: m.method, required: true, read: readMethod, example: m.account },
  {
    id: 'card_or_account',
    title: m.number,
    read: (text) => ({ value: digitsOf(text) }),
    example: '20208000900123456001',
  },
  { id: 'mfo', title: list.mfo, read: readMfo, example: '00014' },
  { id: 'comment', title: list.comment },
];

interface Known {
  /** The banks in use by their MFO; none where they are not known. */
  mfos: ReadonlySet<string> | undefined;
  /** The waiting claims by all that a row may name them with. */
  byNumber: ReadonlyMap<string, CashOutClaim>;
  byContract: ReadonlyMap<string, readonly CashOutClaim[]>;
}

function knownOf(waiting: readonly CashOutClaim[], mfos: readonly string[] | undefined): Known {
  const byNumber = new Map(
    waiting.flatMap((one) => [[documentNumber(one.number), one] as const, [String(one.id), one] as const]),
  );
  const byContract = new Map<string, CashOutClaim[]>();
  for (const one of waiting) {
    const contract = documentNumber(one.investment.contract_number);
    byContract.set(contract, [...(byContract.get(contract) ?? []), one]);
  }
  return { mfos: mfos && new Set(mfos), byNumber, byContract };
}

const meant = ({ byNumber, byContract }: Known, row: ImportValues): readonly CashOutClaim[] => {
  const { claim_id: id, contract_number: contract } = row;
  if (id === undefined) return byContract.get(documentNumber(contract ?? '')) ?? [];
  const claim = byNumber.get(documentNumber(id));
  return claim ? [claim] : [];
};

function checkRow(known: Known, row: ImportValues): ReturnType<NonNullable<ImportRules['checkRow']>> {
  const column = row['claim_id'] === undefined ? 'contract_number' : 'claim_id';
  if (row['claim_id'] === undefined && row['contract_number'] === undefined)
    return { column: 'claim_id', problem: m.noClaim };
  const [claim, ...more] = meant(known, row);
  if (claim === undefined) return { column, problem: m.notWaiting };
  if (more.length > 0) return { column, problem: m.several };
  const amount = parseMoney(row['amount'] ?? '') ?? 0n;
  if (amount <= 0n) return { column: 'amount', problem: m.notPositive };
  if (amount > (parseMoney(claim.amount) ?? 0n)) return { column: 'amount', problem: m.above };
  return checkPayee(known, claim, row);
}

/** Where a row pays to. The bank that its claim names already is let be. */
function checkPayee({ mfos }: Known, claim: CashOutClaim, row: ImportValues) {
  const { card_or_account: number, mfo: bank } = row;
  const isCard = row['method'] === 'card';
  if (number !== undefined && (isCard ? card : account).check(number) !== undefined)
    return { column: 'card_or_account', problem: isCard ? m.badCard : m.badAccount };
  const isStrange = bank !== undefined && bank !== claim.mfo && mfos?.has(bank) === false;
  return isStrange && !isCard ? { column: 'mfo', problem: refusalTexts.bank_unknown } : undefined;
}

/** The rules of the sheet over the claims that wait now; `mfos` are those of the banks in use, where they are known. */
export function sheetRules(waiting: readonly CashOutClaim[], mfos?: readonly string[]): ImportRules {
  const known = knownOf(waiting, mfos);
  return {
    columns,
    checkRow: (row) => checkRow(known, row),
    keyOf: (row) => String(meant(known, row)[0]?.id ?? ''),
  };
}
