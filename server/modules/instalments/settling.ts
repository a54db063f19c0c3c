/** What settles a contract early, and the gift of markup that goes with it. */
import type { Sql } from '../../db/database';
import { tiyinOf } from '../../shared/money';
import { ibraPercent } from '../constants/index';
import { settlementOf } from './rules/schedule';
import * as store from './store';

/**
 * What is paid on a day to settle a contract: its debt less the gift of the constant `ibra_percent`. Nothing is given before the goods
 * are the customer's; null where it has no terms, owes nothing or is late.
 */
export async function settlementFor(sql: Sql, contract: store.ContractRow, day: string) {
  if (contract.installment_amount === null || contract.financed === null) return null;
  const amount = tiyinOf(contract.installment_amount);
  const rows = (await store.listRows(sql, contract.id)).map(store.inTiyin);
  const percent = contract.order_status === 'completed' ? await ibraPercent(sql) : 0;
  return settlementOf({ rows, amount, markup: amount - tiyinOf(contract.financed), ibraPercent: percent, day });
}

/** What is given with a payment of a day: the rebate when it is exactly what settles the contract, otherwise nothing. */
export async function rebateWith(sql: Sql, id: number, amount: string, day: string): Promise<bigint> {
  const contract = await store.findContract(sql, id);
  const settled = contract && (await settlementFor(sql, contract, day));
  return settled && settled.pay === tiyinOf(amount) ? settled.rebate : 0n;
}
