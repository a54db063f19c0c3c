import type { Sql } from '../../db/database';
import { Rows } from '../../db/insertRows';
import { isEmpty } from '../../db/isEmpty';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';
import { maskPhone } from '../../shared/mask';
import { namesOfPlace, places } from '../catalogues/index';
import {
  chancesOf,
  findInvestors,
  offices,
  employments,
  peopleOf,
  phoneOf,
  reasons,
  size,
  span,
  two,
} from './seedPeople';
import { belongingsOf, findDistricts } from './seedBelongings';
import { entity } from './serialize';

/** Ids of their own, so that none is taken for one of the catalogues. */
const firstRegion = 101;
const firstDistrict = 1001;

/** Regions and districts as the delivery knows them, where there are none. */
export async function seedAddressPlaces(sql: Sql): Promise<void> {
  if (!(await isEmpty(sql, 'address_regions'))) return;
  const regions = new Rows(sql, 'address_regions', { int: 'id', text: 'name_ru name_en name_uz' });
  const districts = new Rows(sql, 'address_districts', { int: 'id region_id', text: 'name_ru name_en name_uz' });
  for (const [at, [ru, en, uz]] of places.entries())
    await regions.add({ id: firstRegion + at, name_ru: ru, name_en: en, name_uz: uz });
  await regions.flush();
  for (const [at, [, , , listed]] of places.entries())
    for (const place of listed.split(',')) {
      const { ru, en, uz } = namesOfPlace(place.trim());
      const id = firstDistrict + districts.count;
      await districts.add({ id, region_id: firstRegion + at, name_ru: ru, name_en: en, name_uz: uz });
    }
  await districts.flush();
}

/** 600 customers: 40 of them investors, six of them twice, some put out of use. What they owe comes with their contracts. */
export async function seedCustomers(sql: Sql, clock: Clock): Promise<void> {
  await seedAddressPlaces(sql);
  const people = peopleOf(await findInvestors(sql));
  const photos = await sql.query<{ key: string }>(
    `select file_key as key from investor_photos where kind = 'profile' group by file_key order by min(investor_id) limit 40`,
  );
  const [staff] = await sql.query<{ id: number }>(`select id from system_users where username = 'moderator'`);
  const rows = new Rows(sql, 'customers', {
    int: 'id investor_id',
    text: `status first_name last_name patronymic gender phone_number pinfl passport_id passport_issue_place birthplace citizenship photo_key employment_type`,
    date: 'birthday passport_issue_date',
    numeric: 'income',
    timestamp: 'created_at updated_at',
  });
  const belongings = belongingsOf(sql, await findDistricts(sql), clock);
  const journal = new Rows(sql, 'audit', {
    timestamp: 'happened_at',
    int: 'user_id',
    text: 'action entity entity_id field old_value new_value',
  });
  const entries: Parameters<typeof journal.add>[0][] = [];
  for (const [at, person] of people.entries()) {
    const id = at + 1;
    const chances = chancesOf(50_000 + id);
    const made = daysAgo(clock, 2 + Math.floor(((size - id) * span) / size));
    const left = at % 19 === 7 && person.investor_id === null ? daysAgo(clock, 1 + (at % 9)) : undefined;
    const employment = person.birthday < '1962-01-01' ? 'pensioner' : chances.pick(employments);
    const issued = `${chances.int(2013, 2024)}-${two(chances.int(1, 12))}-${two(chances.int(1, 28))}`;
    const hasPassport = person.passport_id !== null;
    const photo = person.photo_key ?? (at % 3 === 0 && photos.length > 0 ? photos[at % photos.length]!.key : null); // within the list
    await rows.add({
      ...person,
      ...{ id, photo_key: photo, status: left === undefined ? 'active' : 'inactive' },
      employment_type: employment,
      income: employment === 'unemployed' || employment === 'student' ? null : `${chances.int(24, 190) * 100_000}.00`,
      passport_issue_date: hasPassport ? issued : null,
      passport_issue_place: hasPassport ? chances.pick(offices) : null,
      birthplace: chances.chance(0.85) ? chances.pick(places)[0] : null,
      citizenship: chances.chance(0.97) ? 'Узбекистан' : 'Казахстан',
      created_at: timestampOf(made),
      updated_at: timestampOf(left ?? made),
    });
    const ofStatus = { entity, entity_id: String(id), field: 'status', old_value: null };
    entries.push({ ...ofStatus, happened_at: timestampOf(made), user_id: null, action: 'create', new_value: 'active' });
    const by = { ...ofStatus, user_id: staff?.id ?? null };
    if (at % 11 === 3) {
      const old = maskPhone(phoneOf(chances));
      const changed = { field: 'phone_number', old_value: old, new_value: maskPhone(person.phone_number) };
      entries.push({ ...by, ...changed, action: 'update', happened_at: timestampOf(daysAgo(clock, 1 + (at % 2))) });
    }
    if (left !== undefined) {
      const when = { ...by, happened_at: timestampOf(left), action: 'change_status' };
      entries.push({ ...when, old_value: 'active', new_value: 'inactive' });
      entries.push({ ...when, field: 'reason', new_value: chances.pick(reasons) });
    }
    belongings.plan(id, chances, timestampOf(made));
  }
  await rows.finish();
  await belongings.write();
  for (const entry of entries.sort((a, b) => String(a.happened_at).localeCompare(String(b.happened_at))))
    await journal.add(entry);
  await journal.flush();
}
