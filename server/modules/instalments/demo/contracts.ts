/** A contract of the demonstration: its schedule, its sale, and how it was paid. */
import { decimal, percentOf } from '../../../shared/money';
import { partsOf } from '../rules/schedule';
import { handedOver, isContract, type Work } from './applications';
import type { PlannedPayment } from './planned';

export function addContract({ plan, id, guid, number, customer, made, rows }: Work): void {
  if (!isContract(plan)) return;
  const { total, downPayment, amount } = plan.terms;
  rows.add('installments', {
    ...{
      id,
      guid,
      customer_id: customer.id,
      contract_number: number,
      total: decimal(total),
      paid: 0,
      cancelled: 0,
      rebate: 0,
    },
    ...{ down_payment: decimal(downPayment), installment_amount: decimal(amount), created_at: made },
    autopay: customer.card_id !== null && id % 3 === 0,
  });
  for (const row of plan.rows)
    rows.add('schedule_rows', {
      ...{ installment_id: id, number: row.number, date: row.date, amount: decimal(row.amount) },
      ...{ paid: 0, cancelled: 0, rebate: 0 },
    });
}

/** The merchant sells it for the price less the discount. */
export function addSale(work: Work, vat: bigint): void {
  const { plan, id, shop, world, rows } = work;
  if (plan.order !== 'completed') return;
  const { price, discount, total, downPayment } = plan.terms;
  const purchase = price - discount;
  const date = handedOver(work);
  rows.add('installment_moves', {
    ...{
      id: rows.next('installment_moves'),
      application_id: id,
      kind: 'sale',
      payment_id: null,
      date,
      amount: decimal(total),
    },
    ...{ account: null, is_sold: null, vat: decimal(vat) },
    ...{ purchase: decimal(purchase - percentOf(purchase, shop.discount_percent)) },
    ...{ paid_before: decimal(downPayment), created_at: world.at(date, 15) },
  });
}

/** All payments, each upon the oldest rows that are open. */
export function addPayments(work: Work): void {
  const { plan, id, rows } = work;
  let schedule = plan.rows.map((row) => ({ ...row, paid: 0n, cancelled: 0n, rebate: 0n }));
  for (const planned of plan.payments) {
    const payment = addPayment(work, planned);
    const parts = planned.isDown ? [] : (partsOf(schedule, planned.amount) ?? []);
    schedule = schedule.map((row) => ({
      ...row,
      paid: row.paid + (parts.find((part) => part.number === row.number)?.amount ?? 0n),
    }));
    for (const part of parts)
      rows.add('payment_parts', {
        ...{ payment_id: payment, installment_id: id, row_number: part.number, amount: decimal(part.amount) },
      });
  }
}

function addPayment(
  { plan, id, customer, world: { at }, rows }: Work,
  { date, amount, isDown }: PlannedPayment,
): number {
  const payment = rows.next('installment_payments');
  const byCard = customer.card_id !== null && payment % 3 === 0;
  const way = byCard ? (customer.card_kind ?? 'uzcard') : payment % 7 === 0 ? 'cash' : 'bank';
  const [paidAt, sum] = [at(date, 9 + (payment % 10)), decimal(amount)];
  const transaction = byCard ? rows.next('gateway_transactions') : null;
  const externalId = byCard ? `seed-${payment}` : String(100_000 + payment);
  if (byCard)
    rows.add('gateway_transactions', {
      ...{ id: transaction, gateway: way, external_id: externalId, direction: 'in', customer_id: customer.id },
      ...{
        card_id: customer.card_id,
        amount: sum,
        status: 'success',
        rrn: String(410_000_000_000 + payment),
        error: null,
      },
      ...{ created_at: paidAt, finished_at: paidAt },
    });
  rows.add('installment_payments', {
    ...{ id: payment, version: 1, application_id: id, kind: isDown ? 'down_payment' : 'instalment', amount: sum },
    ...{ status: 'success', gateway: way, external_id: externalId, date, gateway_transaction_id: transaction },
    ...{ created_at: paidAt, paid_at: paidAt },
  });
  rows.add('installment_moves', {
    ...{
      id: rows.next('installment_moves'),
      application_id: id,
      kind: 'payment',
      payment_id: payment,
      date,
      amount: sum,
    },
    account: byCard ? 5530 : way === 'cash' ? 5010 : 5110,
    // A payment in the two days before the goods were handed over is an advance as well.
    ...{
      is_sold: plan.order === 'completed' && !isDown,
      vat: null,
      purchase: null,
      paid_before: null,
      created_at: paidAt,
    },
  });
  return payment;
}
