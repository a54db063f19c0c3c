import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';

export const m = {
  ...defineMessages({
    search: { id: 'tariffs.rounds.search', defaultMessage: 'Номер или название раунда' },
    empty: { id: 'tariffs.rounds.empty', defaultMessage: 'Раундов пока нет' },
    add: { id: 'tariffs.rounds.add', defaultMessage: 'Новый раунд' },
    title: { id: 'tariffs.rounds.title', defaultMessage: 'Раунд № {id}' },
    start: { id: 'tariffs.rounds.start', defaultMessage: 'Первый день' },
    end: { id: 'tariffs.rounds.end', defaultMessage: 'Последний день' },
    startShort: { id: 'tariffs.rounds.list.start', defaultMessage: 'С дня' },
    endShort: { id: 'tariffs.rounds.list.end', defaultMessage: 'По день' },
    target: { id: 'tariffs.rounds.target', defaultMessage: 'Цель, сум' },
    min: { id: 'tariffs.rounds.min', defaultMessage: 'Минимум, сум' },
    minHelp: { id: 'tariffs.rounds.minHelp', defaultMessage: 'Без этой суммы раунд нельзя завершить' },
    raised: { id: 'tariffs.rounds.raised', defaultMessage: 'Собрано, сум' },
    missing: { id: 'tariffs.rounds.missing', defaultMessage: 'Не хватает до минимума, сум' },
    investors: { id: 'tariffs.rounds.investors', defaultMessage: 'Участников' },
    investments: { id: 'tariffs.rounds.investments', defaultMessage: 'Инвестиции раунда' },
    tariffs: { id: 'tariffs.rounds.tariffs', defaultMessage: 'Тарифы раунда' },
    due: { id: 'tariffs.rounds.due', defaultMessage: 'Что сделать' },
    opening: { id: 'tariffs.rounds.due.opening', defaultMessage: 'Пора открыть' },
    closing: { id: 'tariffs.rounds.due.closing', defaultMessage: 'Скоро конец' },
    belowMinimum: { id: 'tariffs.rounds.due.belowMinimum', defaultMessage: 'Меньше минимума' },
    planned: { id: 'tariffs.rounds.status.planned', defaultMessage: 'Запланирован' },
    isOpen: { id: 'tariffs.rounds.status.open', defaultMessage: 'Идёт сбор' },
    isClosed: { id: 'tariffs.rounds.status.closed', defaultMessage: 'Сбор закончен' },
    settled: { id: 'tariffs.rounds.status.settled', defaultMessage: 'Завершён' },
    cancelled: { id: 'tariffs.rounds.status.cancelled', defaultMessage: 'Отменён' },
    open: { id: 'tariffs.rounds.open', defaultMessage: 'Открыть сбор' },
    openTitle: { id: 'tariffs.rounds.openTitle', defaultMessage: 'Открыть сбор денег?' },
    opened: { id: 'tariffs.rounds.opened', defaultMessage: 'Сбор открыт' },
    close: { id: 'tariffs.rounds.close', defaultMessage: 'Закончить сбор' },
    closeTitle: { id: 'tariffs.rounds.closeTitle', defaultMessage: 'Закончить сбор денег?' },
    closeText: {
      id: 'tariffs.rounds.closeText',
      defaultMessage: 'Больше денег раунд не примет, открыть его снова нельзя',
    },
    closed: { id: 'tariffs.rounds.closed', defaultMessage: 'Сбор закончен' },
    settle: { id: 'tariffs.rounds.settle', defaultMessage: 'Завершить раунд' },
    settleTitle: { id: 'tariffs.rounds.settleTitle', defaultMessage: 'Завершить раунд?' },
    wasSettled: { id: 'tariffs.rounds.wasSettled', defaultMessage: 'Раунд завершён' },
    cancel: { id: 'tariffs.rounds.cancel', defaultMessage: 'Отменить раунд' },
    cancelTitle: { id: 'tariffs.rounds.cancelTitle', defaultMessage: 'Отменить раунд?' },
    wasCancelled: { id: 'tariffs.rounds.wasCancelled', defaultMessage: 'Раунд отменён' },
    forGood: { id: 'tariffs.rounds.forGood', defaultMessage: 'Вернуть его потом нельзя' },
    otherOpen: { id: 'tariffs.rounds.otherOpen', defaultMessage: 'У стратегии уже открыт другой раунд' },
    notSold: { id: 'tariffs.rounds.notSold', defaultMessage: 'Стратегия раунда не продаётся' },
    hasMoney: { id: 'tariffs.rounds.hasMoney', defaultMessage: 'В раунд уже пришли деньги' },
    tooLittle: { id: 'tariffs.rounds.tooLittle', defaultMessage: 'Собрано меньше минимума' },
    editTitle: { id: 'tariffs.rounds.edit', defaultMessage: 'Изменить раунд' },
    openNote: {
      id: 'tariffs.rounds.openNote',
      defaultMessage: 'Раунд открыт: меняются название, последний день и цель',
    },
    created: { id: 'tariffs.rounds.created', defaultMessage: 'Когда создан' },
    saved: { id: 'tariffs.rounds.saved', defaultMessage: 'Раунд сохранён' },
    made: { id: 'tariffs.rounds.made', defaultMessage: 'Раунд запланирован' },
    plan: { id: 'tariffs.rounds.plan', defaultMessage: 'Запланировать' },
    notEditable: { id: 'tariffs.rounds.notEditable', defaultMessage: 'Закрытый раунд не меняется' },
  }),
  ...{ name: t.name, strategy: t.strategy, status: t.status, number: t.numberSign, edit: t.edit },
};

export const raisedOf = defineMessage<{ percent: string }>({
  id: 'tariffs.rounds.raisedOf',
  defaultMessage: 'Собрано {percent} от цели',
});
export const missingSum = defineMessage<{ amount: string }>({
  id: 'tariffs.rounds.missingSum',
  defaultMessage: 'До минимума не хватает {amount}',
});
export const openIs = defineMessage<{ name: string }>({
  id: 'tariffs.rounds.openIs',
  defaultMessage: 'У стратегии идёт сбор «{name}»: второй открыть нельзя, пока он не закончен',
});
