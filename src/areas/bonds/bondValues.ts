import type { BondDetail, BondTerms, CouponPeriod } from '../../api/system-user/bonds';

/** What the form of a bond holds; numbers are null while their fields are empty. */
export interface BondValues {
  code: string;
  name_ru: string;
  name_en: string;
  name_uz: string;
  issuer: string;
  issuer_inn: string;
  isin: string;
  nominal: string;
  quantity: number | null;
  rate_percent: number | null;
  coupon_period: string;
  month_count: number | null;
  issue_date: string;
  strategy_id: string;
  description: string;
  file_ids: string[];
  [name: string]: unknown;
}

/** A form that nobody has filled in; most bonds pay each quarter of a year. */
export const emptyBond: BondValues = {
  ...{ code: '', name_ru: '', name_en: '', name_uz: '', issuer: '', issuer_inn: '', isin: '' },
  ...{ nominal: '', quantity: null, rate_percent: null, coupon_period: 'quarter', month_count: 12, issue_date: '' },
  ...{ strategy_id: '', description: '', file_ids: [] },
};

export const valuesOf = (bond: BondDetail): BondValues => ({
  ...{ code: bond.code, name_ru: bond.name_ru, name_en: bond.name_en ?? '', name_uz: bond.name_uz ?? '' },
  ...{ issuer: bond.issuer, issuer_inn: bond.issuer_inn, isin: bond.isin ?? '', nominal: bond.nominal },
  ...{ quantity: bond.quantity, rate_percent: bond.rate_percent, coupon_period: bond.coupon_period },
  ...{ month_count: bond.month_count, issue_date: bond.issue_date },
  ...{ strategy_id: bond.strategy === null ? '' : String(bond.strategy.id), description: bond.description ?? '' },
  file_ids: bond.files.map(({ file_id }) => file_id),
});

/** The terms as they are sent; nothing while a number is missing. */
export function termsOf(values: BondValues): BondTerms | undefined {
  const { quantity, rate_percent, month_count, coupon_period, strategy_id, ...texts } = values;
  if (quantity === null || rate_percent === null || month_count === null) return undefined;
  const { code, name_ru, name_en, name_uz, issuer, issuer_inn, isin, nominal, issue_date, description, file_ids } =
    texts;
  return {
    ...{ code, name_ru, name_en: name_en || null, name_uz: name_uz || null, issuer, issuer_inn, isin: isin || null },
    ...{ nominal, quantity, rate_percent, month_count, issue_date, description: description || null, file_ids },
    // The field offers no other.
    coupon_period: coupon_period as CouponPeriod,
    strategy_id: strategy_id === '' ? null : Number(strategy_id),
  };
}
