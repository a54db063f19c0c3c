import { holds } from '../../auth/currentUser';
import { mapped, page, pageWithTotals } from '../../db/list';
import { secretsSought } from '../../db/searchText';
import type { HandlerMap } from '../../http/contract';
import { historyPage } from '../../shared/auditTrail';
import { today } from '../../shared/clock';
import { maskPhone } from '../../shared/mask';
import { badRequest, notFound } from '../../shared/problem';
import { countNumberSearch, reveal } from '../../shared/secretReads';
import { addressTexts, cardOf, contactAnswer, entity, numberOf, rowAnswer } from './serialize';
import * as contactStore from './contactStore';
import * as store from './store';

export const customerHandlers = {
  async listCustomers({ query, user, db, clock }) {
    // A passport finds its holder for those who may have passports shown to them.
    const parts = store.partsOf(query.search, holds(user, 'customers.get'));
    await countNumberSearch(db, { user, clock }, 'customers', secretsSought(parts));
    const found = await store.customers.list(db, { ...query, parts }, { day: today(clock) });
    return pageWithTotals('customers', mapped(found, rowAnswer));
  },

  async findCustomerByPassport({ params, user, db, clock }) {
    const passport = params.passport_number.toUpperCase();
    await countNumberSearch(db, { user, clock }, 'customers', [passport]);
    // As the list: a passport finds its holder for those who may have passports shown to them.
    if (!holds(user, 'customers.get')) return { customers: [] };
    const ids = (await store.findByPassport(db, passport)).map(({ id }) => id);
    const rows = await store.customers.findAll(db, ids, { day: today(clock) });
    return { customers: rows.map(rowAnswer) };
  },

  getCustomer: async (call) => cardOf(call.db, call, await numberOf(call.db, call.params.guid)),

  listFamilyRelations: async ({ db, language }) => ({ items: await contactStore.listRelations(db, language) }),

  async listCustomerChanges({ query, db }) {
    const { customer_id: id, offset, limit } = query;
    await numberOf(db, String(id));
    return page('changes', await historyPage(db, { entity, id, offset, limit }));
  },

  async listCustomerContacts({ params, db, language }) {
    const id = await numberOf(db, String(params.id));
    return { contacts: (await contactStore.listContacts(db, id, language)).map(contactAnswer) };
  },

  async listCustomerDuplicates({ params, db }) {
    const rows = await store.listDuplicates(db, await numberOf(db, params.guid));
    return { items: rows.map((row) => ({ ...row, phone_number: maskPhone(row.phone_number) })) };
  },

  revealCustomerData: (call) =>
    call.db.transaction(async (sql) => {
      const id = await numberOf(sql, call.params.guid);
      const customer = (await store.wholeCustomers.find(sql, id, { day: today(call.clock) }))!; // just found
      const addresses = await addressTexts(sql, id, call.language);
      const { contact_id: contactId, fields } = call.query;
      const contact =
        contactId === undefined ? undefined : await contactStore.findContact(sql, contactId, call.language);
      if (fields.includes('contact_phone') && contactId === undefined)
        throw badRequest('Whose phone it is has to be said', { contact_id: 'required' });
      if (contactId !== undefined && contact?.customer_id !== id) throw notFound();
      const whole = {
        pinfl: customer.pinfl,
        phone_number: customer.phone_number,
        birthday: customer.birthday,
        passport_id: customer.passport_id,
        income: customer.income,
        registration_address: addresses.get('registration') ?? null,
        residence_address: addresses.get('residence') ?? null,
        delivery_address: addresses.get('delivery') ?? null,
        work_address: addresses.get('work') ?? null,
        contact_phone: contact?.phone_number ?? null,
      };
      return reveal(sql, call, { entity, id, whole, fields });
    }),
} satisfies Partial<HandlerMap>;
