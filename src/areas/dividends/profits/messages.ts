import { defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';
import { m as shared } from '../messages';

export const m = {
  ...defineMessages({
    empty: { id: 'dividends.profit.empty', defaultMessage: 'Прибыли ещё не записаны' },
    add: { id: 'dividends.profit.add', defaultMessage: 'Записать прибыль' },
    made: { id: 'dividends.profit.made', defaultMessage: 'Прибыль записана' },
    title: { id: 'dividends.profit.title', defaultMessage: 'Прибыль стратегии' },
    revenue: { id: 'dividends.profit.revenue', defaultMessage: 'Доходы, сум' },
    expense: { id: 'dividends.profit.expense', defaultMessage: 'Расходы, сум' },
    net: { id: 'dividends.profit.net', defaultMessage: 'Чистая прибыль, сум' },
    investorsShare: { id: 'dividends.profit.investorsShare', defaultMessage: 'Доля инвесторов, сум' },
    editTitle: { id: 'dividends.profit.edit', defaultMessage: 'Изменить прибыль' },
    saved: { id: 'dividends.profit.saved', defaultMessage: 'Прибыль сохранена' },
    draftAgain: {
      id: 'dividends.profit.draftAgain',
      defaultMessage: 'После изменения сумм прибыль снова станет черновиком',
    },
    lead: { id: 'dividends.profit.lead', defaultMessage: 'Прибыль посчитана' },
    leadTitle: { id: 'dividends.profit.leadTitle', defaultMessage: 'Суммы проверены?' },
    announce: { id: 'dividends.profit.announce', defaultMessage: 'Объявить' },
    announceTitle: { id: 'dividends.profit.announceTitle', defaultMessage: 'Объявить прибыль' },
    announceHelp: { id: 'dividends.profit.announceHelp', defaultMessage: 'Наберите сумму, не больше чистой прибыли' },
    wasAnnounced: { id: 'dividends.profit.wasAnnounced', defaultMessage: 'Прибыль объявлена сотрудникам и учтена' },
    withdraw: { id: 'dividends.profit.withdraw', defaultMessage: 'Отменить объявление' },
    withdrawText: {
      id: 'dividends.profit.withdrawText',
      defaultMessage: 'Проводки объявления и расчёта дивидендов будут сторнированы',
    },
    withdrawn: { id: 'dividends.profit.withdrawn', defaultMessage: 'Объявление отменено' },
    isPaid: {
      id: 'dividends.profit.isPaid',
      defaultMessage: 'Прибыль объявлена или распределена: суммы больше не меняются',
    },
  }),
  ...{ search: shared.search, sum: shared.announced, partnersShare: shared.partnersShare },
  ...{ platformShare: shared.platformShare, month: t.month, strategy: t.strategy, status: t.status, edit: t.edit },
  ...{ reason: t.reason, comment: t.comment },
};
