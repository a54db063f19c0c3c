/** What the demonstration bonds are, and what becomes of each. */
import type { BondValues } from './store';

export interface Plan {
  code: string;
  name: [ru: string, en: string | null, uz: string | null];
  issuer: [name: string, inn: string];
  isin?: string;
  nominal: string;
  quantity: number;
  rate: number;
  period: BondValues['coupon_period'];
  months: number;
  /** Issued so many months and days ago. */
  issued: [months: number, days: number];
  strategy?: number;
  description?: string;
  /** The units of each holder in turn. */
  sold?: readonly number[];
  /** So many rows are paid, each on its day. */
  paid?: number;
  /** What became of it afterwards; without it the bond stays what its rows make it. */
  then?: 'suspended' | 'removed' | 'amortising';
  isDraft?: true;
}

const divan: Plan['issuer'] = ['ООО «Divan Invest»', '306573219'];
const textile: Plan['issuer'] = ['АО «Navoiy Tekstil»', '201457839'];

/** By the day of issue: who has bought of one moves money until today, and buys nothing earlier. */
export const plans: readonly Plan[] = [
  {
    ...{ code: 'NT-18', name: ['Навоий Текстиль, серия 18', null, 'Navoiy Tekstil, 18-seriya'], issuer: textile },
    ...{ nominal: '200000.00', quantity: 80, rate: 20, period: 'year', months: 36, issued: [13, 5] },
    ...{ sold: [8, 5], paid: 1, then: 'suspended' },
  },
  {
    ...{ code: 'DV-06-END', name: ['Divan, короткий', 'Divan, short', 'Divan, qisqa muddatli'], issuer: divan },
    ...{ isin: 'UZ6011340AC7', nominal: '100000.00', quantity: 60, rate: 17, period: 'at_end', months: 6 },
    ...{ issued: [10, 8], sold: [20, 14, 6], paid: 1 },
  },
  {
    ...{ code: 'DV-12-KV', name: ['Divan, квартальный', 'Divan, quarterly', 'Divan, har chorakda'], issuer: divan },
    ...{
      isin: 'UZ6011340AA1',
      nominal: '100000.00',
      quantity: 500,
      rate: 22,
      period: 'quarter',
      months: 24,
      strategy: 3,
    },
    ...{ issued: [9, 3], sold: [60, 30, 12], paid: 2, description: 'Оборотный капитал под договоры рассрочки.' },
  },
  {
    ...{ code: 'DV-06-M', name: ['Divan, ежемесячный', 'Divan, monthly', 'Divan, har oyda'], issuer: divan },
    ...{ isin: 'UZ6011340AB9', nominal: '50000.00', quantity: 120, rate: 19.5, period: 'month', months: 12 },
    ...{ issued: [3, 0], sold: [70, 30, 20], paid: 2 },
  },
  {
    ...{
      code: 'DV-TEST',
      name: ['Divan, пробный выпуск', null, null],
      issuer: divan,
      nominal: '10000.00',
      quantity: 10,
    },
    ...{ rate: 15, period: 'month', months: 3, issued: [2, 0], then: 'removed', isDraft: true },
  },
  {
    ...{ code: 'NT-24', name: ['Навоий Текстиль, серия 24', null, null], issuer: textile, isin: 'UZ6022450BA7' },
    ...{ nominal: '1000000.00', quantity: 300, rate: 24.25, period: 'half_year', months: 24, issued: [0, 12] },
    ...{ description: 'Обновление ткацкого цеха, залог: оборудование.' },
  },
  {
    ...{ code: 'DV-24-KV', name: ['Divan, второй квартальный', 'Divan, second quarterly', null], issuer: divan },
    ...{
      nominal: '1000000.00',
      quantity: 500,
      rate: 22,
      period: 'quarter',
      months: 12,
      issued: [0, -20],
      isDraft: true,
    },
  },
  {
    ...{
      code: 'SMR-AM',
      name: ['Самарканд Агро, с погашением частями', null, null],
      issuer: ['ООО «Samarqand Agro»', '204881276'],
    },
    ...{ nominal: '250000.00', quantity: 200, rate: 18, period: 'month', months: 6, issued: [0, -31], isDraft: true },
    then: 'amortising',
  },
];
