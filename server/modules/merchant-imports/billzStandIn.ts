import type { Sql } from '../../db/database';
import type { Billz } from './billz';
import { SourceFault } from './sources';
import * as store from './goodsStore';

/** Tokens that begin so open nothing, so that the refusal can be shown. */
const refused = /^wrong/i;

/**
 * Answers in the place of Billz where an installation shows what the panel can do and names no address of it: a shop sells some
 * models of the catalogue, one of them at a reduced price, and has one thing that no catalogue knows.
 */
export function billzStandIn(db: Sql): Billz {
  const open = (token: string) => {
    if (refused.test(token)) throw new SourceFault('access_denied');
  };
  return {
    check: async (_place, token) => open(token),
    async goods({ shopId }, token) {
      open(token);
      const models = await store.findSomeModels(db, 12);
      const known = models.map(({ id, name }, at) => ({
        row: at + 2,
        cells: {
          sku: `BZ-${shopId.slice(0, 8)}-${id}`,
          name,
          model: String(id),
          price: String(1_290_000 + at * 350_000),
          ...(at === 0 && { old_price: '1490000' }),
          stock: String((at * 7) % 20),
        },
      }));
      const unknown = { sku: `BZ-${shopId.slice(0, 8)}-X`, name: 'Подарочная карта', model: 'Billz', price: '100000' };
      return [...known, { row: known.length + 2, cells: unknown }];
    },
  };
}
