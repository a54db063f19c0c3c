/** An application of the demonstration, its lines, its order and what was signed for it. */
import { decimal } from '../../../shared/money';
import { dayAfter } from '../../../shared/period';
import { salePrices, vatWithin } from '../rules/lines';
import { waits, type OrderStatus } from '../rules/moves';
import type { Customer } from './customers';
import type { Plan } from './planned';
import type { Gathered } from './tables';
import type { Shop } from './shops';
import type { World } from './world';

/** A plan that is being carried out. */
export interface Work {
  plan: Plan;
  id: number;
  guid: string;
  number: string;
  customer: Customer;
  shop: Shop;
  /** When it was made, and since when it is as it is. */
  made: string;
  since: string;
  world: World;
  rows: Gathered;
}

export const isContract = ({ rows }: Plan) => rows.length > 0;
const hasPapers = (plan: Plan) => isContract(plan) || plan.order !== null;
/** The day on which goods come to their buyer. */
export const handedOver = ({ plan, world }: Work) => {
  const day = dayAfter(plan.day, 2);
  return day > world.day ? world.day : day;
};

export function addApplication({
  plan,
  id,
  guid,
  number,
  customer,
  shop,
  made,
  since,
  world: { day, at },
  rows,
}: Work): void {
  const { terms } = plan;
  const expires = waits(plan.status) && dayAfter(plan.since, 3) > day ? at(dayAfter(plan.since, 3), 12) : null;
  rows.add('applications', {
    ...{
      id,
      guid,
      version: 1,
      customer_id: customer.id,
      merchant_id: shop.id,
      branch_id: shop.branch_id,
      seller_id: shop.seller_id,
    },
    ...{
      source: (['mobile', 'mobile', 'web', 'pos', 'staff'] as const)[id % 5],
      status: plan.status,
      status_since: since,
    },
    ...{
      expires_at: expires,
      first_name: customer.first_name,
      last_name: customer.last_name,
      patronymic: customer.patronymic,
    },
    ...{ birthday: customer.birthday, phone_number: customer.phone_number, passport_id: customer.passport_id },
    ...{
      children: id % 5,
      education: (['secondary', 'vocational', 'higher', 'higher', 'postgraduate'] as const)[id % 5],
    },
    ...{ profession: ['Учитель', 'Врач', 'Водитель', 'Продавец', 'Инженер', 'Строитель'][id % 6] },
    ...{ job_organization: ['Школа № 17', 'Поликлиника № 4', 'ООО «Yoʻl»', 'ООО «Baraka Market»'][id % 4] },
    ...{
      employment_type: customer.employment_type ?? 'employed',
      salary: customer.income ?? `${4 + (id % 9)}000000`,
    },
    ...{ has_credit: id % 3 === 0, family_status: (['married', 'single', 'married', 'divorced'] as const)[id % 4] },
    ...{ price: decimal(terms.price), discount: decimal(terms.discount), down_payment: decimal(terms.downPayment) },
    ...{ month_count: terms.months, markup_percent: terms.markupPercent, month_amount: decimal(terms.monthAmount) },
    ...{
      installment_amount: decimal(terms.amount),
      first_payment_day: plan.firstPaymentDay,
      vat_percent: 12,
    },
    reason:
      plan.status === 'rejected'
        ? (['score', 'debt_burden', 'documents', 'duplicate', 'customer', 'fraud'] as const)[id % 6]
        : null,
    ...{
      contract_number: hasPapers(plan) ? number : null,
      contract_date: hasPapers(plan) ? plan.day : null,
      created_at: made,
      updated_at: since,
    },
  });
}

/** Numbers of invoices, by merchant and year. */
export type Invoiced = Map<string, number>;

/** The tax within all lines. */
export function addLines(work: Work, invoiced: Invoiced): bigint {
  const { plan, id, shop, world, rows } = work;
  const sales = salePrices(plan.lines, plan.terms.total);
  const goods = world.goodsOf.get(shop.id);
  let vat = 0n;
  for (const [place, { count, price }] of plan.lines.entries()) {
    const good = goods && world.pick(goods);
    const sale = sales[place] ?? 0n;
    const tax = vatWithin(sale, 12);
    vat += tax;
    const line = rows.next('application_baskets');
    rows.add('application_baskets', {
      ...{
        id: line,
        application_id: id,
        line: place + 1,
        product_id: good?.id ?? null,
        name: good?.name ?? 'Смартфон',
      },
      ...{ category: good?.category ?? null, model: good?.model ?? null, count, price: decimal(price) },
      ...{ sale_total: decimal(sale), vat: decimal(tax), spic: good?.spic ?? null, returned_count: 0 },
    });
    if (plan.order === 'completed' && id % 5 !== 0) addInvoice(work, line, invoiced);
  }
  return vat;
}

function addInvoice({ plan, id, shop, world: { at }, rows }: Work, line: number, invoiced: Invoiced): void {
  const key = `${shop.id} ${plan.day.slice(0, 4)}`;
  const place = (invoiced.get(key) ?? 0) + 1;
  invoiced.set(key, place);
  const made = at(plan.day, 19);
  rows.add('product_invoices', {
    ...{ id: rows.next('product_invoices'), version: 1, application_basket_id: line, application_id: id },
    ...{ merchant_id: shop.id, date: plan.day, number: `F-${place}`, created_at: made, updated_at: made },
  });
}

/** Where the marketplace is asked its goods are those of it; elsewhere those of one in four. */
const isOfMarket = (status: OrderStatus, id: number) =>
  status.includes('marketplace') || (id % 4 === 0 && status !== 'cancelled_by_merchant');

export function addOrder(work: Work): void {
  const { plan, id, made, since, world, rows } = work;
  if (plan.order === null) return;
  const completedAt = plan.order === 'completed' ? world.at(handedOver(work), 15) : null;
  rows.add('orders', {
    ...{ id: rows.next('orders'), version: 1, application_id: id, status: plan.order },
    ...{ status_since: completedAt ?? since, is_marketplace: isOfMarket(plan.order, id) },
    ...{ completed_at: completedAt, created_at: made, updated_at: completedAt ?? since },
  });
}

export function addAgreements({ plan, id, made, rows }: Work): void {
  if (!hasPapers(plan)) return;
  const isVoid = plan.status === 'cancelled' || plan.status === 'processing_expired';
  for (const kind of plan.order === 'completed' ? ['contract', 'act'] : ['contract'])
    rows.add('agreements', {
      ...{ id: rows.next('agreements'), application_id: id, kind, amount: decimal(plan.terms.total), date: plan.day },
      ...{ wrong_tries: 0, status: isVoid ? 'void' : 'signed', signed_at: isVoid ? null : made, created_at: made },
    });
}
