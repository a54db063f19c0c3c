/** The work of one row of a sheet: the rules are those of the same action done by hand. */
import { holds } from '../../auth/currentUser';
import { timestamp, today } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import type { Actor } from '../../http/contract';
import type { Sql } from '../../db/database';
import {
  type InvestorStatus,
  investorStatuses,
  moveInvestors,
  nameFault,
  newPinflFault,
  phoneFault,
  readPinfl,
  sent,
} from '../investors/index';
import { auditInvestor } from '../../shared/auditTrail';
import { lockPhone, phoneIsTaken } from '../platform-investors/index';
import { permissionOf, type RowCells, type WorkType } from './rules';
import * as store from './workStore';

export interface Done {
  investorId: number | null;
  message?: RefusalCode;
  /** The masked number by which somebody was looked for. */
  sought?: string;
}
type Params = { status?: string; comment?: string };
type Work = (sql: Sql, actor: Actor, cells: RowCells, params: Params) => Promise<Done>;

const works: Record<WorkType, Work> = { status_update: updateStatus, import_investors: importInvestor };

/** Does what a row asks for, or tells by a code why it was left as it was. */
export function workOf(type: WorkType): Work {
  return async (sql, actor, cells, params) =>
    holds(actor.user, permissionOf[type]) ? works[type](sql, actor, cells, params) : refused('forbidden');
}

const refused = (message: RefusalCode, investorId: number | null = null): Done => ({ investorId, message });
const isStatus = (text: string): text is InvestorStatus => (investorStatuses as readonly string[]).includes(text);
const numberOf = (text = '') => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);
const digitsOf = (text = '') => text.replace(/[\s\u00a0()+.\-–—]/g, '');

/** Everybody takes investors in the order of their ids; a sheet has them in its own. */
export async function holdInvestors(sql: Sql, items: readonly { cells: RowCells }[]): Promise<void> {
  const numbers = items.map(({ cells }) => numberOf(cells.investor_id)).filter((number) => number !== undefined);
  const pinfls = items.flatMap(({ cells: { pinfl } }) => (pinfl === undefined ? [] : [digitsOf(pinfl)]));
  await store.holdInvestors(sql, numbers, pinfls);
}

async function updateStatus(sql: Sql, actor: Actor, cells: RowCells, params: Params): Promise<Done> {
  // Before anybody is looked for: a row that asks for nothing tells of nobody.
  const to = cells.status ?? params.status;
  if (to === undefined) return refused('required');
  if (!isStatus(to)) return refused('unknown_value');
  const sought = cells.pinfl === undefined ? undefined : digitsOf(cells.pinfl);
  const found = await investorOf(sql, cells);
  if (found.message !== undefined || found.investorId === null) return { ...found, sought };
  const { investorId } = found;
  const comment = cells.comment ?? params.comment;
  const { skipped } = await moveInvestors(sql, actor, [investorId], { to, comment });
  return { investorId, message: skipped[0]?.code, sought };
}

/** The investor that a row names by number, by PINFL, or by both when they agree. */
async function investorOf(sql: Sql, { investor_id: number, pinfl }: RowCells): Promise<Done> {
  if (number === undefined && pinfl === undefined) return refused('required');
  const byPinfl = pinfl === undefined ? undefined : await store.findByPinfl(sql, digitsOf(pinfl));
  if (byPinfl?.length === 0) return refused('not_found');
  if (number === undefined) return byPinfl?.length === 1 ? { investorId: byPinfl[0]! } : refused('number_mismatch'); // the length was asked
  const id = numberOf(number);
  if (id === undefined) return refused('unknown_value');
  const investorId = await store.findInvestorId(sql, id);
  if (investorId === undefined) return refused('not_found');
  return byPinfl === undefined || byPinfl.includes(investorId)
    ? { investorId }
    : refused('number_mismatch', investorId);
}

async function importInvestor(sql: Sql, actor: Actor, cells: RowCells): Promise<Done> {
  const [phone, pinfl] = [digitsOf(cells.phone_number), cells.pinfl === undefined ? null : digitsOf(cells.pinfl)];
  const { last_name: lastName, first_name: firstName, patronymic = null } = cells;
  if (lastName === undefined || firstName === undefined) return refused('required');
  const names = [lastName, firstName, patronymic].map((name) => sent(name, nameFault));
  const fault =
    phoneFault(phone) ?? names.find(Boolean) ?? sent(pinfl, (number) => newPinflFault(number, today(actor.clock)));
  if (fault !== undefined) return refused(fault as RefusalCode);
  await lockPhone(sql, phone);
  // No investor has the number 0: the question is whether anybody has the phone.
  if (await phoneIsTaken(sql, phone, 0)) return { ...refused('phone_number_already_exists'), sought: phone };
  const person = pinfl === null ? undefined : readPinfl(pinfl);
  const [birthday, gender, at] = [person?.birthday ?? null, person?.gender ?? null, timestamp(actor.clock)];
  const made = { phone, pinfl, birthday, gender, lastName, firstName, patronymic, at };
  const investorId = await store.addInvestor(sql, made);
  await store.addFirstHistory(sql, investorId, actor.user.id, at);
  await auditInvestor(sql, actor, investorId, 'create', [
    { field: 'status', new: 'new' },
    { field: 'phone_number', new: phone },
  ]);
  return { investorId };
}
