import type { ComponentType } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Permission } from '../session/generated/permissions';
import type { Holds } from '../session/can';
import { mayOpen } from './guard';
import { mayReadQueue, queues } from './queues';
import type { RouteId } from './table';

/** A chart of the monitoring panel; the area that has the figures has the chart, and the panel only places it. */
export interface ChartEntry {
  title: MessageDescriptor;
  /** All that its calls and its links ask for; without one of them the chart is absent. */
  permissions: readonly [Permission, ...Permission[]];
  /** Over the whole width. */
  wide?: true;
  chart: () => Promise<{ default: ComponentType }>;
}

const m = defineMessages({
  statuses: { id: 'routes.blocks.statuses', defaultMessage: 'Инвесторы по статусам' },
  months: { id: 'routes.blocks.months', defaultMessage: 'Новые инвесторы по месяцам' },
  balances: { id: 'routes.blocks.balances', defaultMessage: 'Вложения и балансы по месяцам' },
  cashDays: { id: 'routes.blocks.cashDays', defaultMessage: 'Поступления и вывод по дням' },
  investmentStatuses: { id: 'routes.blocks.investmentStatuses', defaultMessage: 'Инвестиции по статусам' },
  investmentMonths: { id: 'routes.blocks.investmentMonths', defaultMessage: 'Новые инвестиции по месяцам' },
  strategyBalances: { id: 'routes.blocks.strategyBalances', defaultMessage: 'Деньги в работе по стратегиям' },
  roundsDue: { id: 'routes.blocks.roundsDue', defaultMessage: 'Раунды: что сделать' },
  couponsDue: { id: 'routes.blocks.couponsDue', defaultMessage: 'Купоны: что платить' },
  merchantsToWatch: { id: 'routes.blocks.merchantsToWatch', defaultMessage: 'Мерчанты: на что смотреть' },
  salesByRegion: { id: 'routes.blocks.salesByRegion', defaultMessage: 'Продажи мерчантов по регионам, сум' },
  instalmentsToWatch: { id: 'routes.blocks.instalmentsToWatch', defaultMessage: 'Рассрочка: решения и просрочка' },
  orderSteps: { id: 'routes.blocks.orderSteps', defaultMessage: 'Заказы по шагам' },
  orderHours: { id: 'routes.blocks.orderHours', defaultMessage: 'Заказы по часам' },
  orderDecisions: { id: 'routes.blocks.orderDecisions', defaultMessage: 'Заказы: время до решения' },
  returnReasons: { id: 'routes.blocks.returnReasons', defaultMessage: 'Возвраты по причинам' },
  collected: { id: 'routes.blocks.collected', defaultMessage: 'Рассрочка: собрано по месяцам' },
  goodsToWatch: { id: 'routes.blocks.goodsToWatch', defaultMessage: 'Товары: что проверить' },
  chargesToday: { id: 'routes.blocks.chargesToday', defaultMessage: 'Списания с карт сегодня' },
  smsMoney: { id: 'routes.blocks.smsMoney', defaultMessage: 'СМС: на сколько дней хватит денег' },
  investmentSums: { id: 'routes.blocks.investmentSums', defaultMessage: 'Суммы новых инвестиций по месяцам' },
});

const table = {
  'investors.statuses': {
    title: m.statuses,
    permissions: ['investors.query'],
    chart: () => import('../areas/investors/blocks/InvestorsByStatus'),
  },
  'investors.months': {
    title: m.months,
    permissions: ['investors.query'],
    chart: () => import('../areas/investors/blocks/InvestorsByMonth'),
  },
  'investors.balances': {
    title: m.balances,
    permissions: ['investors.query'],
    wide: true,
    chart: () => import('../areas/investors/blocks/BalancesByMonth'),
  },
  'claims.cashDays': {
    title: m.cashDays,
    permissions: ['cash_out.query', 'cash_in.query'],
    wide: true,
    chart: () => import('../areas/claims/blocks/CashDays'),
  },
  'investments.statuses': {
    title: m.investmentStatuses,
    permissions: ['investments.query'],
    chart: () => import('../areas/investments/blocks/InvestmentsByStatus'),
  },
  'investments.months': {
    title: m.investmentMonths,
    permissions: ['investments.query'],
    chart: () => import('../areas/investments/blocks/InvestmentsByMonth'),
  },
  'investments.sums': {
    title: m.investmentSums,
    permissions: ['investments.query'],
    wide: true,
    chart: () => import('../areas/investments/blocks/SumsByMonth'),
  },
  'strategies.balances': {
    title: m.strategyBalances,
    permissions: ['strategies.query', 'investments.query'],
    chart: () => import('../areas/strategies/blocks/MoneyByStrategy'),
  },
  'tariffs.roundsDue': {
    title: m.roundsDue,
    permissions: ['rounds.query'],
    chart: () => import('../areas/tariffs/blocks/RoundsDue'),
  },
  'bonds.couponsDue': {
    title: m.couponsDue,
    permissions: ['bonds.query'],
    chart: () => import('../areas/bonds/blocks/CouponsDue'),
  },
  'instalments.toWatch': {
    title: m.instalmentsToWatch,
    permissions: ['installments.query'],
    chart: () => import('../areas/instalments/blocks/InstalmentsToWatch'),
  },
  'instalments.collected': {
    title: m.collected,
    permissions: ['installments.query'],
    wide: true,
    chart: () => import('../areas/instalments/blocks/CollectedByMonth'),
  },
  'orders.steps': {
    title: m.orderSteps,
    permissions: ['orders.query'],
    chart: () => import('../areas/orders/blocks/OrdersByStep'),
  },
  'orders.hours': {
    title: m.orderHours,
    permissions: ['orders.query'],
    wide: true,
    chart: () => import('../areas/orders/blocks/OrdersByHour'),
  },
  'orders.decisions': {
    title: m.orderDecisions,
    permissions: ['orders.query'],
    chart: () => import('../areas/orders/blocks/TimeToDecide'),
  },
  'refundClaims.reasons': {
    title: m.returnReasons,
    permissions: ['refund_claims.query'],
    chart: () => import('../areas/refund-claims/blocks/ReturnsByReason'),
  },
  'merchants.toWatch': {
    title: m.merchantsToWatch,
    permissions: ['merchants.query'],
    chart: () => import('../areas/merchants/blocks/MerchantsToWatch'),
  },
  'merchants.regions': {
    title: m.salesByRegion,
    permissions: ['merchants.query'],
    chart: () => import('../areas/merchants/blocks/SalesByRegion'),
  },
  'catalogue.toWatch': {
    title: m.goodsToWatch,
    permissions: ['catalog.query'],
    chart: () => import('../areas/catalogue/blocks/GoodsToWatch'),
  },
  'paymentSettings.charges': {
    title: m.chargesToday,
    permissions: ['cards.query'],
    chart: () => import('../areas/payment-settings/blocks/ChargesToday'),
  },
  'paymentSettings.smsMoney': {
    title: m.smsMoney,
    permissions: ['sms.query'],
    chart: () => import('../areas/payment-settings/blocks/SmsMoney'),
  },
} satisfies Record<string, ChartEntry>;

export type ChartId = keyof typeof table;

/** Every chart of the monitoring panel by its id, in the order in which they stand there. */
export const charts: Readonly<Record<ChartId, ChartEntry>> = table;

export interface Blocks {
  /** The lists whose queues wait for the person; */
  waiting: RouteId[];
  /** those whose queues the person may only look at; */
  queues: RouteId[];
  charts: ChartId[];
}

/** The monitoring panel of a person: only what may be seen, what waits for the person apart from the rest. */
export function blocksOf(holds: Holds): Blocks {
  if (!mayOpen('dashboard.index', holds)) return { waiting: [], queues: [], charts: [] };
  const seen = [...queues].filter(([id]) => mayReadQueue(id, holds));
  const idsWhere = (waits: boolean) => seen.filter(([, { actor }]) => holds(actor) === waits).map(([id]) => id);
  return {
    waiting: idsWhere(true),
    queues: idsWhere(false),
    charts: (Object.keys(charts) as ChartId[]).filter((id) =>
      charts[id].permissions.every((permission) => holds(permission)),
    ),
  };
}
