/** A bond and its schedule as the wire tells them. */
import type { Call, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { typeOf, type FileKind } from '../../files/kinds';
import { today, type Clock } from '../../shared/clock';
import { decimal, tiyinOf } from '../../shared/money';
import { notFound } from '../../shared/problem';
import { couponTaxPercent } from '../constants/index';
import { listBondFiles } from './fileStore';
import { listHolders } from './holdingStore';
import { hasFixedTerms, isEditable, rateOf, refusalOfPayment, rowStatus } from './rules';
import { plannedRows, totalsOf } from './scheduleRules';
import { accruedOn } from './schedule';
import { listSchedule, type ScheduleRow } from './scheduleStore';
import { partsOf, payableOf, placed } from './service';
import { bondList, findMore } from './store';

/** Rows in tiyin. */
export const inTiyin = (rows: readonly ScheduleRow[]) =>
  rows.map(({ date, principal, profit }) => ({ date, principal: tiyinOf(principal), profit: tiyinOf(profit) }));

type Reader = Pick<Call<'getBond'>, 'clock' | 'files' | 'language'>;

export async function bondAnswer(sql: Sql, { clock, files, language }: Reader, id: number): Promise<Reply<'getBond'>> {
  const day = today(clock);
  const bond = await bondList.find(sql, id, day);
  if (bond === undefined) throw notFound();
  const more = await findMore(sql, id, language);
  const rows = inTiyin(await listSchedule(sql, id));
  const attached = await listBondFiles(sql, id);
  const terms = { total: tiyinOf(bond.total_amount), rate: rateOf(bond.rate_percent), issued: bond.issue_date };
  const isAlive = bond.status === 'active' || bond.status === 'suspended';
  return {
    ...bond,
    ...more,
    files: attached.map(({ file_key, kind, ...file }) => ({
      ...file,
      kind: typeOf(kind as FileKind),
      url: files.signedUrl(file_key),
    })),
    accrued_amount: decimal(isAlive ? accruedOn(day, terms, rows) : 0n),
    terms_fixed: hasFixedTerms(bond.status, more.paid_rows),
  };
}

export async function scheduleAnswer(sql: Sql, clock: Clock, id: number): Promise<Reply<'getRepaymentSchedule'>> {
  const day = today(clock);
  const bond = await bondList.find(sql, id, day);
  if (bond === undefined) throw notFound();
  const kept = await listSchedule(sql, id);
  let holders = await listHolders(sql, id);
  const taxPercent = await couponTaxPercent(sql);
  const rows = inTiyin(kept);
  const planned = plannedRows(tiyinOf(bond.total_amount), rows);
  // Each row is reckoned as if those before it were paid, so that the last gives back what they leave.
  const payables = kept.map((row, at) => {
    const paid = paidOf(row);
    if (paid !== undefined) return paid;
    const { payable, after } = partsOf(placed(kept, at), holders, bond.quantity, taxPercent);
    holders = after;
    return payable;
  });
  return {
    bond_id: id,
    version: bond.version,
    total_amount: bond.total_amount,
    maturity_date: bond.maturity_date,
    totals: totalsOf(rows),
    rows: kept.map((row, at) => ({
      ...planned[at]!, // one for each row
      id: row.id,
      status: rowStatus(row, bond.status, day),
      paid_at: row.paid_at,
      paid_by: row.paid_by,
      payable: payables[at]!, // one for each row
      is_editable: isEditable(row, bond.status, day),
      pay_refusal: refusalOfPayment(kept, at, bond.status, day) ?? null,
    })),
  };
}

function paidOf({ paid_principal: principal, paid_profit: profit, paid_tax: tax }: ScheduleRow) {
  if (principal === null || profit === null || tax === null) return undefined;
  return payableOf(tiyinOf(principal), tiyinOf(profit), tiyinOf(tax));
}
