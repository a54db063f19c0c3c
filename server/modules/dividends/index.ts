import { everything } from '../../auth/permissions';
import type { OperationId } from '../../http/contract';
import type { Module } from '../../http/module';
import { calculateStep } from './calculator';
import { dividendHandlers } from './handlers';
import { partnerHandlers } from './partnerHandlers';
import { payBatch } from './payer';
import { profitHandlers } from './profitHandlers';
import { seedDividends } from './seed';

// What other modules may use.
export { countMissing } from './missing';
export { commonShares, findProfit, recordFigures } from './figures';
export { seedHouse } from './seed';
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
  handlers({ app, background, db, clock }) {
    const calculator = background.work('calculation of dividends', () => calculateStep(db, clock));
    const payer = background.work('payment of dividends', () => payBatch(db, clock));
    // Once the answer has gone: only then what was asked for is kept, for these calls are made once a key.
    app.addHook('onResponse', async (request) => {
      const { operation } = request.routeOptions.config as { operation?: OperationId };
      if (operation === 'calculateDividends') calculator.wake();
      if (operation === 'payDividends') payer.wake();
    });
    return { ...dividendHandlers, ...profitHandlers(calculator), ...partnerHandlers };
  },
  seed: seedDividends,
  permissions: {
    dividends: { names: ['Дивиденды', 'Dividends', 'Dividendlar'], roles },
    partners: { names: ['Партнёры', 'Partners', 'Hamkorlar'], roles },
    profits: { names: ['Распределение прибыли', 'Profit distribution', 'Foydani taqsimlash'], roles },
  },
};
