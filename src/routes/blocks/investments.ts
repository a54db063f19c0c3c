import { defineMessages } from 'react-intl';
import { blocks } from './block';

const m = defineMessages({
  statuses: { id: 'routes.blocks.investmentStatuses', defaultMessage: 'Инвестиции по статусам' },
  months: { id: 'routes.blocks.investmentMonths', defaultMessage: 'Новые инвестиции по месяцам' },
  sums: { id: 'routes.blocks.investmentSums', defaultMessage: 'Суммы новых инвестиций по месяцам' },
});

const chart = { kind: 'chart', permissions: ['investments.query'] } as const;

export const investmentBlocks = blocks({
  'investments.statuses': {
    ...chart,
    title: m.statuses,
    block: () => import('../../areas/investments/blocks/InvestmentsByStatus'),
  },
  'investments.months': {
    ...chart,
    title: m.months,
    block: () => import('../../areas/investments/blocks/InvestmentsByMonth'),
  },
  'investments.sums': {
    ...chart,
    title: m.sums,
    wide: true,
    block: () => import('../../areas/investments/blocks/SumsByMonth'),
  },
});
