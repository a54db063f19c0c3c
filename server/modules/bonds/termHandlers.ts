/** Making a bond and changing its terms, or saying what would come of it. */
import type { Call, HandlerMap, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { changesBetween, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import { decimal, tiyinOf } from '../../shared/money';
import { conflict, wrongFields } from '../../shared/problem';
import { attachable, removeUnnamed } from '../uploads/index';
import { addBondFile, listBondFiles, removeBondFiles } from './fileStore';
import { lockFresh } from './handlers';
import { faultsOfTerms, hasFixedTerms, rateOf } from './rules';
import { plannedRows, totalsOf } from './scheduleRules';
import { scheduleOf, type PlannedRow } from './schedule';
import { listSchedule, replaceSchedule } from './scheduleStore';
import { inTiyin } from './serialize';
import { auditBond } from './service';
import { monthsAfter } from '../../shared/period';
import { addBond, findValues, setValues, strategyExists, takenField, touchBond, type BondValues } from './store';

type Terms = Call<'createBond'>['body'];

export const bondTermHandlers = {
  createBond: (call) =>
    call.db.transaction(async (sql) => {
      const values = await checked(sql, call.body);
      const rows = generated(values);
      if (call.query.dry_run) return planOf(values, rows, { id: null, version: null });
      const at = timestamp(call.clock);
      const made = await addBond(sql, values, { userId: call.user.id, at });
      await replaceSchedule(sql, made.id, rows);
      const attached = await attach(sql, call, made.id, call.body.file_ids ?? []);
      const named = { field: 'code', new: values.code };
      await auditBond(sql, call, made.id, 'create', [named, { field: 'status', new: 'draft' }, ...attached]);
      return planOf(values, rows, made);
    }),

  async updateBond(call) {
    const { answer, gone } = await call.db.transaction((sql) => update(sql, call));
    // Only once it is certain that no row names them.
    for (const key of gone) await call.files.remove(key);
    return answer;
  },
} satisfies Partial<HandlerMap>;

const same: readonly (keyof BondValues)[] = ['name_ru', 'name_en', 'name_uz', 'description'];
/** What the schedule follows from. */
const scheduled: readonly (keyof BondValues)[] = [
  ...(['nominal', 'quantity', 'rate_percent', 'coupon_period', 'month_count', 'issue_date'] as const),
];

async function update(sql: Sql, call: Call<'updateBond'>) {
  const { body, params, query, clock } = call;
  const bond = await lockFresh(sql, call);
  if (bond.status === 'removed') throw conflict('transition_not_allowed', 'A removed bond is restored first');
  const before = await findValues(sql, bond.id);
  const kept = await listSchedule(sql, bond.id);
  const paid = kept.filter(({ paid_at }) => paid_at !== null).length;
  const values = await checked(sql, body, bond.id);
  const changes = changesBetween(before, values);
  const isFixed = hasFixedTerms(bond.status, paid);
  if (isFixed && changes.some(({ field }) => !same.includes(field as keyof BondValues)))
    throw conflict('terms_fixed', 'Only names, description and files may be changed now');
  const isNew = changes.some(({ field }) => scheduled.includes(field as keyof BondValues));
  const rows = isNew ? generated(values) : inTiyin(kept);
  if (query.dry_run) return { answer: planOf(values, rows, bond), gone: [] };
  const at = timestamp(clock);
  await setValues(sql, bond.id, values);
  if (isNew) await replaceSchedule(sql, bond.id, rows);
  const files = body.file_ids === undefined ? undefined : await setFiles(sql, call, bond.id, body.file_ids);
  const all = [...changes, ...(files?.changes ?? [])];
  if (all.length > 0) await auditBond(sql, call, params.id, 'update', all);
  return { answer: planOf(values, rows, await touchBond(sql, bond.id, at)), gone: files?.gone ?? [] };
}

const textOr = (text: string | null | undefined) => text?.trim() || null;

/** The values as they are kept; refuses what is wrong with them. */
async function checked(sql: Sql, terms: Terms, own?: number): Promise<BondValues> {
  const cleaned = { ...terms, code: terms.code.trim(), isin: textOr(terms.isin)?.toUpperCase() ?? null };
  const faults = faultsOfTerms(cleaned);
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  const strategyId = terms.strategy_id ?? null;
  if (strategyId !== null && !(await strategyExists(sql, strategyId)))
    throw wrongFields({ strategy_id: 'unknown_value' }, 'There is no such strategy');
  const values: BondValues = {
    ...{ code: cleaned.code, isin: cleaned.isin },
    ...{ name_ru: terms.name_ru.trim(), name_en: textOr(terms.name_en), name_uz: textOr(terms.name_uz) },
    ...{ issuer: terms.issuer.trim(), issuer_inn: terms.issuer_inn },
    ...{ nominal: terms.nominal, quantity: terms.quantity, rate_percent: terms.rate_percent.toFixed(4) },
    ...{ coupon_period: terms.coupon_period, month_count: terms.month_count, issue_date: terms.issue_date },
    maturity_date: monthsAfter(terms.issue_date, terms.month_count),
    ...{ strategy_id: strategyId, description: textOr(terms.description) },
  };
  const taken = await takenField(sql, values, own);
  const code: RefusalCode = taken === 'code' ? 'code_taken' : 'isin_taken';
  if (taken !== undefined) throw wrongFields({ [taken]: code }, 'Another bond has it');
  return values;
}

const totalOf = ({ nominal, quantity }: BondValues) => tiyinOf(nominal) * BigInt(quantity);

const generated = (values: BondValues): PlannedRow[] =>
  scheduleOf({
    total: totalOf(values),
    rate: rateOf(Number(values.rate_percent)),
    period: values.coupon_period,
    months: values.month_count,
    issued: values.issue_date,
  });

function planOf(
  values: BondValues,
  rows: readonly PlannedRow[],
  { id, version }: Pick<Reply<'createBond'>, 'id' | 'version'>,
): Reply<'createBond'> {
  const totals = totalsOf(rows);
  const total = totalOf(values);
  return {
    ...{ id, version, maturity_date: values.maturity_date, totals },
    total_amount: decimal(total),
    rows: plannedRows(total, rows),
  };
}

/** Attaches what this person has uploaded, and answers with what the journal says of it. */
async function attach(
  sql: Sql,
  call: Pick<Call<'createBond'>, 'user' | 'clock'>,
  bondId: number,
  fileIds: readonly string[],
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const sent of fileIds) {
    const { key, name, fileId } = await attachable(sql, { id: sent, userId: call.user.id, field: 'file_ids' });
    await addBondFile(sql, { bondId, fileId, name, key, userId: call.user.id, at: timestamp(call.clock) });
    changes.push({ field: 'file', new: name });
  }
  return changes;
}

/** Makes the files of a bond these, and answers with the keys of those that nothing names any more. */
async function setFiles(sql: Sql, call: Call<'updateBond'>, bondId: number, fileIds: readonly string[]) {
  const kept = await listBondFiles(sql, bondId);
  const wanted = new Set(fileIds.map((id) => id.toLowerCase()));
  const left = kept.filter(({ file_id }) => !wanted.has(file_id));
  const had = new Set(kept.map(({ file_id }) => file_id));
  const added = await attach(
    sql,
    call,
    bondId,
    [...wanted].filter((id) => !had.has(id)),
  );
  await removeBondFiles(
    sql,
    bondId,
    left.map(({ file_id }) => file_id),
  );
  const gone = await removeUnnamed(
    sql,
    left.map(({ file_key }) => file_key),
  );
  return { gone, changes: [...added, ...left.map(({ name }) => ({ field: 'file', old: name }))] };
}
