import { defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.investments.list', defaultMessage: 'Инвестиции' },
  one: { id: 'routes.investments.one', defaultMessage: 'Инвестиция' },
  pools: { id: 'routes.investments.pools', defaultMessage: 'Портфельные пулы' },
  pool: { id: 'routes.investments.pool', defaultMessage: 'Портфельный пул' },
});

export const investments = {
  'investments.list': route('/back-office/investments/list', {
    title: m.list,
    permission: 'investments',
    menu: { section: 'investments' },
    screen: () => import('../areas/investments/InvestmentList'),
  }),
  'investments.one': route('/back-office/investments/info/:id', {
    title: m.one,
    permission: 'investments',
    parent: 'investments.list',
    screen: () => import('../areas/investments/InvestmentDetail'),
  }),
  'investments.pools': route('/back-office/portfolio-pools', {
    title: m.pools,
    permission: 'investments',
    menu: { section: 'investments' },
    screen: () => import('../areas/investments/PoolList'),
  }),
  'investments.pool': route('/back-office/portfolio-pools/:id', {
    title: m.pool,
    permission: 'investments',
    parent: 'investments.pools',
    screen: () => import('../areas/investments/PoolDetail'),
  }),
};
