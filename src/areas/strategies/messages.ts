import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../i18n/terms';

export const m = {
  ...defineMessages({
    search: { id: 'strategies.list.search', defaultMessage: 'Название или номер' },
    image: { id: 'strategies.fields.image', defaultMessage: 'Картинка' },
    category: { id: 'strategies.fields.category', defaultMessage: 'Категория' },
    months: { id: 'strategies.fields.months', defaultMessage: 'Срок, месяцев' },
    monthsShort: { id: 'strategies.list.months', defaultMessage: 'Месяцев' },
    least: { id: 'strategies.fields.least', defaultMessage: 'Вложение от, сум' },
    most: { id: 'strategies.fields.most', defaultMessage: 'Вложение до, сум' },
    atWork: { id: 'strategies.fields.atWork', defaultMessage: 'Деньги в работе, сум' },
    expected: { id: 'strategies.fields.expected', defaultMessage: 'Ожидаемая доходность' },
    expectedShort: { id: 'strategies.list.expected', defaultMessage: 'Ожидается' },
    realShort: { id: 'strategies.list.real', defaultMessage: 'Факт' },
    real: { id: 'strategies.fields.real', defaultMessage: 'Фактическая доходность' },
    realMonth: { id: 'strategies.fields.realMonth', defaultMessage: 'Факт за месяц' },
    corporate: { id: 'strategies.fields.corporate', defaultMessage: 'Только для компаний' },
    language: { id: 'strategies.fields.language', defaultMessage: 'Язык документов' },
    goal: { id: 'strategies.fields.goal', defaultMessage: 'Цель' },
    disclaimer: { id: 'strategies.fields.disclaimer', defaultMessage: 'Предупреждение' },
    advantages: { id: 'strategies.fields.advantages', defaultMessage: 'Преимущества' },
    percents: { id: 'strategies.fields.percents', defaultMessage: 'Доходность по месяцам' },
    monthFrom: { id: 'strategies.fields.monthFrom', defaultMessage: 'С месяца' },
    monthTo: { id: 'strategies.fields.monthTo', defaultMessage: 'По месяц' },
    percent: { id: 'strategies.fields.percent', defaultMessage: 'Процент в год' },
    reinvestment: { id: 'strategies.fields.reinvestment', defaultMessage: 'Реинвестирование от, сум' },
    repayment: { id: 'strategies.fields.repayment', defaultMessage: 'Погашение, %' },
    bondsLeast: { id: 'strategies.fields.bondsLeast', defaultMessage: 'Доля облигаций от' },
    bondsMost: { id: 'strategies.fields.bondsMost', defaultMessage: 'Доля облигаций до' },
    investmentMost: { id: 'strategies.fields.investmentMost', defaultMessage: 'Доля одной инвестиции до' },
    imanInitial: { id: 'strategies.fields.imanInitial', defaultMessage: 'Начальный IMAN' },
    imanLeast: { id: 'strategies.fields.imanLeast', defaultMessage: 'Наименьший IMAN' },
    byAmount: { id: 'strategies.fields.byAmount', defaultMessage: 'Ступени по сумме' },
    byMonth: { id: 'strategies.fields.byMonth', defaultMessage: 'Ступени по сроку' },
    fromMillions: { id: 'strategies.fields.fromMillions', defaultMessage: 'От, млн сум' },
    fromMonths: { id: 'strategies.fields.fromMonths', defaultMessage: 'От, месяцев' },
    value: { id: 'strategies.fields.value', defaultMessage: 'Значение' },
    weight: { id: 'strategies.fields.weight', defaultMessage: 'Вес' },
    capeByAmount: { id: 'strategies.fields.capeByAmount', defaultMessage: 'Предел по сумме' },
    capeByMonth: { id: 'strategies.fields.capeByMonth', defaultMessage: 'Предел по сроку' },
    inRussian: { id: 'strategies.fields.inRussian', defaultMessage: 'На русском' },
    inEnglish: { id: 'strategies.fields.inEnglish', defaultMessage: 'На английском' },
    inUzbek: { id: 'strategies.fields.inUzbek', defaultMessage: 'На узбекском' },
    empty: { id: 'strategies.list.empty', defaultMessage: 'Стратегий пока нет' },
    texts: { id: 'strategies.sections.texts', defaultMessage: 'Тексты' },
    amounts: { id: 'strategies.sections.amounts', defaultMessage: 'Суммы и лимиты' },
    factors: { id: 'strategies.sections.factors', defaultMessage: 'Коэффициенты дивидендов' },
    iman: { id: 'strategies.sections.iman', defaultMessage: 'Доля IMAN' },
    belongs: { id: 'strategies.sections.belongs', defaultMessage: 'Что в стратегии' },
    tariffs: { id: 'strategies.card.tariffs', defaultMessage: 'Тарифы' },
    rounds: { id: 'strategies.card.rounds', defaultMessage: 'Раунды' },
    investments: { id: 'strategies.card.investments', defaultMessage: 'Действующие инвестиции' },
    create: { id: 'strategies.actions.create', defaultMessage: 'Новая стратегия' },
    wasCreated: { id: 'strategies.actions.wasCreated', defaultMessage: 'Стратегия создана' },
    saved: { id: 'strategies.actions.saved', defaultMessage: 'Стратегия изменена' },
    sell: { id: 'strategies.actions.sell', defaultMessage: 'Начать продажу' },
    sellTitle: { id: 'strategies.actions.sellTitle', defaultMessage: 'Начать продажу стратегии?' },
    stopSelling: { id: 'strategies.actions.stopSelling', defaultMessage: 'Остановить продажу' },
    putAway: { id: 'strategies.actions.putAway', defaultMessage: 'В архив' },
    putAwayTitle: { id: 'strategies.actions.putAwayTitle', defaultMessage: 'Отправить стратегию в архив' },
    bringBack: { id: 'strategies.actions.bringBack', defaultMessage: 'Вернуть из архива' },
    moneyAtWork: { id: 'strategies.actions.moneyAtWork', defaultMessage: 'В стратегии есть деньги' },
    isUsed: { id: 'strategies.actions.isUsed', defaultMessage: 'Стратегией уже пользовались' },
    notRising: {
      id: 'strategies.form.notRising',
      defaultMessage: 'Строка {limit} должна начинаться дальше, чем кончается предыдущая',
    },
    pastEnd: { id: 'strategies.form.pastEnd', defaultMessage: 'Строка {limit} выходит за срок стратегии' },
    noPicture: {
      id: 'strategies.form.noPicture',
      defaultMessage: 'Загрузить картинку может тот, кто меняет стратегии',
    },
    factorHelp: {
      id: 'strategies.form.factorHelp',
      defaultMessage: 'Коэффициент — значение × вес ступени, не больше предела',
    },
    noCategories: { id: 'strategies.categories.empty', defaultMessage: 'Категорий пока нет' },
    categoryTitle: { id: 'strategies.categories.title', defaultMessage: 'Категория № {id}' },
    categorySearch: { id: 'strategies.categories.search', defaultMessage: 'Название категории' },
    order: { id: 'strategies.categories.order', defaultMessage: 'Место' },
    count: { id: 'strategies.categories.count', defaultMessage: 'Стратегий' },
    newCategory: { id: 'strategies.categories.new', defaultMessage: 'Новая категория' },
    editCategory: { id: 'strategies.categories.edit', defaultMessage: 'Изменить категорию' },
    categoryCreated: { id: 'strategies.categories.created', defaultMessage: 'Категория создана' },
    categorySaved: { id: 'strategies.categories.saved', defaultMessage: 'Категория изменена' },
    categoryUsed: { id: 'strategies.categories.used', defaultMessage: 'В категории есть стратегии' },
  }),
  title: t.name,
  risk: t.risk,
};

/** The name of the curve of a list of steps, with what the steps are of. */
export const curveOf = defineMessage<{ steps: string }>({
  id: 'strategies.form.curve',
  defaultMessage: '{steps}: кривая коэффициента',
});

/** Where a step of months begins. */
export const fromMonth = defineMessage<{ count: string }>({
  id: 'strategies.form.fromMonth',
  defaultMessage: 'от {count} мес.',
});
/** Where a step of amounts begins. */
export const fromMillion = defineMessage<{ count: string }>({
  id: 'strategies.form.fromMillion',
  defaultMessage: 'от {count} млн',
});

/** A percent with the month that it is of. */
export const ofMonth = defineMessage<{ percent: string; month: string }>({
  id: 'strategies.fields.ofMonth',
  defaultMessage: '{percent} · {month}',
});

/** What is promised from one month to another. */
export const periodText = defineMessage<{ from: number; to: number; percent: string }>({
  id: 'strategies.fields.period',
  defaultMessage: '{from}–{to} мес.: {percent}',
});
