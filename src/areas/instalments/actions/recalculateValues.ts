import type { Application, Basket, RecalculateTerms } from '../../../api/payment/instalments';
import type { GridRow } from '../../../kit/fields/GridField';

/** What the form of other terms holds. */
export interface RecalculateValues {
  down_payment: string;
  expiry_month_count: number | null;
  first_payment_day: string;
  lines: GridRow[];
  [name: string]: unknown;
}
const rowOf = ({ id, name, count, price }: Basket): GridRow => ({
  ...{ key: `line:${id}`, id: String(id), name, count: String(count), price },
});

export function valuesOf(one: Application, lines: readonly Basket[]): RecalculateValues {
  return {
    down_payment: one.down_payment ?? '0.00',
    expiry_month_count: one.Expiry_month_count,
    first_payment_day: one.first_payment_day ?? '',
    lines: lines.map(rowOf),
  };
}

/** What is asked for: only what is another than it was. */
export function bodyOf(one: Application, lines: readonly Basket[], values: RecalculateValues): RecalculateTerms {
  const changed = values.lines.flatMap(({ id, count = '', price = '' }) => {
    const line = lines.find((known) => String(known.id) === id);
    return !line || (String(line.count) === count && line.price === price)
      ? []
      : [{ id: line.id, count: Number(count), price }];
  });
  const { down_payment: down, expiry_month_count: months, first_payment_day: day } = values;
  return {
    application_id: one.id,
    ...(down !== one.down_payment && { down_payment: down }),
    ...(months !== null && months !== one.Expiry_month_count && { expiry_month_count: months }),
    ...(day !== '' && day !== one.first_payment_day && { first_payment_day: day }),
    ...(changed.length > 0 && { baskets: changed }),
  };
}
