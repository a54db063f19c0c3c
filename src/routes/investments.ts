import { ChartMultiple20Regular, MoneyHand20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.investments.list', defaultMessage: 'Инвестиции' },
  one: { id: 'routes.investments.one', defaultMessage: 'Инвестиция' },
  pools: { id: 'routes.investments.pools', defaultMessage: 'Портфельные пулы' },
  pool: { id: 'routes.investments.pool', defaultMessage: 'Портфельный пул' },
});
const record = defineMessage<{ id: string }>({ id: 'routes.records.investment', defaultMessage: 'Инвестиция № {id}' });

export const investments = {
  'investments.list': route('/back-office/investments/list', {
    title: m.list,
    permission: 'investments',
    needs: { listPlatformInvestments: 'investments.query' },
    menu: { section: 'investments', icon: MoneyHand20Regular },
    screen: () => import('../areas/investments/InvestmentList'),
  }),
  'investments.one': route('/back-office/investments/info/:id', {
    title: m.one,
    permission: 'investments',
    needs: { getPlatformInvestment: 'investments.get' },
    parent: 'investments.list',
    record: {
      kind: 'investments',
      title: m.list,
      one: record,
      needs: { listPlatformInvestments: 'investments.query' },
      prefix: '#',
      takes: ['contractNumber', 'recordNumber', 'amount'],
      look: () => import('../areas/investments/findInvestments'),
    },
    screen: () => import('../areas/investments/InvestmentDetail'),
  }),
  'investments.pools': route('/back-office/portfolio-pools', {
    title: m.pools,
    permission: 'investments',
    needs: { listPortfolioPools: 'investments.query' },
    menu: { section: 'investments', icon: ChartMultiple20Regular },
    screen: () => import('../areas/investments/PoolList'),
  }),
  'investments.pool': route('/back-office/portfolio-pools/:id', {
    title: m.pool,
    permission: 'investments',
    needs: { getPortfolioPool: 'investments.get' },
    parent: 'investments.pools',
    screen: () => import('../areas/investments/PoolDetail'),
  }),
};
