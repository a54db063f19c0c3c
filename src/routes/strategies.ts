import { AppsListDetail20Regular, TargetArrow20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.strategies.list', defaultMessage: 'Стратегии' },
  new: { id: 'routes.strategies.new', defaultMessage: 'Новая стратегия' },
  edit: { id: 'routes.strategies.edit', defaultMessage: 'Изменение стратегии' },
  one: { id: 'routes.strategies.one', defaultMessage: 'Стратегия' },
  categories: { id: 'routes.strategies.categories', defaultMessage: 'Категории стратегий' },
  newCategory: { id: 'routes.strategies.newCategory', defaultMessage: 'Новая категория' },
});
const record = defineMessage<{ id: string }>({ id: 'routes.records.strategy', defaultMessage: 'Стратегия № {id}' });

/** What investors put their money into, and the headings under which it is offered. */
export const strategies = {
  'strategies.list': route('/back-office/strategies/list', {
    title: m.list,
    permission: 'strategies',
    needs: { listStrategies: 'strategies.query' },
    menu: { section: 'investments', icon: TargetArrow20Regular },
    screen: () => import('../areas/strategies/StrategyList'),
  }),
  'strategies.new': route('/back-office/strategies/new', {
    title: m.new,
    permission: 'strategies',
    needs: { createStrategy: 'strategies.add', listStrategyCategories: 'strategies.query' },
    parent: 'strategies.list',
    screen: () => import('../areas/strategies/NewStrategy'),
  }),
  'strategies.one': route('/back-office/strategies/info/:id', {
    title: m.one,
    permission: 'strategies',
    needs: { getStrategy: 'strategies.get' },
    parent: 'strategies.list',
    record: {
      kind: 'strategies',
      title: m.list,
      one: record,
      needs: { listStrategies: 'strategies.query' },
      prefix: '#',
      takes: ['name', 'recordNumber'],
      look: () => import('../areas/strategies/findStrategies'),
    },
    screen: () => import('../areas/strategies/StrategyDetail'),
  }),
  'strategies.edit': route('/back-office/strategies/edit/:id', {
    title: m.edit,
    permission: 'strategies',
    needs: { getStrategy: 'strategies.get' },
    parent: 'strategies.one',
    screen: () => import('../areas/strategies/EditStrategy'),
  }),
  'strategies.categories': route('/back-office/strategies/categories', {
    title: m.categories,
    permission: 'strategies',
    create: { title: m.newCategory, needs: { createStrategyCategory: 'strategies.add' } },
    needs: { listStrategyCategories: 'strategies.query' },
    menu: { section: 'investments', icon: AppsListDetail20Regular },
    screen: () => import('../areas/strategies/CategoryList'),
  }),
};
