import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';

export const m = {
  ...defineMessages({
    discounts: { id: 'merchants.terms.discounts', defaultMessage: 'Скидки' },
    markups: { id: 'merchants.terms.markups', defaultMessage: 'Наценки' },
    noDiscounts: { id: 'merchants.terms.noDiscounts', defaultMessage: 'Скидок у мерчанта нет' },
    noMarkups: { id: 'merchants.terms.noMarkups', defaultMessage: 'Наценок у мерчанта нет' },
    addDiscount: { id: 'merchants.terms.addDiscount', defaultMessage: 'Новая скидка' },
    addMarkup: { id: 'merchants.terms.addMarkup', defaultMessage: 'Новая наценка' },
    discountAdded: { id: 'merchants.terms.discountAdded', defaultMessage: 'Скидка добавлена' },
    markupAdded: { id: 'merchants.terms.markupAdded', defaultMessage: 'Наценка добавлена' },
    percent: { id: 'merchants.terms.percent', defaultMessage: 'Процент' },
    months: { id: 'merchants.terms.months', defaultMessage: 'Срок, месяцев' },
    everyTerm: { id: 'merchants.terms.everyTerm', defaultMessage: 'Любой' },
    monthsHelp: { id: 'merchants.terms.monthsHelp', defaultMessage: 'Пусто: для любого срока' },
    begin: { id: 'merchants.terms.begin', defaultMessage: 'Первый день' },
    end: { id: 'merchants.terms.end', defaultMessage: 'Последний день' },
    endHelp: { id: 'merchants.terms.endHelp', defaultMessage: 'Пусто: пока не выключат' },
    branches: { id: 'merchants.terms.branches', defaultMessage: 'Филиалы' },
    everyBranch: { id: 'merchants.terms.everyBranch', defaultMessage: 'Все' },
    branchesHelp: { id: 'merchants.terms.branchesHelp', defaultMessage: 'Ничего не выбрано: во всех филиалах' },
    active: { id: 'merchants.terms.active', defaultMessage: 'Включена' },
    inactive: { id: 'merchants.terms.inactive', defaultMessage: 'Выключена' },
    turnOn: { id: 'merchants.terms.turnOn', defaultMessage: 'Включить' },
    turnOff: { id: 'merchants.terms.turnOff', defaultMessage: 'Выключить' },
    turnOnPicked: { id: 'merchants.terms.turnOnPicked', defaultMessage: 'Включить выбранные?' },
    turnOffPicked: { id: 'merchants.terms.turnOffPicked', defaultMessage: 'Выключить выбранные?' },
    turning: { id: 'merchants.terms.turning', defaultMessage: 'Скидки и наценки: смена статуса' },
    turned: { id: 'merchants.terms.turned', defaultMessage: 'Статусы обработаны' },
    turnOffTitle: { id: 'merchants.terms.turnOffTitle', defaultMessage: 'Выключить сегодня же?' },
    turnOffText: {
      id: 'merchants.terms.turnOffText',
      defaultMessage: 'Новые заявки будут без неё, заключённые договоры не изменятся',
    },
    isActive: { id: 'merchants.terms.isActive', defaultMessage: 'Уже включены' },
    isInactive: { id: 'merchants.terms.isInactive', defaultMessage: 'Уже выключены' },
    noneToTurn: { id: 'merchants.terms.noneToTurn', defaultMessage: 'Менять у выбранных нечего' },
    isOver: { id: 'merchants.terms.isOver', defaultMessage: 'Последний день прошёл' },
    hasBegun: { id: 'merchants.terms.hasBegun', defaultMessage: 'Уже действует: её можно только выключить' },
  }),
  created: t.created,
};

/** What a run over many came to. */
export const turnedSummary = defineMessage<{ done: number; failed: number; skipped: number }>({
  id: 'merchants.terms.turnedSummary',
  defaultMessage: 'Изменено: {done}, не удалось: {failed}, пропущено: {skipped}',
});

/** A discount or a markup among others. */
export const termName = defineMessage<{ percent: string; begin: string }>({
  id: 'merchants.terms.name',
  defaultMessage: '{percent} % с {begin}',
});
