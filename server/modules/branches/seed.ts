import type { Sql } from '../../db/database';
import { seedTrail } from '../../db/seedTrail';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';
import type { WeekHours } from '../../shared/weekHours';
import { addBranch, switchBranch } from './store';

/** The main town of each region, in the order of the catalogue. */
const towns: readonly [name: string, lat: number, lon: number][] = [
  ['Ташкент', 41.3111, 69.2797],
  ['Нукус', 42.4611, 59.6166],
  ['Андижан', 40.7821, 72.3442],
  ['Бухара', 39.7747, 64.4286],
  ['Джизак', 40.1158, 67.8422],
  ['Карши', 38.8606, 65.7891],
  ['Навои', 40.0844, 65.3792],
  ['Наманган', 40.9983, 71.6726],
  ['Самарканд', 39.627, 66.975],
  ['Термез', 37.2242, 67.2783],
  ['Гулистан', 40.4897, 68.7842],
  ['Чирчик', 41.4689, 69.5822],
  ['Фергана', 40.3842, 71.7843],
  ['Ургенч', 41.5503, 60.6333],
];
const places = ['центр', 'рынок', 'вокзал', 'торговый центр', 'новый город', 'проспект', 'базар'];
const streets = ['Амира Темура', 'Навои', 'Бобура', 'Мустакиллик', 'Шота Руставели', 'Бунёдкор', 'Махтумкули'];

const from = (begin: string, end: string) => ({ from: begin, to: end });
const schedules: readonly WeekHours[] = [
  weekOf(from('09:00', '18:00'), from('10:00', '16:00'), null),
  weekOf(from('10:00', '22:00'), from('10:00', '22:00'), from('10:00', '22:00')),
  weekOf(from('08:00', '20:00'), from('08:00', '20:00'), from('09:00', '15:00')),
];
function weekOf(day: { from: string; to: string }, sat: WeekHours['sat'], sun: WeekHours['sun']): WeekHours {
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat, sun };
}

const count = 90;
/** Which of them are blocked, by the number of the reason. */
const blocked: Readonly<Record<number, number>> = { 17: 3, 44: 2, 71: 5 };

/** Ninety branches in all regions, of whatever merchants there are; nearly a third in the capital. */
export async function seedBranches(sql: Sql, clock: Clock): Promise<void> {
  const merchants = await sql.query<{ id: number }>('select id from merchants order by id');
  if (merchants.length === 0) return;
  const districts = await sql.query<{ region_id: number; ids: number[] }>(
    'select region_id, array_agg(id order by id) as ids from districts group by region_id',
  );
  const [kam] = await sql.query<{ id: number }>(`select id from system_users where username = 'kam'`);
  for (let at = 0; at < count; at += 1) {
    const isCapital = at % 3 === 2;
    const region = isCapital ? 1 : (at % towns.length) + 1;
    const [town, lat, lon] = towns[region - 1]!; // one for each region
    const own = districts.find((one) => one.region_id === region)?.ids ?? [];
    const place = places[at % places.length]!; // the remainder is one of them
    const made = timestampOf(daysAgo(clock, 700 - at * 7));
    const merchantId = merchants[at % merchants.length]!.id; // the remainder is one of them
    const id = await addBranch(
      sql,
      merchantId,
      {
        name: `${town}, ${place}`,
        phone: `998712${String(110_000 + at * 37)}`,
        region_id: region,
        district_id: own[at % Math.max(1, own.length)] ?? null,
        address: `улица ${streets[at % streets.length]}, ${3 + ((at * 7) % 90)}`,
        // Two in nine are not on the map yet.
        lat: at % 9 === 4 ? null : rounded(lat + (((at * 29) % 21) - 10) / 250),
        lon: at % 9 === 4 ? null : rounded(lon + (((at * 17) % 23) - 11) / 220),
        work_schedule: schedules[at % schedules.length],
      },
      made,
    );
    const reasonId = blocked[at];
    if (reasonId === undefined || kam === undefined) continue;
    const why = { reasonId, comment: 'До выяснения', userId: kam.id, at: timestampOf(daysAgo(clock, 12)) };
    await switchBranch(sql, { id, merchantId, action: 'block', ...why });
  }
  await seedTrail(sql, { entity: 'branch', table: 'merchant_branches', by: 'kam' }, [
    `r.created_at, u.id, 'create', 'name', null, r.name`,
    `r.updated_at, u.id, 'block', 'is_blocked', 'false', case when r.is_blocked then 'true' end`,
  ]);
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
