import type { Sql } from '../../db/database';
import { decimal } from '../../shared/money';
import * as identities from './identities';
import type { InvestmentLife } from './investments';
import { day, dayOf, hour, momentOf, monthAfter, thisMonth } from './moments';
import { randomOf, type Random } from './random';
import { Rows } from '../../db/insertRows';
import { isLive } from './sums';
import type { Term } from './rounds';

interface Known {
  terms: readonly Term[];
  users: readonly number[];
  seedDay: number;
}

/** Where the money of an investment goes, what it is worth, what it is spread over and what was done to it. */
export function investmentDetails(sql: Sql, { terms, users, seedDay }: Known) {
  const settings = new Rows(sql, 'withdrawal_settings', {
    int: 'investment_id',
    text: 'kind card_masked bank_account mfo',
    numeric: 'percent',
    boolean: 'is_default',
  });
  const values = new Rows(sql, 'partnership_values', {
    int: 'investment_id',
    date: 'date',
    numeric: 'value share_percent',
  });
  const parts = new Rows(sql, 'investment_portfolios', {
    int: 'investment_id strategy_id',
    numeric: 'amount share_percent',
  });
  const logs = new Rows(sql, 'investment_group_logs', {
    int: 'investment_id user_id',
    text: 'group_name action data',
    timestamp: 'created_at',
  });

  async function addSettings(random: Random, id: number) {
    const card = { kind: 'card', card_masked: identities.cardMasked(random), bank_account: null, mfo: null };
    const account = identities.companyAccount(random);
    const bank = { kind: 'bank_account', card_masked: null, bank_account: account, mfo: identities.bankCode(random) };
    const both = random.chance(0.3);
    const first = random.chance(0.7) ? card : bank;
    await settings.add({ investment_id: id, ...first, percent: both ? '70' : '100', is_default: true });
    if (both)
      await settings.add({
        investment_id: id,
        ...(first === card ? bank : card),
        percent: '30',
        is_default: false,
      });
  }

  /** The last day of each of the last months; it grows by what a month brings. */
  async function addValues(random: Random, id: number, { amount, start, term }: InvestmentLife) {
    for (let back = random.int(0, 6); back > 0; back--) {
      const date = monthAfter(thisMonth(seedDay), 1 - back) - day;
      if (date <= start) continue;
      const months = BigInt(Math.floor((date - start) / (30 * day)));
      const value = amount + (amount * BigInt(term.percent) * months) / 1200n;
      const share = `${random.int(0, 4)}.${identities.digits(random, 4)}`;
      await values.add({ investment_id: id, date: dayOf(date), value: decimal(value), share_percent: share });
    }
  }

  async function addParts(random: Random, id: number, { amount, term }: InvestmentLife) {
    const other = random.pick(terms).strategyId;
    const share = other === term.strategyId || random.chance(0.5) ? 100n : BigInt(random.int(50, 90));
    const own = (amount * share) / 100n;
    await parts.add({
      investment_id: id,
      strategy_id: term.strategyId,
      amount: decimal(own),
      share_percent: String(share),
    });
    if (own === amount) return;
    await parts.add({
      investment_id: id,
      strategy_id: other,
      amount: decimal(amount - own),
      share_percent: String(100n - share),
    });
  }

  async function addLogs(random: Random, id: number, { dividends }: InvestmentLife) {
    for (const { month, net, paidAt } of dividends.slice(-random.int(0, 4)))
      await logs.add({
        investment_id: id,
        user_id: random.chance(0.3) && users.length > 0 ? random.pick(users) : null,
        group_name: `dividends-${dayOf(month).slice(0, 7)}`,
        action: 'paid',
        data: `net ${decimal(net)}`,
        created_at: momentOf(paidAt + hour),
      });
  }

  return {
    async add(id: number, investment: InvestmentLife) {
      const random = randomOf(2_000_000 + id);
      if (!isLive(investment)) return;
      if (random.chance(0.8)) await addSettings(random, id);
      await addValues(random, id, investment);
      if (random.chance(0.7)) await addParts(random, id, investment);
      await addLogs(random, id, investment);
    },
    async finish() {
      for (const table of [settings, values, parts, logs]) await table.finish();
    },
  };
}
