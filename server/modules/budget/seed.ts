import type { Sql } from '../../db/database';
import { daysAgo, timestampOf, type Clock } from '../../shared/clock';

type Planned = readonly [
  name: string,
  english: string,
  uzbek: string,
  kind: string,
  icon: string,
  color: string,
  parent: number,
  psp: string,
];

/** The parent by its place in this list, from one; categories of payments by their icons. */
const planned: readonly Planned[] = [
  ['Связь и интернет', 'Phone and internet', 'Aloqa va internet', 'expense', 'phone', '#1677ff', 0, ''],
  ['Телефон', 'Phone', 'Telefon', 'expense', 'phone', '#1677ff', 1, 'phone'],
  ['Интернет и ТВ', 'Internet and TV', 'Internet va TV', 'expense', 'internet', '#1677ff', 1, 'internet,tv'],
  ['Дом', 'Home', 'Uy', 'expense', 'home', '#389e0d', 0, ''],
  ['Коммунальные', 'Utilities', 'Kommunal', 'expense', 'home', '#389e0d', 4, 'home'],
  ['Ремонт', 'Repairs', 'Taʼmir', 'expense', 'shop', '#389e0d', 4, ''],
  ['Транспорт', 'Transport', 'Transport', 'expense', 'transport', '#722ed1', 0, ''],
  ['Проезд', 'Fares', 'Yoʻl haqi', 'expense', 'transport', '#722ed1', 7, 'transport'],
  ['Автомобиль', 'Car', 'Avtomobil', 'expense', 'car', '#722ed1', 7, 'car'],
  ['Покупки', 'Shopping', 'Xaridlar', 'expense', 'shop', '#d4380d', 0, 'shop'],
  ['Здоровье', 'Health', 'Salomatlik', 'expense', 'health', '#c41d7f', 0, 'health'],
  ['Образование', 'Education', 'Taʼlim', 'expense', 'education', '#1f4fa3', 0, 'education'],
  ['Развлечения', 'Leisure', 'Koʻngilochar', 'expense', 'game', '#bc8e5b', 0, ''],
  ['Игры', 'Games', 'Oʻyinlar', 'expense', 'game', '#bc8e5b', 13, 'game'],
  ['Путешествия', 'Travel', 'Sayohat', 'expense', 'travel', '#bc8e5b', 13, 'travel'],
  ['Кредиты', 'Loans', 'Kreditlar', 'expense', 'bank', '#595959', 0, 'bank'],
  ['Государство', 'State', 'Davlat', 'expense', 'state', '#595959', 0, 'state'],
  ['Помощь другим', 'Charity', 'Xayriya', 'expense', 'gift', '#01a58f', 0, 'gift'],
  ['Зарплата', 'Salary', 'Ish haqi', 'income', 'bank', '#007a6c', 0, ''],
  ['Дивиденды', 'Dividends', 'Dividendlar', 'income', 'bank', '#007a6c', 0, ''],
  ['Переводы', 'Transfers', 'Oʻtkazmalar', 'income', 'gift', '#007a6c', 0, ''],
  ['Кэшбэк', 'Cashback', 'Keshbek', 'income', 'shop', '#007a6c', 0, ''],
];

/** Which one it is among those of its parent, from one. */
const placeIn = (parent: number, place: number): number =>
  planned.slice(0, place + 1).filter(([, , , , , , above]) => above === parent).length;

/** Twenty-two categories in two levels; each category of payments counts in one of them. */
export async function seedBudget(sql: Sql, clock: Clock): Promise<void> {
  const at = timestampOf(daysAgo(clock, 180));
  const ids: number[] = [];
  for (const [place, [ru, en, uz, kind, icon, color, parent, psp]] of planned.entries()) {
    const [made] = await sql.query<{ id: number }>(
      `insert into budget_categories (parent_id, kind, name_ru, name_en, name_uz, icon, color, sequence_number, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [parent === 0 ? null : (ids[parent - 1] ?? null), kind, ru, en, uz, icon, color, placeIn(parent, place), at],
    );
    const { id } = made!; // an insert answers its row
    ids.push(id);
    await sql.query(
      `insert into budget_links (psp_category_id, budget_category_id) select id, $2 from psp_categories where icon = any ($1::text[])`,
      [psp.split(','), id],
    );
  }
}
