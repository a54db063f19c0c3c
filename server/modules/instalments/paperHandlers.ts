/** Papers, invoices and the other things that are noted of a contract. */
import type { Sql } from '../../db/database';
import type { Call, HandlerMap } from '../../http/contract';
import { timestamp, today } from '../../shared/clock';
import { decimal, sumOf } from '../../shared/money';
import { isDay } from '../../shared/period';
import { conflict, notFound, unlessTaken, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { attachable } from '../uploads/index';
import { applicationOf, askedOf, instalmentOf } from './answers';
import * as lists from './listStore';
import { hold, holdWhole, notAllowed, tell } from './moving';
import { paperNames, paperOf, type PaperFacts } from './papers';
import { addApplicationFile, addWritten, listFiles, putAside, signed, signedKinds } from './paperStore';
import { firstCard } from './paying';
import { listMoney } from './paymentStore';
import { isInForce, mayAddSigned, mayReconcile, mayWritePapers } from './rules/moves';
import { daysFrom, owedOf } from './rules/schedule';
import { amountsOf, termsOf } from './rules/terms';
import * as store from './store';

export const paperHandlers = {
  generateInstalmentFiles: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const one = await holdWhole(sql, call, id, call.headers['If-Match']);
      const { kinds } = call.body;
      const mayWrite = kinds.every((kind) => kind === 'reconciliation_act') ? mayReconcile : mayWritePapers;
      if (!mayWrite(one.Status)) throw await notAllowed(sql, call, one);
      const facts = await factsOf(sql, call, one);
      const at = timestamp(call.clock);
      await putAside(sql, id, kinds);
      for (const kind of kinds) {
        const content = paperOf(kind, facts);
        const name = `${paperNames[kind]} ${facts.number}.docx`;
        // A file whose transaction is not kept is swept away with what nobody names.
        const key = await call.files.put(content, 'docx');
        await addWritten(sql, { key, name, size: content.length, userId: call.user.id, at });
        await addApplicationFile(sql, { applicationId: id, kind, name, key, userId: call.user.id, at });
      }
      await store.touch(sql, id, at);
      await tell(
        sql,
        call,
        id,
        'generate_files',
        kinds.map((kind) => ({ field: 'file', new: paperNames[kind] })),
      );
      return { items: (await listFiles(sql, id)).map(signed(call.files)) };
    }),

  addInvoice: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const { invoice_date: date, invoice_number: number } = call.body;
      const one = await hold(sql, call, id, call.headers['If-Match']);
      if (!mayWritePapers(one.Status)) throw await notAllowed(sql, call, one);
      refuseDay(date, 'invoice_date', today(call.clock));
      await unlessTaken('invoice_number', () => store.setInvoice(sql, id, { date, number, at: timestamp(call.clock) }));
      await tell(sql, call, id, 'add_invoice', [
        { field: 'invoice_number', old: one.invoice_number, new: number },
        { field: 'invoice_date', old: one.invoice_date, new: date },
      ]);
      return applicationOf(sql, call, id);
    }),

  addInstalmentContracts: (call) =>
    call.db.transaction(async (sql) => {
      const { id: customerId, guid } = call.params;
      const id = await store.idOfGuid(sql, customerId, guid);
      if (id === undefined) throw notFound();
      const one = await hold(sql, call, id, call.headers['If-Match']);
      if (!mayAddSigned(one.Status)) throw await notAllowed(sql, call, one);
      const { contract_number: number, contract_date: date, file_ids: fileIds } = call.body;
      refuseDay(date, 'contract_date', today(call.clock));
      const at = timestamp(call.clock);
      await unlessTaken('contract_number', () => store.setContract(sql, id, { date, number, at }));
      const names: string[] = [];
      // In one order, so that two who name the same files never wait for each other.
      for (const fileId of [...fileIds].map((one_) => one_.toLowerCase()).sort()) {
        const { key, name } = await attachable(sql, {
          ...{ id: fileId, userId: call.user.id, field: 'file_ids' },
          kinds: signedKinds,
        });
        await addApplicationFile(sql, {
          applicationId: id,
          kind: 'signed_contract',
          name,
          key,
          userId: call.user.id,
          at,
        });
        names.push(name);
      }
      await tell(sql, call, id, 'add_contract', [
        { field: 'contract_number', old: one.contract_number, new: number },
        { field: 'contract_date', old: one.contract_date, new: date },
        ...names.map((name) => ({ field: 'file', new: name })),
      ]);
      return applicationOf(sql, call, id);
    }),

  toggleAutopay: (call) =>
    call.db.transaction(async (sql) => {
      const id = await store.idOfContract(sql, call.params.contract_number);
      if (id === undefined) throw notFound();
      const one = await hold(sql, call, id, call.headers['If-Match']);
      if (!isInForce(one.Status)) throw await notAllowed(sql, call, one);
      const { enabled } = call.body;
      const contract = (await store.findContract(sql, id))!; // it is held, and was found by its contract
      if (contract.autopay !== enabled) {
        // It charges the card that is charged first, so there has to be one.
        if (enabled) await firstCard(call)(sql, one);
        await store.setAutopay(sql, id, enabled, timestamp(call.clock));
        await tell(sql, call, id, enabled ? 'turn_autopay_on' : 'turn_autopay_off', [
          { field: 'autopay', old: contract.autopay, new: enabled },
        ]);
      }
      return instalmentOf(sql, call, id);
    }),

  createProductInvoice: (call) =>
    call.db.transaction(async (sql) => {
      const { body } = call;
      const merchantId = await lineOf(sql, call);
      if ((await store.holdInvoiceOf(sql, body.application_basket_id)) !== undefined)
        throw conflict('invoice_exists', 'The line has an invoice');
      const at = timestamp(call.clock);
      const id = await unlessTaken('number', () =>
        store.addProductInvoice(sql, { ...body, merchantId, userId: call.user.id, at }),
      );
      await tell(sql, call, body.application_id, 'add_product_invoice', [
        { field: 'invoice_number', new: body.number },
      ]);
      return (await lists.productInvoices.find(sql, id))!; // it was added just now
    }),

  updateProductInvoice: (call) =>
    call.db.transaction(async (sql) => {
      const { body } = call;
      await lineOf(sql, call);
      const before = await store.holdInvoiceOf(sql, body.application_basket_id);
      if (before === undefined) throw notFound();
      const find = async () => (await lists.productInvoices.find(sql, before.id))!; // it is held
      await refuseStale(before.version, call.headers['If-Match'], find);
      if (before.number === body.number && before.date === body.date) return find();
      await unlessTaken('number', () => store.changeProductInvoice(sql, before.id, body, timestamp(call.clock)));
      await tell(sql, call, body.application_id, 'change_product_invoice', [
        { field: 'invoice_number', old: before.number, new: body.number },
        { field: 'invoice_date', old: before.date, new: body.date },
      ]);
      return find();
    }),
} satisfies Partial<HandlerMap>;

function refuseDay(date: string, field: string, day: string) {
  if (!isDay(date)) throw wrongFields({ [field]: 'no_such_day' });
  if (date > day) throw wrongFields({ [field]: 'in_future' });
}

/** Holds the application of a line, and answers with the merchant whose invoice it is. */
async function lineOf(
  sql: Sql,
  call: Pick<Call<'createProductInvoice'>, 'body' | 'user' | 'clock' | 'files' | 'language'>,
): Promise<number> {
  const { application_id: id, application_basket_id: lineId, date } = call.body;
  const one = await hold(sql, call, id);
  const lines = await store.listBaskets(sql, id);
  if (!lines.some((line) => line.id === lineId)) throw notFound();
  refuseDay(date, 'date', today(call.clock));
  if (one.merchant_id === null) throw conflict('amounts_unknown', 'Its merchant is not known');
  return one.merchant_id;
}

async function factsOf(
  sql: Sql,
  { clock }: Pick<Call<'generateInstalmentFiles'>, 'clock'>,
  one: store.WholeApplication,
): Promise<PaperFacts> {
  const asked = askedOf(one);
  const terms = asked && termsOf(asked);
  if (terms === undefined || typeof terms === 'string') throw conflict('amounts_unknown', 'Its amounts are not known');
  const baskets = await store.listBaskets(sql, one.id);
  const first = one.first_payment_day;
  const days = first === null ? [] : daysFrom(first, terms.months);
  return {
    number: one.contract_number ?? String(one.id),
    day: today(clock),
    customer: one.customer.name,
    merchant: one.merchant?.name ?? '—',
    ...{ price: decimal(terms.price), discount: decimal(terms.discount), downPayment: decimal(terms.downPayment) },
    ...{ markupPercent: terms.markupPercent, amount: decimal(terms.amount), total: decimal(terms.total) },
    vat: sumOf(baskets, 'vat'),
    lines: baskets.map(({ name, count, price, sale_total: sale, vat }) => ({ name, count, price, sale, vat })),
    rows: amountsOf(terms).map((amount, at) => ({ number: at + 1, date: days[at], amount: decimal(amount) })),
    account: one.has_contract ? await accountOf(sql, one.id) : undefined,
  };
}

/** How the contract stands: each row of its schedule, and the money that went either way. */
async function accountOf(sql: Sql, id: number): Promise<PaperFacts['account']> {
  const rows = (await store.listRows(sql, id)).map((row) => ({ ...row, left: decimal(owedOf(store.inTiyin(row))) }));
  return {
    rows,
    money: await listMoney(sql, id),
    ...{ amount: sumOf(rows, 'amount'), paid: sumOf(rows, 'paid'), cancelled: sumOf(rows, 'cancelled') },
    ...{ rebate: sumOf(rows, 'rebate'), left: sumOf(rows, 'left') },
  };
}
