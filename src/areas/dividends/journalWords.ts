import { defineMessages } from 'react-intl';
import type { RecordWords, ValueWords } from '../../parts/historyWords';
import { t } from '../../i18n/terms';
import { dividendStatus } from './dividendTerms';
import { m } from './messages';
import { m as partner } from './partners/messages';
import { m as profit } from './profits/messages';
import { profitStatus } from '../../parts/profitStatus';

const own = defineMessages({
  begin: { id: 'dividends.history.begin', defaultMessage: 'Начало расчёта' },
  calculate: { id: 'dividends.history.calculate', defaultMessage: 'Расчёт' },
  replace: { id: 'dividends.history.replace', defaultMessage: 'Сторно расчёта' },
  pay: { id: 'dividends.history.pay', defaultMessage: 'Начало выплаты' },
  finish: { id: 'dividends.history.finish', defaultMessage: 'Конец выплаты' },
  announce: { id: 'dividends.history.announce', defaultMessage: 'Объявление прибыли' },
  withdraw: { id: 'dividends.history.withdraw', defaultMessage: 'Отмена объявления прибыли' },
  share: { id: 'dividends.history.share', defaultMessage: 'Новая доля' },
  replaced: { id: 'dividends.history.replaced', defaultMessage: 'Заменены' },
});

const values: ValueWords = (field, value) => {
  if (field !== 'status') return undefined;
  return value === 'replaced' ? own.replaced : (profitStatus.labelOf(value) ?? dividendStatus.labelOf(value));
};

/** The history of a profit, of a partner and of the dividends of a month. */
export const dividendJournal: RecordWords = {
  actions: {
    begin: own.begin,
    calculate: own.calculate,
    replace: own.replace,
    pay: own.pay,
    finish: own.finish,
    announce: own.announce,
    withdraw: own.withdraw,
    share: own.share,
  },
  fields: {
    month: t.month,
    revenue: profit.revenue,
    expense: profit.expense,
    net_profit: profit.net,
    announced: m.announced,
    revision: m.revision,
    reason: t.reason,
    name: partner.name,
    kind: t.type,
    pinfl: t.pinfl,
    inn: partner.inn,
    bank_account: t.bankAccount,
    mfo: t.mfo,
    start_date: partner.since,
    end_date: partner.until,
    percent: m.partPercent,
  },
  values,
};
