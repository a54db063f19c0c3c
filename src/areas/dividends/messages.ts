import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../i18n/terms';

export const m = {
  ...defineMessages({
    holdsMonth: { id: 'dividends.holdsMonth', defaultMessage: 'Мешает закрыть месяц' },
    search: { id: 'dividends.search', defaultMessage: 'Название стратегии' },
    empty: { id: 'dividends.empty', defaultMessage: 'За этот месяц дивидендов нет' },
    title: { id: 'dividends.title', defaultMessage: 'Дивиденды стратегии' },
    announced: { id: 'dividends.announced', defaultMessage: 'Объявлено, сум' },
    iman: { id: 'dividends.iman', defaultMessage: 'Доля IMAN, %' },
    pool: { id: 'dividends.pool', defaultMessage: 'Пул инвесторов, сум' },
    gross: { id: 'dividends.gross', defaultMessage: 'Начислено, сум' },
    net: { id: 'dividends.net', defaultMessage: 'К выплате инвесторам, сум' },
    count: { id: 'dividends.count', defaultMessage: 'Инвестиций в расчёте' },
    paidCount: { id: 'dividends.paidCount', defaultMessage: 'Выплачено строк' },
    owedCount: { id: 'dividends.owedCount', defaultMessage: 'Не прошло' },
    revision: { id: 'dividends.revision', defaultMessage: 'Расчёт №' },
    waiting: { id: 'dividends.waiting', defaultMessage: 'Ждёт объявления' },
    isAnnounced: { id: 'dividends.isAnnounced', defaultMessage: 'Прибыль объявлена' },
    calculating: { id: 'dividends.calculating', defaultMessage: 'Рассчитываются' },
    calculated: { id: 'dividends.calculated', defaultMessage: 'Рассчитаны' },
    paying: { id: 'dividends.paying', defaultMessage: 'Выплачиваются' },
    paid: { id: 'dividends.paid', defaultMessage: 'Выплачены' },
    calculate: { id: 'dividends.calculate', defaultMessage: 'Рассчитать' },
    again: { id: 'dividends.again', defaultMessage: 'Рассчитать заново' },
    calculateTitle: { id: 'dividends.calculateTitle', defaultMessage: 'Рассчитать дивиденды?' },
    replaces: {
      id: 'dividends.replaces',
      defaultMessage: 'Прежний расчёт будет сторнирован, новый встанет на его место',
    },
    calculationBegun: { id: 'dividends.calculationBegun', defaultMessage: 'Расчёт начался' },
    done: { id: 'dividends.done', defaultMessage: 'Готово, %' },
    pay: { id: 'dividends.pay', defaultMessage: 'Выплатить за месяц' },
    payTitle: { id: 'dividends.payTitle', defaultMessage: 'Выплатить дивиденды всех стратегий?' },
    payText: {
      id: 'dividends.payText',
      defaultMessage: 'Деньги уйдут на балансы инвесторов или останутся в инвестициях. Отменить выплату нельзя',
    },
    strategies: { id: 'dividends.strategies', defaultMessage: 'По стратегиям' },
    investors: { id: 'dividends.investors', defaultMessage: 'Инвесторов в выплате' },
    payableCount: { id: 'dividends.payableCount', defaultMessage: 'Строк к выплате' },
    later: { id: 'dividends.later', defaultMessage: 'Останется до месяца выплаты, сум' },
    withheld: {
      id: 'dividends.withheld',
      defaultMessage: 'Останется за теми, кто не проверен или в архиве, сум',
    },
    earlier: { id: 'dividends.earlier', defaultMessage: 'Из них за прошлые месяцы, сум' },
    payBegun: { id: 'dividends.payBegun', defaultMessage: 'Выплата началась' },
    barred: { id: 'dividends.barred', defaultMessage: 'Расчёт сделали вы: выплачивает другой сотрудник' },
    nothingToPay: { id: 'dividends.nothingToPay', defaultMessage: 'За этот месяц выплачивать нечего' },
    platformShare: { id: 'dividends.platformShare', defaultMessage: 'Доля платформы, сум' },
    partnersShare: { id: 'dividends.partnersShare', defaultMessage: 'Доля партнёров, сум' },
    residentTax: { id: 'dividends.residentTax', defaultMessage: 'Налог резидента, %' },
    nonresidentTax: { id: 'dividends.nonresidentTax', defaultMessage: 'Налог нерезидента, %' },
    calculatedBy: { id: 'dividends.calculatedBy', defaultMessage: 'Рассчитал' },
    paidBy: { id: 'dividends.paidBy', defaultMessage: 'Выплатил' },
    noShares: { id: 'dividends.noShares', defaultMessage: 'Доли ещё не посчитаны' },
    shares: { id: 'dividends.shares', defaultMessage: 'По инвестициям' },
    base: { id: 'dividends.base', defaultMessage: 'База, сум' },
    weight: { id: 'dividends.weight', defaultMessage: 'Вес' },
    rate: { id: 'dividends.rate', defaultMessage: 'Ставка, %' },
    rateBasis: { id: 'dividends.rateBasis', defaultMessage: 'Основание ставки' },
    asResident: { id: 'dividends.asResident', defaultMessage: 'Как резидент: резидентство неизвестно' },
    where: { id: 'dividends.where', defaultMessage: 'Куда' },
    toBalance: { id: 'dividends.toBalance', defaultMessage: 'На баланс' },
    due: { id: 'dividends.due', defaultMessage: 'Месяц выплаты' },
    rowCalculated: { id: 'dividends.row.calculated', defaultMessage: 'Начислена' },
    rowPaid: { id: 'dividends.row.paid', defaultMessage: 'Выплачена' },
    rowFailed: { id: 'dividends.row.failed', defaultMessage: 'Не прошла' },
    distributionEmpty: { id: 'dividends.distribution.empty', defaultMessage: 'Партнёрам ещё ничего не начислено' },
    distributionSearch: { id: 'dividends.distribution.search', defaultMessage: 'Имя партнёра' },
    partner: { id: 'dividends.partner', defaultMessage: 'Партнёр' },
    partPercent: { id: 'dividends.partPercent', defaultMessage: 'Доля, %' },
    payment: { id: 'dividends.payment', defaultMessage: 'Проводка выплаты' },
    paidAt: { id: 'dividends.paidAt', defaultMessage: 'Дата выплаты' },
    owed: { id: 'dividends.distribution.calculated', defaultMessage: 'К выплате партнёру' },
    partnerPaid: { id: 'dividends.distribution.paid', defaultMessage: 'Выплачено партнёру' },
  }),
  ...{
    status: t.status,
    strategy: t.strategy,
    month: t.month,
    tax: t.taxAmount,
    reinvest: t.reinvest,
    amount: t.amount,
  },
};

export const payVerb = defineMessage<{ amount: string }>({
  id: 'dividends.payVerb',
  defaultMessage: 'Выплатить {amount}',
});

export const someMissing = defineMessage<{ names: string }>({
  id: 'dividends.someMissing',
  defaultMessage: 'Не рассчитаны дивиденды: {names}',
});

export const stages = defineMessages({
  taking_back: { id: 'dividends.stage.taking_back', defaultMessage: 'Прежний расчёт сторнируется' },
  dividing: { id: 'dividends.stage.dividing', defaultMessage: 'Доли считаются' },
  writing: { id: 'dividends.stage.writing', defaultMessage: 'Начисления записываются' },
});
export const progress = defineMessage<{ what: string; done: string; total: string }>({
  id: 'dividends.progress',
  defaultMessage: '{what}: {done} из {total}',
});
export const dividing = defineMessage<{ what: string }>({
  id: 'dividends.progress.unknown',
  defaultMessage: '{what}…',
});

export const ofMonth = defineMessage<{ strategy: string; month: string }>({
  id: 'dividends.ofMonth',
  defaultMessage: '{strategy}: {month}',
});
