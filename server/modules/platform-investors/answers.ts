import type { Reply } from '../../contract';
import type { Sql } from '../../db/connect';
import { notFound } from '../../problem';
import { sumHeld } from '../claims/store';
import { maskPhone } from '../investors/mask';
import { findInvestor } from './store';

/** An investor as the dialog about money sees him. */
export async function platformCard(sql: Sql, id: number): Promise<Reply<'getPlatformInvestor'>> {
  const investor = await findInvestor(sql, id);
  if (investor === undefined) throw notFound();
  const blocked = await sumHeld(sql, id);
  return { ...investor, phone_number: maskPhone(investor.phone_number), blocked_balance: blocked };
}
