import type { MessageDescriptor } from 'react-intl';
import { isMoney, sumMoney } from '../../lib/money';

type MoneyField<Row> = { [Name in keyof Row & string]: Row[Name] extends string ? Name : never }[keyof Row & string];

/** Which of the picked rows one thing reaches, and why the others are left out. */
export interface BulkPlanned<Row extends { id: number }> {
  rows: readonly Row[];
  sent: readonly Row[];
  /** The others, with the codes that the service would answer with. */
  skipped: readonly { id: number; code: string }[];
  /** What `BulkPlan` says of it. */
  summary: {
    count: number;
    sent: number | undefined;
    skipped: readonly { reason: MessageDescriptor; count: number }[];
    sums: readonly { title: MessageDescriptor; amount: string }[];
  };
  /** The sum of a field over the rows that are sent. */
  sumOf: (field: MoneyField<Row>) => string;
}

/**
 * Parts the picked rows by why one is refused, `reasons` being the words of the codes and `sums` what the fields are
 * called whose sums are told; as long as it is not chosen what to do, there is no `refusalOf` and none is sent.
 *
 *     const plan = planBulk(rows, ({ status }) => (status === 'new' ? undefined : 'transition_not_allowed'),
 *       { transition_not_allowed: m.notNew }, { amount: t.amount });
 *     <BulkPlan {...plan.summary} />
 */
export function planBulk<Row extends { id: number }, Code extends string>(
  rows: readonly Row[],
  refusalOf: ((row: Row) => Code | undefined) | undefined,
  reasons: Readonly<Record<Code, MessageDescriptor>>,
  sums: { readonly [Field in MoneyField<Row>]?: MessageDescriptor },
): BulkPlanned<Row> {
  const sent: Row[] = [];
  const skipped: { id: number; code: Code }[] = [];
  for (const row of refusalOf ? rows : []) {
    const code = refusalOf?.(row);
    if (code === undefined) sent.push(row);
    else skipped.push({ id: row.id, code });
  }
  const leftOut = (Object.keys(reasons) as Code[]).flatMap((code) => {
    const count = skipped.filter((one) => one.code === code).length;
    return count > 0 ? [{ reason: reasons[code], count }] : [];
  });
  const sumOf = (field: MoneyField<Row>) => sumMoney(sent.map((row): unknown => row[field]).filter(isMoney));
  const amounts = (Object.entries(sums) as [MoneyField<Row>, MessageDescriptor][]).map(([field, title]) => ({
    title,
    amount: sumOf(field),
  }));
  return {
    rows,
    sent,
    skipped,
    summary: { count: rows.length, sent: refusalOf && sent.length, skipped: leftOut, sums: amounts },
    sumOf,
  };
}
