import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { categoryHandlers } from './categoryHandlers';
import { strategyHandlers } from './handlers';
import { seedStrategies } from './seed';

export const strategiesModule: Module = {
  handlers: { ...strategyHandlers, ...categoryHandlers },
  seed: seedStrategies,
  permissions: {
    strategies: {
      names: ['Стратегии', 'Strategies', 'Strategiyalar'],
      roles: { moderator: 'qg', accountant: 'qg', administrator: 'aue', director: everything },
    },
  },
};
