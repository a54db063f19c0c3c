import type { Sql } from '../../db/database';
import { Rows } from '../../db/insertRows';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';
import { chancesOf, makePerson, streets, workStreets, type Chances } from './seedPeople';

interface District {
  id: number;
  region_id: number;
}
export const findDistricts = (sql: Sql) =>
  sql.query<District>('select id, region_id from address_districts order by id');

/** The addresses and contacts of customers, gathered until these are written. */
export function belongingsOf(sql: Sql, districts: readonly District[], clock: Clock) {
  const addresses = new Rows(sql, 'customer_addresses', {
    int: 'customer_id region_id district_id',
    text: 'type street house apartment cadastre',
    boolean: 'matches_registration',
    timestamp: 'updated_at',
  });
  const contacts = new Rows(sql, 'customer_contacts', {
    int: 'id customer_id relation_id',
    text: 'full_name phone_number',
    timestamp: 'created_at',
  });
  const planned: Parameters<typeof addresses.add>[0][] = [];
  const asked: Omit<Parameters<typeof contacts.add>[0], 'id'>[] = [];
  const placeOf = (chances: Chances, ways: readonly string[]) => {
    // Every second lives in the capital, whose districts come first.
    const { id, region_id } = chances.chance(0.45) ? districts[chances.int(0, 11)]! : chances.pick(districts); // twelve of them
    const flat = chances.chance(0.6) ? String(chances.int(1, 96)) : null;
    const house = `${chances.int(1, 140)}${chances.chance(0.15) ? 'А' : ''}`;
    return { region_id, district_id: id, street: chances.pick(ways), house, apartment: flat };
  };
  return {
    plan(customerId: number, chances: Chances, at: string) {
      const common = { customer_id: customerId, cadastre: null, updated_at: at };
      const add = (type: string, place: ReturnType<typeof placeOf>, matches = false) =>
        planned.push({ ...common, ...place, type, matches_registration: matches });
      const registration = chances.chance(0.95) ? placeOf(chances, streets) : undefined;
      if (registration !== undefined) add('registration', registration);
      if (chances.chance(0.65)) {
        const matches = registration !== undefined && chances.chance(0.55);
        add('residence', matches ? registration : placeOf(chances, streets), matches);
      }
      if (chances.chance(0.4)) add('delivery', placeOf(chances, streets));
      if (chances.chance(0.5)) add('work', placeOf(chances, workStreets));
      const count = customerId % 7 === 0 ? 0 : chances.int(1, 3);
      for (let place = 0; place < count; place++) {
        const { first_name, last_name, phone_number } = makePerson(chancesOf(200_000 + customerId * 5 + place));
        const contact = { full_name: `${last_name} ${first_name}`, phone_number, relation_id: chances.int(1, 9) };
        asked.push({ ...contact, customer_id: customerId, created_at: timestampOf(daysAgo(clock, 1)) });
      }
    },
    async write() {
      for (const row of planned) await addresses.add(row);
      await addresses.flush();
      for (const row of asked) await contacts.add({ ...row, id: contacts.count + 1 });
      await contacts.finish();
    },
  };
}
