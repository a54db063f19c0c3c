/** The migrations of goods on data of the step before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { broughtFrom } from '../support/olderData';

/** Of a merchant and a model that nobody looks at. */
const before = `
  set session_replication_role = replica;
  insert into products (id, model_id, merchant_id, name, price, sku, package_code, price_changed_at, created_at, updated_at)
  select id, 1, 1, 'Смартфон', 100, 'A-' || id, code, '2026-01-01', '2026-01-01', '2026-01-01'
  from (values (1, '1496212'), (2, null), (3, '149 62-12'), (4, 'шт'), (5, repeat('1', 21)), (6, e'\\u00a0149')) as known (id, code);
  set session_replication_role = origin;`;

test('0122 and 0124: a code of a package has digits alone, so that its product can be changed again', async () => {
  await broughtFrom('0122', before, async (now) => {
    assert.deepEqual(
      (await now.query<{ package_code: string | null; version: number }>('select * from products order by id')).map(
        ({ package_code: code, version }) => [code, version],
      ),
      [
        ['1496212', 1],
        [null, 1],
        ['1496212', 2],
        [null, 2],
        [null, 2],
        ['149', 2],
      ],
    );
    await assert.rejects(now.query(`update products set package_code = 'шт' where id = 1`), /products_package_code/);
  });
});
