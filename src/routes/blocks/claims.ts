import { defineMessages } from 'react-intl';
import { blocks } from './block';

const m = defineMessages({
  cashIn: { id: 'routes.blocks.cashIn', defaultMessage: 'Поступления ждут зачисления' },
  cashOut: { id: 'routes.blocks.cashOut', defaultMessage: 'Заявки на вывод ждут решения' },
  cashDays: { id: 'routes.blocks.cashDays', defaultMessage: 'Поступления и вывод по дням' },
});

export const claimBlocks = blocks({
  'claims.cashIn': {
    kind: 'queue',
    title: m.cashIn,
    permissions: ['cash_in.query'],
    actor: 'cash_in.enable',
    tiles: 1,
    block: () => import('../../areas/claims/blocks/CashInQueue'),
  },
  'claims.cashOut': {
    kind: 'queue',
    title: m.cashOut,
    permissions: ['cash_out.query'],
    actor: 'cash_out.enable',
    tiles: 1,
    block: () => import('../../areas/claims/blocks/CashOutQueue'),
  },
  'claims.cashDays': {
    kind: 'chart',
    wide: true,
    title: m.cashDays,
    permissions: ['cash_out.query', 'cash_in.query'],
    block: () => import('../../areas/claims/blocks/CashDays'),
  },
});
