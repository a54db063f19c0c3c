import { DataTrending20Regular } from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  sheet: { id: 'routes.profitLoss.sheet', defaultMessage: 'Прибыли и убытки' },
});

export const profitLoss = {
  'profitLoss.sheet': route('/back-office/pnl', {
    title: m.sheet,
    permission: 'pnl',
    needs: { getProfitLoss: 'pnl.query' },
    menu: { section: 'finance', icon: DataTrending20Regular },
    screen: () => import('../areas/profit-loss/ProfitLossSheet'),
  }),
};
