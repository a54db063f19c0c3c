/** The migration of deliveries on data of the step before: every order has one, from its branch to where its customer lives. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { broughtFrom } from '../support/olderData';

const before = `
  insert into address_regions (id, name_ru, name_en, name_uz) values (901, 'Город', 'City', 'Shahar');
  insert into address_districts (id, region_id, name_ru, name_en, name_uz) values (9011, 901, 'Север', 'North', 'Shimol');
  insert into customers (id, first_name, last_name, phone_number, created_at, updated_at)
    values (1, 'Умида', 'Саидова', '998901112277', '2025-01-05', '2025-02-01'), (2, 'Олим', 'Юсупов', '998901112278', '2025-01-05', '2025-02-01');
  insert into customer_addresses (customer_id, type, region_id, district_id, street, house, updated_at) values
    (1, 'registration', 901, 9011, 'Старая', '1', '2025-01-05'), (1, 'residence', 901, 9011, 'Новая', '2', '2025-01-05');
  insert into applications (id, customer_id, source, status, status_since, first_name, last_name, phone_number, created_at, updated_at)
    select i + 19, i, 'web', 'agreement_accepted', '2026-01-01', 'а', 'б', '998901112233', '2026-01-01', '2026-01-01' from generate_series(1, 2) i;
  insert into orders (id, application_id, status, status_since, is_marketplace, created_at, updated_at) values
    (5, 20, 'waiting_for_moderator', '2026-01-03', true, '2026-01-02', '2026-01-03'),
    (6, 21, 'waiting_for_moderator', '2026-01-03', false, '2026-01-02', '2026-01-03');`;

test('0079: each order has a delivery without a courier, and the receiver lives where his nearest address says', async () => {
  await broughtFrom('0079', before, async (now) => {
    assert.deepEqual(
      await now.query(
        `select d.order_id, d.status, d.is_pickup, a.name, a.street, a.house, a.enabled
         from deliveries d join delivery_addresses a on a.delivery_id = d.id and a.type = 'receiver' order by d.order_id`,
      ),
      [
        {
          ...{ order_id: 5, status: 'new', is_pickup: true, name: 'Саидова Умида' },
          ...{ street: 'Новая', house: '2', enabled: null },
        },
        {
          ...{ order_id: 6, status: 'new', is_pickup: true, name: 'Юсупов Олим' },
          ...{ street: null, house: null, enabled: null },
        },
      ],
    );
    // Once for an order; what is fetched has no courier, and goods on their way have one.
    await now.script(`select delivery_begin(5, '2026-01-04', true)`);
    const [{ count } = { count: 0 }] = await now.query<{ count: number }>(
      'select count(*)::int as count from deliveries where order_id = 5',
    );
    assert.equal(count, 1);
    await assert.rejects(now.script(`update deliveries set status = 'cancelled' where order_id = 5`), {
      code: '23514',
    });
    await assert.rejects(
      now.script(`update deliveries set is_pickup = false, status = 'picked_up' where order_id = 5`),
      { code: '23514' },
    );
  });
});
