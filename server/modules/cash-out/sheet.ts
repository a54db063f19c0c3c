import { holds } from '../../auth/currentUser';
import type { Call, Reply } from '../../contract';
import type { Sql } from '../../db/connect';
import { readSheet } from '../../files/sheet';
import { tiyinOf } from '../../money';
import { forbidden, Refusal } from '../../problem';
import { approve, changeTerms } from './change';
import { listCards, lockClaims } from './changeStore';
import { findClaim, findMeant } from './findStore';
import { isAllowed, isCovered, isPayable } from './rules';
import { askedOf, rowsOf, type Asked, type RowError, type SheetRow } from './sheetRows';
import type { CashOutRow } from './store';

type Upload = Call<'uploadCashOutSheet'>;
type Payee = Pick<CashOutRow, 'method' | 'card_masked' | 'bank_account' | 'mfo'>;
/** One row that may be done: as its claim says, or otherwise. */
interface Planned {
  claim: CashOutRow;
  asked: Asked;
  payee: Payee;
  isSame: boolean;
}

const limits = { mostBytes: 10 * 1024 * 1024, mostRows: 5000 };

/** All rows or none: whoever repairs a sheet sends it again as a whole, and nothing in it was done yet. */
export async function uploadSheet(call: Upload): Promise<Reply<'uploadCashOutSheet'>> {
  if (!holds(call.user, 'cash_out.enable')) throw forbidden('Permission cash_out.enable is missing');
  const rows = rowsOf(await readRows(call));
  return call.db.transaction(async (sql) => {
    const { planned, errors } = await plan(sql, call, rows);
    const failed = new Set(errors.map(({ row }) => row)).size;
    const counted = { total: rows.length, success: 0, failed, approved: 0, changed: 0 };
    if (errors.length > 0) return { status: 400, ...counted, errors: errors.map(answerOf) };
    for (const { claim, asked, payee, isSame } of planned) {
      const comment = asked.comment ?? null;
      if (isSame) await approve(sql, call, claim, comment, 'bulk');
      else {
        const terms = { amount: asked.amount, ...payee, ...(comment !== null && { comment }) };
        await changeTerms(sql, call, claim, terms, 'bulk');
      }
    }
    const approved = planned.filter(({ isSame }) => isSame).length;
    return { status: 200, ...counted, success: rows.length, approved, changed: rows.length - approved, errors: [] };
  });
}

/** What is wrong with the file is told beside the field that it came in. */
async function readRows({ body }: Upload): Promise<string[][]> {
  try {
    return await readSheet(body.content, limits);
  } catch (error) {
    if (error instanceof Refusal)
      throw new Refusal(error.status, error.code, error.message, { fields: { excel_file: error.code } });
    throw error;
  }
}

const answerOf = (error: RowError) => ({ ...error, message: `${error.column}: ${error.code}` });

/** Looks at every row before anything is done, so that a person is told of all that is wrong at once. */
async function plan(sql: Sql, call: Upload, rows: readonly SheetRow[]) {
  const errors: RowError[] = [];
  const met = new Map<number, { row: number; asked: Asked }>();
  for (const { row, wish } of rows) {
    const asked = askedOf(wish);
    if (Array.isArray(asked)) {
      errors.push(...asked.map((fault) => ({ row, ...fault })));
      continue;
    }
    const [claim, other] = await findMeant(sql, { claim: wish.claim_id, contract: wish.contract_number });
    const column = wish.claim_id === undefined ? 'contract_number' : 'claim_id';
    // Two claims of one contract are told apart by their numbers alone.
    if (claim === undefined || other !== undefined) errors.push({ row, column, code: 'claim_unknown' });
    else if (met.has(claim.id)) errors.push({ row, column, code: 'duplicate_claim' });
    else met.set(claim.id, { row, asked });
  }
  await lockClaims(sql, [...met.keys()]);
  const planned: Planned[] = [];
  for (const [id, { row, asked }] of met) {
    const claim = (await findClaim(sql, id))!; // found above and never deleted
    const one = await lookAt(sql, call, claim, asked);
    if ('code' in one) errors.push({ row, ...one });
    else planned.push(one);
  }
  return { planned, errors: errors.sort((a, b) => a.row - b.row) };
}

async function lookAt(
  sql: Sql,
  { user }: Upload,
  claim: CashOutRow,
  asked: Asked,
): Promise<Planned | Omit<RowError, 'row'>> {
  if (!isAllowed(claim.status, 'approved')) return { column: 'claim_id', code: 'transition_not_allowed' };
  if (tiyinOf(asked.amount) > tiyinOf(claim.amount)) return { column: 'amount', code: 'amount_above_claim' };
  if (!isCovered({ ...claim, amount: asked.amount })) return { column: 'amount', code: 'not_enough_balance' };
  const payee = await payeeOf(sql, claim, asked);
  if (payee === undefined) return { column: 'card_or_account', code: 'card_unknown' };
  if (!isPayable(payee)) return { column: 'card_or_account', code: 'requisites_missing' };
  const isSame =
    tiyinOf(asked.amount) === tiyinOf(claim.amount) &&
    payee.method === claim.method &&
    payee.card_masked === claim.card_masked &&
    payee.bank_account === claim.bank_account &&
    payee.mfo === claim.mfo;
  if (isSame && claim.changed_by === user.id) return { column: 'claim_id', code: 'same_person' };
  return { claim, asked, payee, isSame };
}

/** Where a row pays to; nothing when its card is none of the investor's. Without a number the claim's own is meant. */
async function payeeOf(sql: Sql, claim: CashOutRow, { method, number, mfo }: Asked): Promise<Payee | undefined> {
  if (method === 'bank_account')
    return { method, card_masked: null, bank_account: number ?? claim.bank_account, mfo: mfo ?? claim.mfo };
  const own = { method, bank_account: null, mfo: null };
  if (number === undefined) return { ...own, card_masked: claim.card_masked };
  const masked = `${number.slice(0, 6)}******${number.slice(12)}`;
  const cards = await listCards(sql, claim.investor_id);
  return cards.some(({ card_masked }) => card_masked === masked) ? { ...own, card_masked: masked } : undefined;
}
