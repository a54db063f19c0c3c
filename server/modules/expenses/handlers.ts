import { pageWithTotals } from '../../db/list';
import type { Sql } from '../../db/database';
import type { Call, HandlerMap, Reply } from '../../http/contract';
import { audit, withHistory, type Change } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import { notFound, wrongFields } from '../../shared/problem';
import { refuseBeforeShut } from '../ledger/index';
import { attachable } from '../uploads/index';
import { faultsOf } from './rules';
import * as store from './store';

type Detail = Reply<'getExpense'>;
type Reading = Pick<Call<'getExpense'>, 'files' | 'language'>;

export const expenseHandlers = {
  async listExpenses({ db, query, language }) {
    return pageWithTotals('expenses', await store.entries.expense.list(db, query, language));
  },
  async listIncomes({ db, query, language }) {
    return pageWithTotals('incomes', await store.entries.income.list(db, query, language));
  },
  getExpense: (call) => detailOf(call.db, call, 'expense', call.params.id),
  getIncome: (call) => detailOf(call.db, call, 'income', call.params.id),
  listExpenseChoices: ({ db, language }) => store.choicesOf(db, 'expense', language),
  listIncomeChoices: ({ db, language }) => store.choicesOf(db, 'income', language),
  addManualExpense: (call) => call.db.transaction((sql) => addEntry(sql, call, 'expense')),
  addManualIncome: (call) => call.db.transaction((sql) => addEntry(sql, call, 'income')),
} satisfies Partial<HandlerMap>;

async function detailOf(sql: Sql, { files, language }: Reading, kind: store.Kind, id: number): Promise<Detail> {
  const entry = await store.entries[kind].find(sql, id, language);
  if (entry === undefined) throw notFound();
  const attached = await store.filesOf(sql, kind, id);
  return withHistory(sql, kind, {
    ...entry,
    lines: await store.linesOf(sql, entry.posting.id, language),
    files: attached.map(({ file_key, ...file }) => ({ ...file, url: files.signedUrl(file_key, file.name) })),
  });
}

type Adding = Pick<Call<'addManualExpense'>, 'body' | 'user' | 'clock' | 'files' | 'language'>;

async function addEntry(sql: Sql, call: Adding, kind: store.Kind): Promise<Detail> {
  const { body, user, clock } = call;
  const faults = faultsOf(body, today(clock));
  for (const field of await store.unknownFields(sql, kind, body)) faults[field] = 'unknown_value';
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  const files = await lockedFiles(sql, call);
  const at = timestamp(clock);
  const id = await store.insertEntry(sql, kind, { body, userId: user.id, at });
  // Once it is posted, as the numbers of the year are held then: whoever closes a month of it has done so, or waits.
  await refuseBeforeShut(sql, body.date);
  for (const file of files) await store.addFileTo(sql, kind, id, { ...file, at });
  const changes: Change[] = [
    ...(['date', 'amount', 'vat_amount', 'counterparty'] as const).flatMap((field) =>
      body[field] ? [{ field, new: body[field] }] : [],
    ),
    ...files.map(({ name }) => ({ field: 'file', new: name })),
  ];
  await audit(sql, { user, clock, action: 'create', entity: kind, entityId: id, changes });
  return detailOf(sql, call, kind, id);
}

/** The files that the caller has sent up for this, held. */
async function lockedFiles(sql: Sql, { body, user }: Pick<Adding, 'body' | 'user'>) {
  const found = [];
  // In one order, so that two who name the same files never wait for each other.
  for (const id of (body.file_ids ?? []).map((one) => one.toLowerCase()).sort())
    found.push(await attachable(sql, { id, userId: user.id, field: 'file_ids' }));
  return found;
}
