/** What the rows of a sheet mean for the claims they name, looked at before anything is done. */
import { today } from '../../shared/clock';
import { documentNumber } from '../../shared/documentNumber';
import type { Actor } from '../../http/contract';
import type { Sql } from '../../db/database';
import { decimal, tiyinOf } from '../../shared/money';
import { unknownMfos } from '../banks/index';
import { lockClaims } from './changeStore';
import { isAllowed, isCovered, isPayable, isSetBy, isVerified } from './rules';
import { leavingToday } from './service';
import { askedOf, type Asked, type RowError, type SheetRow } from './sheetRows';
import { cardsByOwner, cashOutClaims, findNamed, type CashOutRow } from './store';

type Payee = Pick<CashOutRow, 'method' | 'card_masked' | 'bank_account' | 'mfo'>;
/** One row that may be done: as its claim says, or otherwise. */
interface Planned {
  claim: CashOutRow;
  asked: Asked;
  payee: Payee;
  isSame: boolean;
}
interface Met {
  row: number;
  asked: Asked;
}

/**
 * Looks at every row before anything is done, so that a person is told of all that is wrong at once. The rows are read
 * together: a sheet of 5,000 asks the database no more often than one of five.
 */
export async function plan(sql: Sql, { user, clock }: Actor, rows: readonly SheetRow[]) {
  const { met, errors } = await meet(sql, rows);
  const ids = [...met.keys()];
  await lockClaims(sql, ids);
  const leaving = await leavingToday(sql, { clock });
  const claims = new Map((await cashOutClaims.findAll(sql, ids, leaving)).map((claim) => [claim.id, claim]));
  const cards = await cardsByOwner(sql, ownersOf(claims.values()), today(clock));
  const sheetMfos = [...met.values()].flatMap(({ asked }) => asked.mfo ?? []);
  const strange = await unknownMfos(sql, sheetMfos);
  const promised = new Map<number, bigint>();
  const planned: Planned[] = [];
  for (const [id, { row, asked }] of met) {
    const found = claims.get(id)!; // found before, and never deleted
    const { investment_id: investment } = found;
    // What the rows above take out of the same investment is not there for this one.
    const before = tiyinOf(found.promised_amount) + (promised.get(investment) ?? 0n);
    const claim = { ...found, promised_amount: decimal(before) };
    const known = { cards: cards.get(claim.investor_id) ?? new Set<string>(), strange };
    const one = lookAt(user.id, claim, asked, known);
    if ('code' in one) errors.push({ row, ...one });
    else {
      planned.push(one);
      if (one.isSame) promised.set(investment, (promised.get(investment) ?? 0n) + tiyinOf(claim.amount));
    }
  }
  return { planned, errors: errors.sort((a, b) => a.row - b.row) };
}

const ownersOf = (claims: Iterable<CashOutRow>) => [...new Set([...claims].map((claim) => claim.investor_id))];

const spellingsOf = (number: string | undefined) =>
  number === undefined ? [] : [number.toUpperCase(), documentNumber(number)];

/** Which claim each row means; each is meant once. */
async function meet(sql: Sql, rows: readonly SheetRow[]) {
  const errors: RowError[] = [];
  const allCells = rows.map(({ cells }) => cells);
  const names = allCells.flatMap(({ claim_id: name }) => spellingsOf(name));
  const contracts = allCells.flatMap(({ contract_number: contract }) => spellingsOf(contract));
  const [byName, byContract] = [new Map<string, Set<number>>(), new Map<string, Set<number>>()];
  const add = (map: Map<string, Set<number>>, name: string, id: number) =>
    map.set(name, (map.get(name) ?? new Set()).add(id));
  for (const { id, number, contract_number: contract, status } of await findNamed(sql, names, contracts)) {
    add(byName, documentNumber(number), id);
    add(byName, String(id), id);
    if (status === 'pending') add(byContract, documentNumber(contract), id);
  }
  const met = new Map<number, Met>();
  for (const { row, cells } of rows) {
    const asked = askedOf(cells);
    if (Array.isArray(asked)) {
      errors.push(...asked.map((fault) => ({ row, ...fault })));
      continue;
    }
    const { claim_id: name, contract_number: contract = '' } = cells;
    const meant = name === undefined ? byContract.get(documentNumber(contract)) : byName.get(documentNumber(name));
    const [id, other] = [...(meant ?? [])];
    const column = name === undefined ? 'contract_number' : 'claim_id';
    // Two claims of one contract are told apart by their numbers alone.
    if (id === undefined || other !== undefined) errors.push({ row, column, code: 'claim_unknown' });
    else if (met.has(id)) errors.push({ row, column, code: 'duplicate_claim' });
    else met.set(id, { row, asked });
  }
  return { met, errors };
}

interface Known {
  /** The investor's verified cards. */
  cards: ReadonlySet<string>;
  /** MFOs of no bank. */
  strange: ReadonlySet<string>;
}

function lookAt(
  userId: number,
  claim: CashOutRow,
  asked: Asked,
  { cards, strange }: Known,
): Planned | Omit<RowError, 'row'> {
  if (!isAllowed(claim.status, 'approved')) return { column: 'claim_id', code: 'transition_not_allowed' };
  if (!claim.early_exit_allowed) return { column: 'claim_id', code: 'early_exit_not_allowed' };
  if (tiyinOf(asked.amount) > tiyinOf(claim.amount)) return { column: 'amount', code: 'amount_above_claim' };
  if (!isCovered({ ...claim, amount: asked.amount })) return { column: 'amount', code: 'not_enough_balance' };
  const payee = payeeOf(claim, asked, cards);
  if (payee === undefined) return { column: 'card_or_account', code: 'card_unknown' };
  if (!isPayable(payee)) return { column: 'card_or_account', code: 'requisites_missing' };
  if (isStrange(payee, claim, strange)) return { column: 'mfo', code: 'bank_unknown' };
  if (!isVerified(payee, cards)) return { column: 'card_or_account', code: 'card_unknown' };
  const isSame =
    tiyinOf(asked.amount) === tiyinOf(claim.amount) &&
    payee.method === claim.method &&
    payee.card_masked === claim.card_masked &&
    payee.bank_account === claim.bank_account &&
    payee.mfo === claim.mfo;
  if (isSame && isSetBy(claim, userId)) return { column: 'claim_id', code: 'same_person' };
  return { claim, asked, payee, isSame };
}

/** Whether a row names a bank that there is not; what its claim says already is let be. */
const isStrange = ({ mfo }: Payee, claim: CashOutRow, strange: ReadonlySet<string>): boolean =>
  mfo !== null && mfo !== claim.mfo && strange.has(mfo);

/** Where a row pays to; nothing when its card is none of the investor's. Without a number the claim's own is meant. */
function payeeOf(claim: CashOutRow, { method, number, mfo }: Asked, cards: ReadonlySet<string>): Payee | undefined {
  if (method === 'bank_account')
    return { method, card_masked: null, bank_account: number ?? claim.bank_account, mfo: mfo ?? claim.mfo };
  const own = { method, bank_account: null, mfo: null };
  if (number === undefined) return { ...own, card_masked: claim.card_masked };
  const masked = `${number.slice(0, 6)}******${number.slice(12)}`;
  return cards.has(masked) ? { ...own, card_masked: masked } : undefined;
}
