import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';

export const m = {
  ...defineMessages({
    search: { id: 'paymentSettings.budget.search', defaultMessage: 'Категория бюджета' },
    empty: { id: 'paymentSettings.budget.empty', defaultMessage: 'Категорий бюджета пока нет' },
    title: { id: 'paymentSettings.budget.title', defaultMessage: 'Категория бюджета' },
    add: { id: 'paymentSettings.budget.add', defaultMessage: 'Новая категория бюджета' },
    edit: { id: 'paymentSettings.budget.edit', defaultMessage: 'Изменить категорию бюджета' },
    kind: { id: 'paymentSettings.budget.kind', defaultMessage: 'Доход или расход' },
    income: { id: 'paymentSettings.budget.income', defaultMessage: 'Доходы' },
    expense: { id: 'paymentSettings.budget.expense', defaultMessage: 'Расходы' },
    parent: { id: 'paymentSettings.budget.parent', defaultMessage: 'Внутри категории' },
    icon: { id: 'paymentSettings.budget.icon', defaultMessage: 'Значок категории' },
    color: { id: 'paymentSettings.budget.color', defaultMessage: 'Цвет значка' },
    place: { id: 'paymentSettings.budget.place', defaultMessage: 'Место по порядку' },
    placeHelp: { id: 'paymentSettings.budget.placeHelp', defaultMessage: 'Пусто — после остальных' },
    psp: { id: 'paymentSettings.budget.psp', defaultMessage: 'Какие платежи сюда входят' },
    taken: {
      id: 'paymentSettings.budget.taken',
      defaultMessage: 'Один из этих платежей уже входит в другую категорию: закройте форму и откройте её снова',
    },
    children: { id: 'paymentSettings.budget.children', defaultMessage: 'Вложенных' },
    hasChildren: { id: 'paymentSettings.budget.hasChildren', defaultMessage: 'Сначала перенесите вложенные категории' },
  }),
  ...{ name: t.name },
};

export const countsElsewhere = defineMessage<{ name: string; category: string }>({
  id: 'paymentSettings.budget.countsElsewhere',
  defaultMessage: '{name} — уже входит в «{category}»',
});
