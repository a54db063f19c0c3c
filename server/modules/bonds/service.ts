/** Units are sold and rows are paid here, whoever asks: staff, the demonstration or a test. */
import { audit, auditAll, type Change, investorEntity } from '../../shared/auditTrail';
import { timestamp, today, type Clock } from '../../shared/clock';
import type { Sql } from '../../db/database';
import { decimal, percentOf, tiyinOf } from '../../shared/money';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { couponTaxPercent } from '../constants/index';
import { lockInvestors, mayHoldMoney, type Locked } from '../investors/index';
import { addHolding, listHolders, post, setRepaid, type Posting } from './holdingStore';
import {
  isPartlyRepaid,
  lastPrincipal,
  refusalOfPayment,
  repaidOf,
  sharesOf,
  type Holder,
  type PayRefusal,
} from './rules';
import { listSchedule, setPaid, type ScheduleRow } from './scheduleStore';
import { lockBond, touchBond, type LockedBond } from './store';

export const entity = 'bond';

/** Who does it: nobody where the platform does. */
export interface Doer {
  user: { id: number } | undefined;
  clock: Clock;
}

export const auditBond = (sql: Sql, { user, clock }: Doer, bondId: number, action: string, changes: Change[]) =>
  audit(sql, { user, clock, action, entity, entityId: bondId, changes });

interface Purchase {
  bondId: number;
  investorId: number;
  quantity: number;
}

/**
 * Sells units of an active bond to an investor, at the nominal, out of his balance. No call leads here: the demonstration
 * and the tests buy so. Refuses with not_enough_units, not_enough_balance, investor_not_verified, transition_not_allowed; a bond
 * that has given back a part of its principal is not sold any more.
 */
export async function sellUnits(sql: Sql, doer: Doer, { bondId, investorId, quantity }: Purchase): Promise<void> {
  const [investor] = await lockInvestors(sql, [investorId]);
  const bond = await lockBond(sql, bondId);
  if (investor === undefined || bond === undefined) throw notFound();
  const day = today(doer.clock);
  if (bond.status !== 'active' || day >= bond.maturity_date)
    throw conflict('transition_not_allowed', 'The bond is not on sale');
  if (isPartlyRepaid(await listSchedule(sql, bondId)))
    throw conflict(
      'transition_not_allowed',
      'A part of the principal is paid back: the units are not sold at the nominal',
    );
  if (!mayHoldMoney(investor.status)) throw conflict('investor_not_verified', 'The investor may hold no money now');
  if (!Number.isInteger(quantity) || quantity < 1) throw wrongFields({ quantity: 'out_of_range' });
  if (bond.sold_quantity + quantity > bond.quantity)
    throw conflict('not_enough_units', `Only ${bond.quantity - bond.sold_quantity} units are left`);
  const amount = tiyinOf(bond.nominal) * BigInt(quantity);
  const left = tiyinOf(investor.balance) - amount;
  if (left < 0n) throw conflict('not_enough_balance', 'The balance is smaller than the amount');
  const at = timestamp(doer.clock);
  await addHolding(sql, { bondId, investorId, quantity, amount: decimal(amount), at });
  const paid: Posting = { investorId, type: 'bond', amount: decimal(-amount), balanceAfter: decimal(left) };
  await post(sql, { bondId, rowId: null, at }, [paid]);
  // A payment that was looked at before this is asked for anew: its sum has grown.
  await touchBond(sql, bondId, at);
  await auditBond(sql, doer, bondId, 'sell', [
    { field: 'investor', new: investorId },
    { field: 'amount', new: decimal(amount) },
    { field: 'sold_quantity', old: bond.sold_quantity, new: bond.sold_quantity + quantity },
  ]);
  await tellInvestors(sql, doer, 'buy_bond', bondId, [{ investor, balance: paid.balanceAfter, sum: decimal(amount) }]);
}

interface Notice {
  investor: Locked;
  balance: string;
  sum: string;
}

/** What the journals of the investors say of it. */
const tellInvestors = (sql: Sql, { user, clock }: Doer, action: string, bondId: number, notices: readonly Notice[]) =>
  auditAll(sql, {
    ...{ user, clock, action },
    entity: investorEntity,
    changes: notices.flatMap(({ investor, balance, sum }) => [
      { entityId: investor.id, field: `bond ${bondId}`, new: sum },
      { entityId: investor.id, field: 'balance', old: investor.balance, new: balance },
    ]),
  });

/** What one holder is given of a row, in tiyin. */
interface Part {
  investorId: number;
  principal: bigint;
  profit: bigint;
  tax: bigint;
}

/** The row in this place, and whether it is the last that gives principal back. */
export const placed = <Row extends Pick<ScheduleRow, 'principal'>>(rows: readonly Row[], at: number) => ({
  ...rows[at]!, // the caller has found it
  isLast: at === lastPrincipal(rows),
});

/**
 * What each holder is given of a row, what all of them are, and who is owed how much after it; the tax is a percent of each
 * coupon, rounded half up.
 */
export function partsOf(
  { principal, profit, isLast }: Pick<ScheduleRow, 'principal' | 'profit'> & { isLast: boolean },
  holders: readonly Holder[],
  quantity: number,
  taxPercent: number,
) {
  const ofPrincipal = repaidOf(tiyinOf(principal), holders, quantity, isLast);
  const ofProfit = sharesOf(tiyinOf(profit), holders, quantity);
  const parts = holders.map(({ investorId }): Part => {
    const coupon = ofProfit.get(investorId) ?? 0n;
    return {
      investorId,
      principal: ofPrincipal.get(investorId) ?? 0n,
      profit: coupon,
      tax: percentOf(coupon, taxPercent),
    };
  });
  const sum = (field: 'principal' | 'profit' | 'tax') => parts.reduce((all, part) => all + part[field], 0n);
  const after = holders.map((one): Holder => ({ ...one, owed: one.owed - (ofPrincipal.get(one.investorId) ?? 0n) }));
  return { parts, payable: payableOf(sum('principal'), sum('profit'), sum('tax')), after };
}

/** As the wire tells it. */
export const payableOf = (principal: bigint, profit: bigint, tax: bigint) => ({
  principal: decimal(principal),
  profit: decimal(profit),
  tax: decimal(tax),
  net: decimal(principal + profit - tax),
});

/** Up to three rows of the ledger; nobody is told of nothing. */
function postingsOf({ investorId, principal, profit, tax }: Part, balance: string): Posting[] {
  let after = tiyinOf(balance);
  const steps = [
    ['coupon', profit],
    ['coupon_tax', -tax],
    ['bond_repayment', principal],
  ] as const;
  return steps.flatMap(([type, amount]) => {
    if (amount === 0n) return [];
    after += amount;
    return [{ investorId, type, amount: decimal(amount), balanceAfter: decimal(after) }];
  });
}

const sentences: Record<PayRefusal, string> = {
  transition_not_allowed: 'Only rows of an active bond are paid',
  row_paid: 'The row is paid already',
  rows_before_unpaid: 'A row before this one is not paid',
  row_not_due: 'The day of the row has not come',
};

/** The bond and everybody who holds it, the investors first and in the order of their numbers, as everybody takes them. */
export async function lockForPayment(sql: Sql, bondId: number) {
  const before = await listHolders(sql, bondId);
  const investors = new Map(
    (
      await lockInvestors(
        sql,
        before.map((one) => one.investorId),
      )
    ).map((row) => [row.id, row]),
  );
  const bond = await lockBond(sql, bondId);
  if (bond === undefined) throw notFound();
  return { bond, investors };
}
type Taken = Awaited<ReturnType<typeof lockForPayment>>;

/**
 * Pays one row to everybody who holds the bond. The version of the bond that was locked has to be that of the caller: who
 * has bought meanwhile is locked by nobody. The version says nothing of the tax, which is a constant: the net that the caller
 * saw does.
 */
export async function payRow(sql: Sql, doer: Doer, { bond, investors }: Taken, rowId: number, seenNet?: string) {
  const rows = await listSchedule(sql, bond.id);
  const place = rows.findIndex(({ id }) => id === rowId);
  const row = rows[place];
  if (row === undefined) throw notFound();
  const refused = refusalOfPayment(rows, place, bond.status, today(doer.clock));
  if (refused !== undefined) throw conflict(refused, sentences[refused]);
  const holders = await listHolders(sql, bond.id);
  const { parts, payable } = partsOf(placed(rows, place), holders, bond.quantity, await couponTaxPercent(sql));
  const at = timestamp(doer.clock);
  const { principal, profit, tax, net } = payable;
  if (seenNet !== undefined && tiyinOf(seenNet) !== tiyinOf(net))
    throw conflict('payable_changed', 'The tax of the coupon has changed since the sum was looked at');
  await setPaid(sql, { id: rowId, principal, profit, tax, userId: doer.user?.id ?? null, at });
  const postings = parts.flatMap((part) => postingsOf(part, investors.get(part.investorId)!.balance)); // all were locked
  await post(sql, { bondId: bond.id, rowId, at }, postings);
  await auditBond(sql, doer, bond.id, 'pay_row', [
    { field: 'schedule_row', new: rowText(row, place) },
    { field: 'amount', new: net },
  ]);
  const last = new Map(postings.map(({ investorId, balanceAfter }) => [investorId, balanceAfter]));
  const notices = parts.flatMap((part) => {
    const [investor, balance] = [investors.get(part.investorId), last.get(part.investorId)];
    if (investor === undefined || balance === undefined) return [];
    return [{ investor, balance, sum: decimal(part.principal + part.profit - part.tax) }];
  });
  await tellInvestors(sql, doer, 'pay_bond', bond.id, notices);
  const moved = await matureOrTouch(sql, doer, bond, at);
  const { version, status } = moved;
  const answer = { bond_id: bond.id, row_id: rowId, version, status, paid_at: at };
  return { ...answer, holders_count: holders.length, paid: payable };
}

/** A row as the journal tells it, with its number where it stands: `2 · 31.07.2026 · 0.00 + 27726027.40`. */
export function rowText({ date, principal, profit }: Pick<ScheduleRow, 'date' | 'principal' | 'profit'>, at?: number) {
  const day = `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
  return `${at === undefined ? '' : `${at + 1} · `}${day} · ${principal} + ${profit}`;
}

/** The version after a change; a bond on sale of which every row is paid has matured, which nobody does himself. */
export async function matureOrTouch(sql: Sql, { clock }: Doer, bond: LockedBond, at: string, to = bond.status) {
  const rows = await listSchedule(sql, bond.id);
  if (to !== 'active' || rows.some(({ paid_at }) => paid_at === null)) return touchBond(sql, bond.id, at, to);
  await setRepaid(sql, bond.id);
  const nobody = { user: undefined, clock };
  await auditBond(sql, nobody, bond.id, 'mature', [{ field: 'status', old: to, new: 'matured' }]);
  return touchBond(sql, bond.id, at, 'matured');
}
