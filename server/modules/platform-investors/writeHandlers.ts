import { timestamp, today } from '../../shared/clock';
import type { Call, HandlerMap, OperationId } from '../../http/contract';
import type { Sql } from '../../db/database';
import { notFound, Refusal, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { cardOf, findInvestor, type Locked, lockInvestors, moveInvestors, phoneFault } from '../investors/index';
import { changesBetween, auditInvestor } from '../../shared/auditTrail';
import { countingGuesses, isSeen } from '../../shared/secretReads';
import { changesPerson, faultsOfCommon } from './rules';
import * as store from './writeStore';

const list = 'investors';

export const investorWriteHandlers = {
  updateInvestorStatuses: (call) =>
    call.db.transaction(async (sql) => {
      const { ids, status: to, comment } = call.body;
      const { moved, skipped } = await moveInvestors(sql, call, ids, { to, comment });
      return { updated: moved.map(({ id }) => id), skipped };
    }),

  updatePlatformInvestor(call) {
    const { pinfl, birthday, contact_number } = call.body;
    const guess = { list, id: call.params.id, typed: { pinfl, birthday, contact_number }, isUnchanged: isSeen(call) };
    return countingGuesses(call, guess, () => call.db.transaction((sql) => change(sql, call)));
  },

  updateInvestorPhone(call) {
    const { phone_number } = call.body;
    const guess = { list, id: call.params.id, typed: { phone_number }, isUnchanged: isSeen(call) };
    return countingGuesses(call, guess, () => call.db.transaction((sql) => changePhone(sql, call)));
  },
} satisfies Partial<HandlerMap>;

async function change(sql: Sql, call: Call<'updatePlatformInvestor'>) {
  const { id } = await lockForChange(sql, call);
  const before = (await findInvestor(sql, id))!; // just locked
  const faults = faultsOfCommon(call.body, before, today(call.clock));
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  const changes = changesBetween(before, call.body);
  if (changes.length === 0) return { id, version: before.version, updated_at: before.updated_at };
  const after = { ...before, ...call.body };
  if (before.passport_confirmed && changesPerson(changes)) {
    after.passport_confirmed = false;
    changes.push({ field: 'passport_confirmed', old: true, new: false });
  }
  const saved = await store.saveCommon(sql, id, after, timestamp(call.clock));
  if (after.inn !== before.inn || after.company_name !== before.company_name) await store.touchDocuments(sql, id);
  await auditInvestor(sql, call, id, 'update', changes);
  return saved;
}

async function changePhone(sql: Sql, call: Call<'updateInvestorPhone'>) {
  const phone = call.body.phone_number;
  await store.lockPhone(sql, phone);
  const { id } = await lockForChange(sql, call);
  const before = (await findInvestor(sql, id))!; // just locked
  const fault = phoneFault(phone);
  if (fault !== undefined) throw wrongFields({ phone_number: fault });
  if (await store.phoneIsTaken(sql, phone, id)) throw phoneTaken();
  if (phone === before.phone_number) return { id, version: before.version, updated_at: before.updated_at };
  await auditInvestor(sql, call, id, 'update', [{ field: 'phone_number', old: before.phone_number, new: phone }]);
  return store.savePhone(sql, id, phone, timestamp(call.clock));
}

const phoneTaken = () =>
  new Refusal(409, 'phone_number_already_exists', 'The phone is that of another investor', {
    fields: { phone_number: 'phone_number_already_exists' },
  });

type ChangeCall = Pick<Call<OperationId>, 'files' | 'clock'> & {
  params: { id: number };
  headers: { 'If-Match': number };
};

/** The investor, locked, in the version on which the change was made. */
export async function lockForChange(
  sql: Sql,
  call: ChangeCall,
  current: () => Promise<object> = () => cardOf(sql, call, call.params.id),
): Promise<Locked> {
  const { params, headers } = call;
  const [investor] = await lockInvestors(sql, [params.id]);
  if (investor === undefined) throw notFound();
  await refuseStale(investor.version, headers['If-Match'], current);
  return investor;
}
