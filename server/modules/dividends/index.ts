import { everything } from '../../auth/permissions';
import type { Module } from '../../http/module';
import { dividendHandlers } from './handlers';
import { partnerHandlers } from './partnerHandlers';
import { dividendPayer } from './payer';
import { profitHandlers } from './profitHandlers';
import { seedDividends } from './seed';

// What other modules may use.
export { commonShares, findProfit, recordFigures } from './figures';
export {
  findPartnerPayout,
  lockPartnerPayout,
  owedToPartners,
  owePartner,
  payPartner,
  type PartnerPayout,
} from './payoutStore';

const roles = { accountant: 'qgaux', administrator: 'qg', director: everything };

export const dividendsModule: Module = {
  handlers({ app, db, clock, log }) {
    const payer = dividendPayer(db, clock, log);
    // Taken up when the server is ready, whoever left it, and put down before it closes.
    app.addHook('onReady', async () => payer.wake());
    app.addHook('onClose', () => payer.stop());
    return { ...dividendHandlers(payer), ...profitHandlers, ...partnerHandlers };
  },
  seed: seedDividends,
  permissions: {
    dividends: { names: ['Дивиденды', 'Dividends', 'Dividendlar'], roles },
    partners: { names: ['Партнёры', 'Partners', 'Hamkorlar'], roles },
    profits: { names: ['Распределение прибыли', 'Profit distribution', 'Foydani taqsimlash'], roles },
  },
};
