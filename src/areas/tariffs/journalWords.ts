import { defineMessages } from 'react-intl';
import type { RecordWords, ValueWords } from '../../parts/historyWords';
import { t } from '../../i18n/terms';
import { m } from './messages';
import { m as round } from './rounds/messages';
import { roundStatus } from './rounds/roundTerms';
import { payouts, subjects } from './tariffs/tariffTerms';

const own = defineMessages({
  minAmount: { id: 'tariffs.history.minAmount', defaultMessage: 'Наименьшая сумма' },
  maxAmount: { id: 'tariffs.history.maxAmount', defaultMessage: 'Наибольшая сумма' },
  prolong: { id: 'tariffs.history.prolong', defaultMessage: 'Продлевается автоматически' },
  tariffNumbers: { id: 'tariffs.history.tariffNumbers', defaultMessage: 'Тарифы, №' },
  target: { id: 'tariffs.history.target', defaultMessage: 'Цель сбора' },
});

const flags = ['is_active', 'auto_prolong', 'early_exit_allowed'];
const lists = [subjects.wordsOf('subject'), payouts.wordsOf('payout_period'), roundStatus.wordsOf('status')];

const values: ValueWords = (field, value) => {
  if (flags.includes(field)) return value === 'true' ? t.yes : t.no;
  return lists.map((words) => words(field, value)).find((found) => found !== undefined);
};

/** The history of a tariff and of a round. */
export const tariffJournal: RecordWords = {
  fields: {
    subject: m.subject,
    min_amount: own.minAmount,
    max_amount: own.maxAmount,
    percent: m.percent,
    payout_period: m.payout,
    early_exit_allowed: m.exit,
    early_exit_percent: m.exitPercent,
    auto_prolong: own.prolong,
    valid_from: m.validFrom,
    valid_to: m.validTo,
    tariff_ids: own.tariffNumbers,
    start_date: round.start,
    end_date: round.end,
    target_amount: own.target,
  },
  values,
};
