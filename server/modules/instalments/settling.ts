/** What settles a contract early, and the gift of markup that goes with it. */
import type { Sql } from '../../db/database';
import { tiyinOf } from '../../shared/money';
import { ibraPercent } from '../constants/index';
import { askedOf } from './answers';
import { settlementOf, type Row } from './rules/schedule';
import type { HeldApplication } from './store';

interface Settling {
  rows: readonly Row[];
  /** All that is paid by instalments, and the markup within it. */
  amount: bigint;
  markup: bigint;
  /** Nothing is given before the goods are the customer's. */
  isSold: boolean;
  day: string;
}
/** What is paid on a day to settle a contract: its debt less the gift of the constant `ibra_percent`; null where it owes nothing or is late. */
export const settlementFor = async (sql: Sql, { isSold, ...settling }: Settling) =>
  settlementOf({ ...settling, ibraPercent: isSold ? await ibraPercent(sql) : 0 });

/** What is given with a payment of a day: the rebate when it is exactly what settles the contract, otherwise nothing. */
export async function rebateWith(
  sql: Sql,
  one: HeldApplication,
  { rows, paid, day }: Pick<Settling, 'rows' | 'day'> & { paid: bigint },
): Promise<bigint> {
  const asked = askedOf(one);
  if (asked === undefined || one.Installment_amount === null) return 0n;
  const amount = tiyinOf(one.Installment_amount);
  const settling = { rows, amount, markup: amount - (asked.price - asked.discount - asked.downPayment), day };
  // What does not settle it with all of the markup given settles it with no share of it: for most payments nobody has to know the share.
  const most = settlementOf({ ...settling, ibraPercent: 100 });
  if (most === null || paid < most.pay) return 0n;
  const settled = await settlementFor(sql, { ...settling, isSold: one.order_status === 'completed' });
  return settled?.pay === paid ? settled.rebate : 0n;
}
