import type { Sql } from '../../db/database';
import { opened } from './life';
import { dayOf, hour, momentOf, monthAfter } from './moments';
import { seedRounds, type Term } from './rounds';
import { Rows } from '../../db/insertRows';

const titles: [months: number, risk: string, percent: number, ru: string, en: string | null, uz: string | null][] = [
  [3, 'low', 18, 'Мудараба 3', 'Mudaraba 3', 'Muzoraba 3'],
  [6, 'low', 20, 'Мудараба 6', 'Mudaraba 6', 'Muzoraba 6'],
  [12, 'medium', 24, 'Мудараба 12', 'Mudaraba 12', 'Muzoraba 12'],
  [24, 'medium', 26, 'Торговое партнёрство', 'Trade partnership', 'Savdo sherikligi'],
  [36, 'high', 28, 'Недвижимость', 'Real estate', 'Koʻchmas mulk'],
  [36, 'high', 27, 'Корпоративный рост', null, null],
];
const tariffNames: [code: string, ru: string, en: string, uz: string, payout: string][] = [
  ['base', 'Базовый', 'Basic', 'Asosiy', 'month'],
  ['plus', 'Плюс', 'Plus', 'Plyus', 'quarter'],
  ['end', 'В конце срока', 'At the end', 'Muddat oxirida', 'at_end'],
];

export async function seedTerms(sql: Sql, seedDay: number): Promise<Term[]> {
  const strategies = new Rows(sql, 'strategies', {
    int: 'id month_count',
    text: 'title_ru title_en title_uz risk_type',
    numeric: 'min_investment_amount max_investment_amount',
    boolean: 'is_corporate',
    timestamp: 'created_at updated_at',
  });
  const tariffs = new Rows(sql, 'tariffs', {
    int: 'id strategy_id month_count',
    text: 'code name_ru name_en name_uz subject payout_period',
    numeric: 'min_amount max_amount percent',
    boolean: 'early_exit_allowed',
    date: 'valid_from',
    timestamp: 'created_at updated_at',
  });
  const terms: Term[] = [];
  const first = monthAfter(seedDay - opened, 0);
  const at = momentOf(first + 9 * hour);
  for (const [months, risk, percent, ru, en, uz] of titles) {
    const isCorporate = en === null;
    const strategyId = await strategies.add({
      id: strategies.count + 1,
      title_ru: ru,
      title_en: en,
      title_uz: uz,
      month_count: months,
      risk_type: risk,
      min_investment_amount: '1000000.00',
      max_investment_amount: '50000000000.00',
      is_corporate: isCorporate,
      created_at: at,
      updated_at: at,
    });
    for (const [code, nameRu, nameEn, nameUz, payout] of tariffNames) {
      const subject = isCorporate ? 'business' : 'all';
      const tariffId = await tariffs.add({
        id: tariffs.count + 1,
        code: `${code}-${strategyId}`,
        strategy_id: strategyId,
        name_ru: nameRu,
        name_en: nameEn,
        name_uz: nameUz,
        subject,
        month_count: months,
        min_amount: '1000000.00',
        max_amount: '50000000000.00',
        percent: String(percent),
        payout_period: payout,
        // One tariff keeps money to its end; what the others ask is the scale of all.
        early_exit_allowed: payout !== 'at_end' || !isCorporate,
        valid_from: dayOf(first),
        created_at: at,
        updated_at: at,
      });
      terms.push({ strategyId, tariffId, subject, months, percent, rounds: [] });
    }
  }
  await strategies.finish();
  await tariffs.finish();
  await seedRounds(sql, terms, seedDay);
  return terms;
}
