import { defineMessages } from 'react-intl';
import { blocks } from './block';

const m = defineMessages({
  verification: { id: 'routes.blocks.verification', defaultMessage: 'Очередь проверки' },
  newcomers: { id: 'routes.blocks.newcomers', defaultMessage: 'Новые инвесторы' },
  statuses: { id: 'routes.blocks.statuses', defaultMessage: 'Инвесторы по статусам' },
  months: { id: 'routes.blocks.months', defaultMessage: 'Новые инвесторы по месяцам' },
  balances: { id: 'routes.blocks.balances', defaultMessage: 'Вложения и балансы по месяцам' },
});

const queue = {
  kind: 'queue',
  permissions: ['investors.query', 'investor_verification.query'],
  actor: 'investor_verification.enable',
  tiles: 2,
} as const;

export const investorBlocks = blocks({
  'investors.verification': {
    ...queue,
    title: m.verification,
    block: () => import('../../areas/investors/blocks/VerificationQueue'),
  },
  'investors.newcomers': {
    ...queue,
    title: m.newcomers,
    block: () => import('../../areas/investors/blocks/NewcomerQueue'),
  },
  'investors.statuses': {
    kind: 'chart',
    title: m.statuses,
    permissions: ['investors.query'],
    block: () => import('../../areas/investors/blocks/InvestorsByStatus'),
  },
  'investors.months': {
    kind: 'chart',
    title: m.months,
    permissions: ['investors.query'],
    block: () => import('../../areas/investors/blocks/InvestorsByMonth'),
  },
  'investors.balances': {
    kind: 'chart',
    title: m.balances,
    permissions: ['investors.query'],
    wide: true,
    block: () => import('../../areas/investors/blocks/BalancesByMonth'),
  },
});
