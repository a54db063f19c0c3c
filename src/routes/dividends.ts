import {
  ArrowSplit20Regular,
  Handshake20Regular,
  MoneyCalculator20Regular,
  CoinMultiple20Regular,
} from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.dividends.list', defaultMessage: 'Дивиденды' },
  profits: { id: 'routes.dividends.profits', defaultMessage: 'Прибыль по месяцам' },
  newProfit: { id: 'routes.dividends.newProfit', defaultMessage: 'Новая прибыль' },
  distributions: { id: 'routes.dividends.distributions', defaultMessage: 'Доли партнёров' },
  partners: { id: 'routes.dividends.partners', defaultMessage: 'Партнёры' },
  newPartner: { id: 'routes.dividends.newPartner', defaultMessage: 'Новый партнёр' },
});
const partner = defineMessage<{ id: string }>({ id: 'routes.records.partner', defaultMessage: 'Партнёр № {id}' });

export const dividends = {
  'dividends.list': route('/back-office/dividends', {
    title: m.list,
    permission: 'dividends',
    needs: { listDividends: 'dividends.query' },
    menu: { section: 'finance', icon: CoinMultiple20Regular },
    screen: () => import('../areas/dividends/DividendList'),
  }),
  'dividends.profits': route('/back-office/profits', {
    title: m.profits,
    permission: 'profits',
    needs: { listProfits: 'profits.query' },
    create: { title: m.newProfit, needs: { createProfit: 'profits.add' } },
    menu: { section: 'finance', icon: MoneyCalculator20Regular },
    screen: () => import('../areas/dividends/profits/ProfitList'),
  }),
  'dividends.distributions': route('/back-office/investor-finance-profit', {
    title: m.distributions,
    permission: 'profits',
    needs: { listProfitDistributions: 'profits.query' },
    menu: { section: 'finance', icon: ArrowSplit20Regular },
    screen: () => import('../areas/dividends/DistributionList'),
  }),
  'dividends.partners': route('/back-office/partners', {
    title: m.partners,
    permission: 'partners',
    needs: { listPartners: 'partners.query' },
    create: { title: m.newPartner, needs: { createPartner: 'partners.add' } },
    menu: { section: 'finance', icon: Handshake20Regular },
    record: {
      kind: 'partners',
      title: m.partners,
      one: partner,
      prefix: '@',
      takes: ['name', 'inn', 'recordNumber'],
      query: (id) => ({ id }),
      look: () => import('../areas/dividends/partners/findPartners'),
    },
    screen: () => import('../areas/dividends/partners/PartnerList'),
  }),
};
