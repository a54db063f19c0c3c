import type { Sql } from '../../db/database';
import type { Call, HandlerMap } from '../../http/contract';
import { changesBetween, type Change } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import { conflict, notFound, Refusal, wrongFields } from '../../shared/problem';
import { countingGuesses, isSeen } from '../../shared/secretReads';
import { faultOfPinfl, faultsOfChange, faultsOfContact, mostContacts } from './rules';
import { cardOf, contactAnswer, lock, lockFor, numberOf, tell } from './serialize';
import * as contactStore from './contactStore';
import * as store from './store';

const list = 'customers';

export const changeHandlers = {
  async updateCustomer(call) {
    const id = await numberOf(call.db, call.params.guid);
    const { phone_number: phone, data = {} } = call.body;
    const typed = { phone_number: phone, birthday: data.birthday, passport_id: data.passport_id };
    return countingGuesses(call, { list, id, typed, isUnchanged: isSeen(call) }, () =>
      call.db.transaction((sql) => change(sql, call, id)),
    );
  },

  updateCustomerPinfl: (call) =>
    countingGuesses(
      call,
      { list, id: call.params.id, typed: { pinfl: call.body.pinfl.trim() }, isUnchanged: isSeen(call) },
      async () => {
        try {
          return await call.db.transaction((sql) => changePinfl(sql, call));
        } catch (error) {
          // Written by a way that does not hold the number, as by a seed or an import.
          if ((error as { code?: string }).code !== '23505') throw error;
          throw await pinflTaken(call.db, call);
        }
      },
    ),

  async addCustomerContact(call) {
    const id = await numberOf(call.db, call.params.guid);
    return countingGuesses(call, { list, id, typed: { phone_number: call.body.phone_number } }, () =>
      call.db.transaction((sql) => addContact(sql, call, id)),
    );
  },

  deleteCustomerContact: (call) =>
    call.db.transaction(async (sql) => {
      const found = await contactStore.findContact(sql, call.params.id, call.language);
      if (found === undefined) throw notFound();
      await lock(sql, call, found.customer_id);
      // Somebody else may have removed it before the customer was held.
      const contact = await contactStore.findContact(sql, call.params.id, call.language);
      if (contact === undefined) throw notFound();
      await contactStore.removeContact(sql, contact.id);
      const changes = [{ field: 'contact', old: contact.full_name }];
      await tell(sql, call, contact.customer_id, { action: 'remove_contact', changes });
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

async function change(sql: Sql, call: Call<'updateCustomer'>, id: number) {
  const before = await lockFor(sql, call, id, call.headers['If-Match']);
  const { status, reason, data = {}, ...names } = call.body;
  if (status !== undefined && status === before.status)
    throw conflict('transition_not_allowed', `The customer is ${status}`, { ...(await cardOf(sql, call, id)) });
  const faults = faultsOfChange(call.body, before, today(call.clock));
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  const fields = trimmed({ ...names, ...data });
  await refuseTaken(sql, { ...fields, status }, before);
  const changes = changesBetween<store.Fields>(before, fields);
  if (changes.length === 0 && status === undefined) return cardOf(sql, call, id);
  await store.changeCustomer(sql, id, { ...fields, ...(status && { status }) }, timestamp(call.clock));
  await tell(sql, call, id, { action: 'update', changes });
  if (status !== undefined) {
    const why = { field: 'reason', new: reason?.trim() };
    await tell(sql, call, id, {
      action: 'change_status',
      changes: [{ field: 'status', old: before.status, new: status }, why],
    });
  }
  return cardOf(sql, call, id);
}

async function addContact(sql: Sql, call: Call<'addCustomerContact'>, id: number) {
  const customer = await lock(sql, call, id);
  const { full_name: name, phone_number: phone, relation_id: relationId } = call.body;
  const contacts = await contactStore.listContacts(sql, id, call.language);
  const others = contacts.map((one) => one.phone_number);
  const faults = faultsOfContact(call.body, customer.phone_number, others);
  if (!(await contactStore.hasRelation(sql, relationId))) faults.relation_id = 'unknown_value';
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  if (contacts.length >= mostContacts) throw conflict('too_many_contacts', `There are ${mostContacts} contacts`);
  const at = timestamp(call.clock);
  const fullName = name.trim();
  const made = await contactStore.addContact(sql, { customerId: id, fullName, phone, relationId, at });
  await tell(sql, call, id, { action: 'add_contact', changes: [{ field: 'contact', new: fullName }] });
  return contactAnswer((await contactStore.findContact(sql, made, call.language))!); // just written
}

/** Texts without blanks at their ends; an empty one that need not be there is none. */
function trimmed(fields: store.Fields): store.Fields {
  const needed: readonly string[] = ['first_name', 'last_name', 'phone_number'];
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const text = typeof value === 'string' ? value.trim() : value;
      return [name, text === '' && !needed.includes(name) ? null : text];
    }),
  );
}

/** Refuses a phone that another active customer has, and a passport of anybody else. */
export async function refuseTaken(sql: Sql, fields: store.Fields, before: store.WholeCustomer): Promise<void> {
  const { status, phone_number: phone = before.phone_number, passport_id: passport } = fields;
  // Who is put back into use brings his phone along, which somebody else may have been given meanwhile.
  if (phone && (phone !== before.phone_number || status === 'active')) {
    await store.holdNumber(sql, 'phone', phone);
    if (await store.isPhoneTaken(sql, phone, before.id)) {
      const message = 'Another active customer has this phone';
      // Of a status alone no field is wrong.
      if (fields.phone_number === undefined) throw conflict('phone_number_already_exists', message);
      throw wrongFields({ phone_number: 'phone_number_already_exists' }, message);
    }
  }
  if (passport && passport !== before.passport_id) {
    await store.holdNumber(sql, 'passport', passport);
    if (await store.isPassportTaken(sql, passport, before.id))
      throw wrongFields({ 'data.passport_id': 'taken' }, 'Another customer has this passport');
  }
}

async function changePinfl(sql: Sql, call: Call<'updateCustomerPinfl'>) {
  const { id } = call.params;
  const before = await lockFor(sql, call, id, call.headers['If-Match']);
  // The papers of a contract name him by it. Said before the number is looked at, so that it does not depend on it.
  if (before.contract_count > 0) throw conflict('installments_exist', 'A contract is in force');
  const pinfl = call.body.pinfl.trim();
  const fault = faultOfPinfl(pinfl, before, today(call.clock));
  if (fault !== undefined) throw wrongFields({ pinfl: fault }, 'The PINFL is not that of the person');
  if (pinfl === before.pinfl) return cardOf(sql, call, id);
  await store.holdNumber(sql, 'pinfl', pinfl);
  if ((await store.findByPinfl(sql, pinfl, id)) !== undefined) throw await pinflTaken(sql, call);
  await store.changeCustomer(sql, id, { pinfl }, timestamp(call.clock));
  const changes: Change[] = [{ field: 'pinfl', old: before.pinfl, new: pinfl }];
  await tell(sql, call, id, { action: 'update_pinfl', changes });
  return cardOf(sql, call, id);
}

/** Whose the PINFL is, so that the two can be laid side by side. */
async function pinflTaken(sql: Sql, call: Call<'updateCustomerPinfl'>): Promise<Refusal> {
  const other = await store.findByPinfl(sql, call.body.pinfl.trim(), call.params.id);
  const current = other === undefined ? undefined : { ...(await cardOf(sql, call, other)) };
  return new Refusal(422, 'pinfl_taken', 'Another customer has this PINFL', {
    fields: { pinfl: 'pinfl_taken' },
    current,
  });
}
