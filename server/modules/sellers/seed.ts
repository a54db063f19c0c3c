import { hashPassword } from '../../auth/passwords';
import { temporaryPassword } from '../../auth/temporaryPassword';
import type { Sql } from '../../db/database';
import { seedTrail } from '../../db/seedTrail';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';
import type { AccountStatus } from './rules';
import { addAccount, addPosAgent, changePosAgent } from './store';

const firstNames: readonly [cyrillic: string, latin: string][] = [
  ['Азиз', 'aziz'],
  ['Дилноза', 'dilnoza'],
  ['Бекзод', 'bekzod'],
  ['Мадина', 'madina'],
  ['Жасур', 'jasur'],
  ['Нилуфар', 'nilufar'],
  ['Отабек', 'otabek'],
  ['Севара', 'sevara'],
  ['Улугбек', 'ulugbek'],
  ['Зулфия', 'zulfiya'],
  ['Шерзод', 'sherzod'],
];
const lastNames = ['Каримов', 'Юсупов', 'Рахимов', 'Умаров', 'Саидов', 'Назаров', 'Турсунов', 'Ахмедов', 'Мирзаев'];
const organisations: readonly [name: string, city: string][] = [
  ['ООО «Hamkor Savdo»', 'Ташкент'],
  ['ООО «Vodiy Agent»', 'Фергана'],
  ['ООО «Samarqand Broker»', 'Самарканд'],
  ['ИП Ташматов', 'Андижан'],
  ['ООО «Buxoro Partner»', 'Бухара'],
  ['ООО «Nukus Trade»', 'Нукус'],
  ['ООО «Surxon Agent»', 'Термез'],
  ['ИП Абдуллаева', 'Наманган'],
  ['ООО «Xorazm Hamkor»', 'Ургенч'],
  ['ООО «Qarshi Nasiya»', 'Карши'],
  ['ООО «Jizzax Plus»', 'Джизак'],
  ['ООО «Navoiy Servis»', 'Навои'],
];
const banks: readonly [name: string, mfo: string, swift: string][] = [
  ['АКБ «Капиталбанк»', '01088', 'KACHUZ22'],
  ['АО «Ипотека-банк»', '00444', 'UZHOUZ22'],
  ['АКБ «Хамкорбанк»', '00083', 'KHKKUZ22'],
];
const statuses: readonly AccountStatus[] = ['active', 'active', 'blocked', 'new', 'closed'];
const counts = { sellers: 120, agents: 12 };

/** Sellers at whatever branches there are, and agents with their accounts; nobody where there are no branches. */
export async function seedSellers(sql: Sql, clock: Clock): Promise<void> {
  const branches = (await sql.query<{ id: number }>('select id from merchant_branches order by id')).map(
    ({ id }) => id,
  );
  if (branches.length === 0) return;
  // Nobody signs in as one of them: a password that nobody knows.
  const digest = await hashPassword(temporaryPassword());
  for (let at = 0; at < counts.sellers; at += 1) {
    const [first, latin] = firstNames[at % firstNames.length]!; // the remainder is one of them
    const isWoman = first.endsWith('а') || first === 'Нилуфар' || first.endsWith('я');
    const fields = {
      name: `${first} ${lastNames[at % lastNames.length]}${isWoman ? 'а' : ''}`,
      phone: `9989${at % 2 === 0 ? '0' : '3'}${String(1_200_300 + at * 811)}`,
      branch_id: branches[(at * 7) % branches.length]!, // the remainder is one of them
      username: `${latin}.${at + 1}`,
      role: at % 4 === 0 ? ('manager' as const) : ('cashier' as const),
    };
    const made = timestampOf(daysAgo(clock, 400 - at * 3));
    const id = await addPosAgent(sql, { kind: 'seller', fields, digest, at: made });
    if (at % 15 === 6) await changePosAgent(sql, id, { fields: {}, status: 'blocked', at: made });
  }
  // Most of them have signed in and chosen a password of their own.
  await sql.query(`update pos_agents set must_change_password = false where kind = 'seller' and id % 5 <> 0`);
  for (let at = 0; at < counts.agents; at += 1) await seedAgent(sql, clock, at, branches);
  await seedTrail(sql, { entity: 'seller', table: `(select * from pos_agents where kind = 'seller')`, by: 'kam' }, [
    `r.created_at, u.id, 'create', 'name', null, r.name`,
    `r.updated_at, u.id, 'change_status', 'status', 'active', case when r.status = 'blocked' then 'blocked' end`,
  ]);
  await seedTrail(sql, { entity: 'agent', table: `(select * from pos_agents where kind = 'agent')`, by: 'kam' }, [
    `r.created_at, u.id, 'create', 'name', null, r.name`,
  ]);
}

async function seedAgent(sql: Sql, clock: Clock, at: number, branches: readonly number[]): Promise<void> {
  const [name, city] = organisations[at]!; // one for each
  const [bank, mfo, swift] = banks[at % banks.length]!; // the remainder is one of them
  const number = (place: number) => `20208000${String(700_000_000_000 + at * 1_000 + place)}`;
  const made = timestampOf(daysAgo(clock, 300 - at * 11));
  const fields = {
    ...{ name, city, mfo, swift, country: 'Узбекистан', bank_name: bank, account_number: number(0) },
    phone: `99871200${String(3_010 + at * 17)}`,
    address: `улица Навои, ${at + 5}`,
    legal_address: `${city}, улица Навои, ${at + 5}`,
    email: `office${at + 1}@example.uz`,
    inn: String(305_117_200 + at * 13),
    position: 'Директор',
    branch_ids: branches.filter((_, place) => place % counts.agents === at),
  };
  const id = await addPosAgent(sql, { kind: 'agent', fields, at: made });
  for (let place = 0; place <= at % 3; place += 1) {
    const account = { number: number(place + 1), bank_name: bank, mfo, currency: place === 2 ? 'USD' : 'UZS' } as const;
    const accountId = await addAccount(sql, id, account, made);
    const status = statuses[(at + place) % statuses.length];
    const balance = status === 'closed' || status === 'new' ? '0.00' : `${(at + 1) * 1_250_000}.${10 + place}`;
    await sql.query('update agent_accounts set status = $2, balance = $3 where id = $1', [accountId, status, balance]);
  }
}
