import type { Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { notFound } from '../../shared/problem';
import { sumHeld } from '../general-claims/index';
import { maskPhone } from '../../shared/mask';
import { findInvestor } from './store';

/** An investor as the dialog about money sees him. */
export async function platformCard(sql: Sql, id: number): Promise<Reply<'getPlatformInvestor'>> {
  const investor = await findInvestor(sql, id);
  if (investor === undefined) throw notFound();
  const blocked = await sumHeld(sql, id);
  return { ...investor, phone_number: maskPhone(investor.phone_number), blocked_balance: blocked };
}
