import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  scorings: { id: 'customers.scoring.title', defaultMessage: 'Скоринги' },
  empty: { id: 'customers.scoring.empty', defaultMessage: 'Скоринга ещё не было' },
  at: { id: 'customers.scoring.at', defaultMessage: 'Проведён' },
  score: { id: 'customers.scoring.score', defaultMessage: 'Баллы' },
  limit: { id: 'customers.scoring.limit', defaultMessage: 'Лимит, сум' },
  validUntil: { id: 'customers.scoring.validUntil', defaultMessage: 'Действует по' },
  startedBy: { id: 'customers.scoring.startedBy', defaultMessage: 'Запустил' },
  provider: { id: 'customers.scoring.provider', defaultMessage: 'Служба' },
  explained: { id: 'customers.scoring.explained', defaultMessage: 'Из чего сложились баллы' },
  base: { id: 'customers.scoring.base', defaultMessage: 'С чего начинают все' },
  total: { id: 'customers.scoring.total', defaultMessage: 'Всего баллов' },
  age: { id: 'customers.scoring.age', defaultMessage: 'Возраст' },
  employment: { id: 'customers.scoring.employment', defaultMessage: 'Занятость' },
  burden: { id: 'customers.scoring.burden', defaultMessage: 'Долговая нагрузка' },
  bureauDelay: { id: 'customers.scoring.bureauDelay', defaultMessage: 'Просрочка по бюро' },
  closedContracts: { id: 'customers.scoring.closedContracts', defaultMessage: 'Рассрочки, закрытые в срок' },
  overdueHere: { id: 'customers.scoring.overdueHere', defaultMessage: 'Просрочка у нас' },
  serviceDecision: { id: 'customers.scoring.serviceDecision', defaultMessage: 'Решение самой службы строже баллов' },
  noAnswer: { id: 'customers.scoring.noAnswer', defaultMessage: 'Служба не ответила: баллов нет' },
  unknown: { id: 'customers.scoring.unknown', defaultMessage: 'нет данных' },
  reasons: { id: 'customers.scoring.reasons', defaultMessage: 'Почему не пройден' },
  ways: { id: 'customers.scoring.ways', defaultMessage: 'Что помогло бы пройти' },
  wayBurden: { id: 'customers.scoring.wayBurden', defaultMessage: 'Нагрузка не выше 30 % дохода' },
  wayEmployment: { id: 'customers.scoring.wayEmployment', defaultMessage: 'Работа по найму' },
  wayBureau: { id: 'customers.scoring.wayBureau', defaultMessage: 'Ни одной просрочки в бюро' },
  wayClosed: { id: 'customers.scoring.wayClosed', defaultMessage: 'Три рассрочки, закрытые в срок' },
  wayOverdue: { id: 'customers.scoring.wayOverdue', defaultMessage: 'Погасить просрочку у нас' },
  limits: { id: 'customers.scoring.limits', defaultMessage: 'Лимит покупки по сроку' },
  months: { id: 'customers.scoring.months', defaultMessage: 'Срок, месяцев' },
  income: { id: 'customers.scoring.income', defaultMessage: 'Доход' },
  obligations: { id: 'customers.scoring.obligations', defaultMessage: 'Платит в месяц, сум' },
  bureau: { id: 'customers.scoring.bureau', defaultMessage: 'Кредитное бюро' },
  claim: { id: 'customers.scoring.claim', defaultMessage: 'Номер запроса' },
  bureauScore: { id: 'customers.scoring.bureauScore', defaultMessage: 'Баллы бюро' },
  activeContracts: { id: 'customers.scoring.activeContracts', defaultMessage: 'Действующих договоров' },
  totalDebt: { id: 'customers.scoring.totalDebt', defaultMessage: 'Долг всего, сум' },
  overdueDebt: { id: 'customers.scoring.overdueDebt', defaultMessage: 'Просрочено, сум' },
  maxDelay: { id: 'customers.scoring.maxDelay', defaultMessage: 'Наибольшая просрочка, дней' },
  wings: { id: 'customers.scoring.wings', defaultMessage: 'Что ответила служба' },
  noWings: { id: 'customers.scoring.noWings', defaultMessage: 'Службу не спрашивали' },
});

export const drawerTitle = defineMessage<{ id: number | string }>({
  id: 'customers.scoring.drawerTitle',
  defaultMessage: 'Скоринг № {id}',
});
export const short = defineMessage<{ count: number }>({
  id: 'customers.scoring.short',
  defaultMessage: '{count, plural, one {Не хватает # балла} few {Не хватает # баллов} other {Не хватает # баллов}}',
});
export const days = defineMessage<{ count: number }>({
  id: 'customers.scoring.days',
  defaultMessage: '{count, plural, one {# день} few {# дня} other {# дней}}',
});
export const years = defineMessage<{ count: number }>({
  id: 'customers.scoring.years',
  defaultMessage: '{count, plural, one {# год} few {# года} other {# лет}}',
});
export const passLine = defineMessage<{ score: number }>({
  id: 'customers.scoring.passLine',
  defaultMessage: 'Порог — {score}: с этого балла скоринг пройден',
});
export const helpful = defineMessage<{ way: string; gain: number }>({
  id: 'customers.scoring.helpful',
  defaultMessage: '{way}: +{gain}',
});
export const sufficient = defineMessage<{ way: string; gain: number }>({
  id: 'customers.scoring.sufficient',
  defaultMessage: '{way}: +{gain}, этого хватит',
});
