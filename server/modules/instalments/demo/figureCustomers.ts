/** Those who show the figures of the requirements: who they are, what they were scored for, their cards and addresses. */
import type { Sql } from '../../../db/database';
import type { Customer } from './customers';

/** By their last names, which say what each is about. None of them has a PINFL but the one who may be scored again. */
const names: readonly string[] = [
  ...['Основной', 'Копеечный', 'Предельный', 'Календарный', 'Трёхстрочный', 'Штучный', 'Просроченный', 'Опоздавший'],
  ...['Досрочный', 'Возвратный', 'Последний', 'Полный', 'Частичный', 'Округлённый', 'Зачётный', 'Балльный'],
];
/** Of whom the stand-in of the bureau says that he pays 2 500 000 a month. */
const pinfls: Readonly<Record<string, string>> = { Балльный: '31405907777752' };
const firstPhone = 998_900_000_101;

export async function addFigureCustomers(sql: Sql, day: string): Promise<Map<string, Customer>> {
  const people = names.map((name, at) => ({
    ...{ name, pinfl: pinfls[name] ?? null, phone: String(firstPhone + at), passport: `AD${1_000_101 + at}` },
  }));
  const rows = await sql.query<Customer>(
    `insert into customers (first_name, last_name, patronymic, birthday, gender, phone_number, passport_id, pinfl, employment_type, income,
       created_at, updated_at)
     select 'Шахзод', n.name, 'Олимович', '1990-05-14', 'male', n.phone, n.passport, n.pinfl, 'employed', 8000000, $1::date - 800, $1::date - 800
     from jsonb_to_recordset($2::jsonb) as n (name text, phone text, passport text, pinfl text) order by n.phone
     returning id, first_name, last_name, patronymic, birthday, phone_number, passport_id, employment_type, income, null as card_id,
       null as card_kind`,
    [day, JSON.stringify(people)],
  );
  await addScorings(sql, day);
  await addTellingCards(sql, day);
  await addRefundCards(sql, day);
  await addAddresses(sql, day);
  return new Map(rows.map((row) => [row.last_name, row]));
}

const named = (name: string) => `c.last_name = '${name}' and c.phone_number like '9989000001__'`;

/** Who lacks a part of his limit was scored for ten million; the other has the points of the requirements, and the limit that they give. */
async function addScorings(sql: Sql, day: string): Promise<void> {
  await sql.query(
    `with asked (name, amount) as (values ('Предельный', 10000000), ('Балльный', 15000000)), made as (
       insert into scorings (customer_id, provider, result, score, income, obligations, limit_amount, valid_until, created_at, finished_at)
       select c.id, 'katm', 'passed', 680, 8000000, 2500000, s.amount, $1::date + 10, $1::date - 20, $1::date - 20
       from asked s join customers c on c.last_name = s.name and c.phone_number like '9989000001__' order by c.id returning id, limit_amount)
     insert into purchase_limits (scoring_id, months, amount) select id, 12, limit_amount from made`,
    [day],
  );
  await sql.query(
    `insert into scoring_factors (scoring_id, position, code, value, points)
     select s.id, f.position, f.code, f.value, f.points from scorings s join customers c on c.id = s.customer_id and ${named('Балльный')}
       cross join (values (1, 'age', '36', 20), (2, 'employment', 'employed', 40), (3, 'burden', '37.71', 20), (4, 'bureau_delay', '0', 60),
         (5, 'closed_contracts', '1', 40), (6, 'overdue_here', '0', 0)) as f (position, code, value, points)`,
    [],
  );
}

/**
 * The cards whose end tells the gateway of the demonstration what becomes of a charge: 0002 is not known at first and then done, 0003 not
 * known and then failed, 0001 refused. They are of one customer, who pays nothing by himself.
 */
const addTellingCards = (sql: Sql, day: string) =>
  sql.query(
    `insert into payment_cards (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, bank, phone_number, is_main,
       status, created_at, updated_at)
     select c.id, 'tk_' || md5('telling card ' || e.ending), '860012******' || e.ending, 'uzcard', 12, extract(year from $1::date)::int + 3,
       'KOPEECHNIY SHAKHZOD', 'Kapitalbank', c.phone_number, e.ending = '0002', 'active', $1::date - 700, $1::date - 700
     from customers c cross join (values ('0002'), ('0003'), ('0001')) as e (ending)
     where c.last_name = 'Копеечный' and c.phone_number = '998900000102'`,
    [day],
  );

/** What is given back to those who may return what they bought goes to these. */
const addRefundCards = (sql: Sql, day: string) =>
  sql.query(
    `insert into payment_cards (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, bank, phone_number, is_main,
       status, created_at, updated_at)
     select c.id, 'tk_' || md5('refund card ' || n.ending), '860012******' || n.ending, 'uzcard', 12, extract(year from $1::date)::int + 3,
       n.holder, 'Kapitalbank', c.phone_number, true, 'active', $1::date - 700, $1::date - 700
     from (values ('Возвратный', '4242', 'VOZVRATNIY SHAKHZOD'), ('Штучный', '4343', 'SHTUCHNIY SHAKHZOD')) as n (name, ending, holder)
       join customers c on c.last_name = n.name and c.phone_number like '9989000001__'`,
    [day],
  );

/** Goods are brought to those who return them, and somebody goes to where they live. */
const addAddresses = (sql: Sql, day: string) =>
  sql.query(
    `insert into customer_addresses (customer_id, type, region_id, district_id, street, house, updated_at)
     select c.id, 'delivery', d.region_id, d.id, 'улица Мукими', '17', $1::date - 700 from customers c
       cross join (select id, region_id from address_districts order by id limit 1) d
     where c.last_name in ('Возвратный', 'Полный') and c.phone_number like '9989000001__'`,
    [day],
  );
