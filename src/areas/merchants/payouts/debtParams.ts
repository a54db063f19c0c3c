import { oneOf, order, period, searchText } from '../../../kit/url/listParams';
import { moveKind } from '../billing/billingTerms';
import { m } from './messages';
import { monthParam } from './months';
import { debtKind } from './payoutTerms';

export const views = [
  { value: 'months', label: m.months },
  { value: 'moves', label: m.allMoves },
] as const;
/** What both understand. */
export const keeps = ['search'] as const;

const shared = { list: oneOf(['months', 'moves'], 'months'), search: searchText() };

export const debtParams = {
  ...shared,
  month: monthParam,
  debt: debtKind.oneParam(),
  order_by: order(['debt', 'sales', 'to_pay', 'merchant'], '-debt'),
};

export const moveParams = {
  ...shared,
  kind: moveKind.param(),
  ...period,
  order_by: order(['date', 'amount'], '-date'),
};

/** What the address of either view may say. */
export const parameters = {
  ...moveParams,
  ...debtParams,
  order_by: order(['debt', 'sales', 'to_pay', 'merchant', 'date', 'amount'], '-debt'),
};
