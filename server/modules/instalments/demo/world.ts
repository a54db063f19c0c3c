/** What the demonstration's contracts are made upon: merchants, their goods, customers, and the time that there has been. */
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Sql } from '../../../db/database';
import { momentOf, timestampOf } from '../../../shared/clock';
import { readCustomers, type Customer } from './customers';
import { addFigureCustomers } from './figureCustomers';
import { addFigureShops } from './figureShops';
import { chanceOf } from './plans';
import { readShops, type Shop } from './shops';

interface Good {
  id: number;
  merchant_id: number;
  name: string;
  spic: string | null;
  model: string;
  category: string;
}

export interface World {
  /** Today. */
  day: string;
  /** An hour of a day as a moment; none of today lies ahead. */
  at: (day: string, hour: number) => string;
  shops: readonly Shop[];
  goodsOf: ReadonlyMap<number, readonly Good[]>;
  customers: readonly Customer[];
  named: ReadonlyMap<string, Customer>;
  /** By what plans call them. */
  namedShops: ReadonlyMap<string, Shop>;
  /** One of them by chance, the same every time. */
  pick: <One>(from: readonly One[]) => One;
}

/** Undefined where nobody sells. */
export async function readWorld(sql: Sql, now: string): Promise<World | undefined> {
  const day = now.slice(0, 10);
  const shops = await readShops(sql);
  if (shops.length === 0) return undefined;
  const named = await addFigureCustomers(sql, day);
  const customers = await readCustomers(sql);
  const goods = await sql.query<Good>(
    `select p.id, p.merchant_id, p.name, p.spic, m.name as model, k.name_ru as category from products p join models m on m.id = p.model_id
       join market_categories k on k.id = m.category_id order by p.id`,
  );
  const goodsOf = new Map<number, Good[]>();
  for (const good of goods) goodsOf.set(good.merchant_id, [...(goodsOf.get(good.merchant_id) ?? []), good]);
  const namedShops = await addFigureShops(sql, day, { shops, hasGoods: (id) => goodsOf.has(id) });
  const chance = chanceOf(4242);
  return {
    ...{ day, at: momentsUntil(now), shops, goodsOf, customers, named, namedShops },
    pick: (from) => from[Math.floor(chance() * from.length)]!, // none of the lists is empty
  };
}

/** An hour of a day as a moment. Those of today lie within the part of it that is over, in the order of their hours. */
const momentsUntil = (now: string) => (day: string, hour: number) => {
  const midnight = momentOf(`${day} 00:00:00`).getTime();
  const over = (momentOf(now).getTime() - midnight) / millisecondsInDay;
  const since = hour * millisecondsInHour + ((hour * 17) % 60) * millisecondsInMinute;
  return timestampOf(new Date(midnight + since * (now.startsWith(day) ? over : 1)));
};
