/** What is read of applications and contracts. */
import { awaiting } from '../../auth/awaiting';
import type { Sql } from '../../db/database';
import { pageWithTotals } from '../../db/list';
import { readSearch, secretsSought } from '../../db/searchText';
import type { Call, HandlerMap, OperationId, Reply } from '../../http/contract';
import { today } from '../../shared/clock';
import { decimal, tiyinOf, sumOf } from '../../shared/money';
import { isDay } from '../../shared/period';
import { notFound, wrongFields } from '../../shared/problem';
import { ratesOf } from '../../shared/rates';
import { countNumberSearch, reveal } from '../../shared/secretReads';
import { readPaymentSettings } from '../payment-settings/index';
import { applicationEntity, applicationOf, instalmentOf, withMaskedPhone } from './answers';
import * as lists from './listStore';
import { listFiles, listPhotos, signed } from './paperStore';
import { listCharges, listParts } from './paymentStore';
import { applicationStatuses } from './rules/moves';
import { piecePrices, vatWithin } from './rules/lines';
import { overdueDaysOf, owedOf, standingOf, statusOf, type Row } from './rules/schedule';
import { settlementFor } from './settling';
import * as store from './store';

export const readHandlers = {
  async listCustomerInstalments({ db, query, clock }) {
    const found = await lists.instalments.list(db, query, today(clock));
    return masked(pageWithTotals('installments', found));
  },
  async listInstalments(call) {
    await countSearch(call, 'installments');
    return masked(pageWithTotals('installments', await lists.instalments.list(call.db, call.query, today(call.clock))));
  },
  async searchInstalments(call) {
    await countSearch(call, 'installments');
    const { search, limit = 10 } = call.query;
    return { installments: (await lists.searchAll(call.db, search, limit)).map(withMaskedPhone) };
  },
  async listApplications(call) {
    await countSearch(call, 'applications');
    const query = awaiting(call.query, call.user, 'installments.enable');
    const found = pageWithTotals('applications', await lists.applications.list(call.db, query));
    return { ...found, applications: found.applications.map(withMaskedPhone) };
  },
  async listApplicationStatuses(call) {
    await countSearch(call, 'applications');
    const counts = new Map((await lists.countStatuses(call.db, call.query)).map(({ code, count }) => [code, count]));
    return { statuses: applicationStatuses.map((code) => ({ code, count: counts.get(code) ?? 0 })) };
  },
  getApplication: (call) => applicationOf(call.db, call, call.params.id),
  revealApplicationData: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const whole = await store.findIncomes(sql, id);
      if (whole === undefined) throw notFound();
      return reveal(sql, call, { entity: applicationEntity, id, whole, fields: call.query.fields });
    }),
  listApplicationBaskets: ({ db, params }) => basketsOf(db, params.id),
  listInstalmentBaskets: async ({ db, params }) => {
    await contract(db, params.id);
    return basketsOf(db, params.id);
  },
  async listProductInvoices({ db, query }) {
    return pageWithTotals('product_invoices', await lists.productInvoices.list(db, query));
  },

  async getInstalmentPaymentInfo({ db, params, query, clock }) {
    const found = await contract(db, params.id);
    const day = query.day ?? today(clock);
    if (!isDay(day)) throw wrongFields({ day: 'no_such_day' });
    if (day > today(clock)) throw wrongFields({ day: 'in_future' });
    const rows = (await store.listRows(db, found.id)).map(store.inTiyin);
    const { toPayNow, overdueDays, oldestDue, next } = standingOf(rows, today(clock));
    const { min_amount: least, max_amount: most } = await readPaymentSettings(db);
    const { id, total, down_payment, installment_amount, paid, cancelled, rebate, debt, down_payment_paid } = found;
    return {
      ...{ id, total, down_payment, installment_amount, paid, cancelled, rebate, debt, down_payment_paid },
      to_pay_now: decimal(toPayNow),
      overdue_days: overdueDays,
      oldest_due: oldestDue,
      next_date: next?.date ?? null,
      next_amount: next === null ? null : decimal(next.amount),
      settlement: await settlement(db, found, rows, day),
      ...{ least_charge: least, most_charge: most },
      yield: yieldOf(found, rows),
    };
  },
  async getPaymentSchedule({ db, params, clock }) {
    const { id } = await contract(db, params.id);
    const day = today(clock);
    const schedule = (await store.listRows(db, id)).map((kept) => {
      const row = store.inTiyin(kept);
      return {
        ...{ number: kept.number, date: kept.date, amount: kept.amount, paid_amount: kept.paid },
        ...{ cancelled_amount: kept.cancelled, rebate_amount: kept.rebate, debt: decimal(owedOf(row)) },
        ...{ status: statusOf(row, day), overdue_days: overdueDaysOf(row, day), paid_at: kept.paid_at },
      };
    });
    const totals = {
      ...{ amount: sumOf(schedule, 'amount'), paid_amount: sumOf(schedule, 'paid_amount') },
      debt: sumOf(schedule, 'debt'),
    };
    return { schedule, totals };
  },
  async listInstalmentCharges({ db, params }) {
    // A down payment is made before there is a contract.
    await refuseMissing(db, params.id);
    return { transactions: await listCharges(db, params.id) };
  },
  async listPaymentParts({ db, params }) {
    await refuseMissing(db, params.id);
    return { transactions: await listParts(db, params.id) };
  },
  async listInstalmentAttachments({ db, params, files }) {
    await refuseMissing(db, params.id);
    return { items: (await listFiles(db, params.id)).map(signed(files)) };
  },
  async listApplicantPhotos({ db, params, files }) {
    await refuseMissing(db, params.id);
    return { items: (await listPhotos(db, params.id)).map(signed(files)) };
  },
  async getKatmDetails({ db, params }) {
    const found = await store.findKatm(db, params.id);
    if (found === undefined) throw notFound();
    return found;
  },

  async listInstalmentProducts({ db, params, clock }) {
    const one = await store.wholeApplications.find(db, params.id, today(clock));
    if (one === undefined) throw notFound();
    const products = (await store.listBaskets(db, params.id)).map((line) => {
      const sale = tiyinOf(line.sale_total);
      const vat = vatWithin(sale, one.vat_percent);
      return {
        ...{ id: line.id, name: line.name, count: line.count, spic: line.spic, price_in_merchant: line.price },
        discounted_price: decimal(piecePrices(sale, line.count)[0] ?? 0n),
        ...{ price_with_nds: line.sale_total, nds_price: decimal(vat), price_without_nds: decimal(sale - vat) },
        nds_percent: one.vat_percent,
      };
    });
    const totals = {
      price_with_nds: sumOf(products, 'price_with_nds'),
      nds_price: sumOf(products, 'nds_price'),
      price_without_nds: sumOf(products, 'price_without_nds'),
    };
    return { products, totals };
  },
  async getInstalmentByNumber(call) {
    const id = await store.idOfContract(call.db, call.params.contractNumber);
    if (id === undefined) throw notFound();
    return instalmentOf(call.db, call, id);
  },
  async listAgreements({ db, query, files }) {
    const { agreements, ...rest } = pageWithTotals('agreements', await lists.agreements.list(db, query));
    return {
      ...rest,
      agreements: agreements.map(({ file_key: key, file_name: name, ...row }) => ({
        ...row,
        file: key === null || name === null ? null : { name, url: files.signedUrl(key, name) },
      })),
    };
  },
} satisfies Partial<HandlerMap>;

/** Whoever looks for a whole number of a person is noted. */
const countSearch = (
  { db, user, clock, query }: Pick<Call<OperationId>, 'db' | 'user' | 'clock'> & { query: { search?: string } },
  list: string,
) => countNumberSearch(db, { user, clock }, list, secretsSought(readSearch(query.search ?? '')));

const masked = <Page extends { installments: lists.InstalmentRow[] }>(found: Page): Page => ({
  ...found,
  installments: found.installments.map(withMaskedPhone),
});

async function contract(sql: Sql, id: number): Promise<store.ContractRow> {
  const found = await store.findContract(sql, id);
  if (found === undefined) throw notFound();
  return found;
}

async function refuseMissing(sql: Sql, id: number): Promise<void> {
  if (!(await store.isThere(sql, id))) throw notFound();
}

async function basketsOf(sql: Sql, id: number) {
  await refuseMissing(sql, id);
  const rows = await store.listBaskets(sql, id);
  const baskets = rows.map(({ line: _, sale_total: _s, vat: _v, ...row }) => row);
  return { baskets, total: sumOf(baskets, 'total') };
}

async function settlement(sql: Sql, found: store.ContractRow, rows: readonly Row[], day: string) {
  if (found.installment_amount === null || found.financed === null) return null;
  const amount = tiyinOf(found.installment_amount);
  const settled = await settlementFor(sql, {
    ...{ rows, amount, markup: amount - tiyinOf(found.financed), day },
    isSold: found.order_status === 'completed',
  });
  return (
    settled && {
      debt: decimal(settled.debt),
      markup: decimal(settled.markup),
      rebate: decimal(settled.rebate),
      amount: decimal(settled.pay),
    }
  );
}

/** Of what was financed, by all the rows as they were agreed upon: what is paid late or given back later changes nothing of it. */
function yieldOf({ financed }: store.ContractRow, rows: readonly Row[]): Reply<'getInstalmentPaymentInfo'>['yield'] {
  if (financed === null || rows.length === 0) return null;
  const { month, nominal, effective } = ratesOf(
    tiyinOf(financed),
    rows.map(({ amount }) => amount),
  );
  return { month_percent: month, nominal_percent: nominal, effective_percent: effective };
}
