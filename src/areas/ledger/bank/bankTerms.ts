import { CheckmarkCircle16Regular, Clock16Regular, QuestionCircle16Regular } from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import type { BankColumn, BankPosting, BankRow } from '../../../api/system-user/bankSheets';
import { t } from '../../../i18n/terms';
import { choices } from '../../../kit/table/choices';
import { m as ledger } from '../messages';
import type { PostingValues } from '../postingValues';
import { m } from './messages';

export const directions = choices<BankRow['direction']>({ in: m.in, out: m.out });

/** A row that the ledger knows. */
export type MatchedRow = BankRow & { match: NonNullable<BankRow['match']> };

export const matchWays = choices<MatchedRow['match']['how']>({
  exact: { label: m.exact, tone: 'success', icon: CheckmarkCircle16Regular },
  document: { label: m.document, tone: 'success', icon: CheckmarkCircle16Regular },
  day: { label: m.sameDay, tone: 'informative', icon: CheckmarkCircle16Regular },
  near: { label: m.near, tone: 'warning', icon: QuestionCircle16Regular },
});

/** What has become of a row that the ledger does not know. */
export type RowState = 'missing' | 'begun';
export const rowStates = choices<RowState>({
  missing: { label: m.notBegun, tone: 'warning', icon: QuestionCircle16Regular },
  begun: { label: m.begun, tone: 'informative', icon: Clock16Regular },
});

/** What a column of a sheet is called. */
export const bankColumns = choices<BankColumn>({
  ...{ date: t.date, number: ledger.document, income: m.in, expense: m.out, amount: t.amount },
  ...{ counterparty: ledger.counterparty, inn: m.inn, account: m.otherAccount, purpose: m.purpose },
} satisfies Record<BankColumn, MessageDescriptor>);

const mostOfCounterparty = 200;

/** What the bank says of a payment, as the form of a posting begins with it. */
export function valuesOfRow(row: BankRow): PostingValues {
  const counterparty = [row.counterparty, row.inn].filter((one) => one !== null).join(', ');
  return {
    ...{ kind: row.direction === 'in' ? 'cash_in' : 'cash_out', date: row.date, operation_id: '', account_id: '5110' },
    ...{ amount: row.amount, lines: [{ key: crypto.randomUUID(), account: '', amount: row.amount }] },
    ...{ description: row.purpose ?? '', counterparty: counterparty.slice(0, mostOfCounterparty) },
    ...{ document_number: row.document_number ?? '', link: '', about: '', about_id: '', file_ids: [] },
  };
}

/** Which money came and which went, for a table of both. */
export const signedOf = ({ direction, amount }: Pick<BankRow | BankPosting, 'direction' | 'amount'>): string =>
  direction === 'in' ? amount : `-${amount}`;
