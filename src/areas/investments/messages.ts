import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  search: { id: 'investments.list.search', defaultMessage: 'Номер договора или инвестор' },
  tariff: { id: 'investments.list.tariff', defaultMessage: 'Тариф' },
  dividends: { id: 'investments.list.dividends', defaultMessage: 'Дивиденды, сум' },
  start: { id: 'investments.list.start', defaultMessage: 'Начало' },
  end: { id: 'investments.list.end', defaultMessage: 'Окончание' },
  empty: { id: 'investments.list.empty', defaultMessage: 'Инвестиций пока нет' },
  lists: { id: 'investments.card.lists', defaultMessage: 'Движения и заявки' },
  postings: { id: 'investments.card.postings', defaultMessage: 'Проводки' },
  history: { id: 'investments.card.history', defaultMessage: 'История' },
  noHistory: { id: 'investments.card.noHistory', defaultMessage: 'Истории пока нет' },
  round: { id: 'investments.card.round', defaultMessage: 'Раунд' },
  months: { id: 'investments.card.months', defaultMessage: 'Срок' },
  percent: { id: 'investments.card.percent', defaultMessage: 'Ожидаемая доходность в год' },
  payout: { id: 'investments.card.payout', defaultMessage: 'Выплата дивидендов' },
  earlyExit: { id: 'investments.card.earlyExit', defaultMessage: 'Досрочный вывод' },
  earlyExitNo: { id: 'investments.card.earlyExitNo', defaultMessage: 'Не предусмотрен' },
  earlyExitByScale: { id: 'investments.card.earlyExitByScale', defaultMessage: 'Можно, штраф по общей шкале' },
  prolong: { id: 'investments.card.prolong', defaultMessage: 'Автопродление' },
  opened: { id: 'investments.history.opened', defaultMessage: 'Инвестиция открыта' },
  changed: { id: 'investments.history.changed', defaultMessage: 'Инвестиция изменена' },
  claimChanged: { id: 'investments.history.claimChanged', defaultMessage: 'Заявка на вывод изменена' },
  claimDecided: { id: 'investments.history.claimDecided', defaultMessage: 'Решение по заявке на вывод' },
  claimSigned: { id: 'investments.history.claimSigned', defaultMessage: 'Платёжный документ заявки на вывод' },
  claimPaid: { id: 'investments.history.claimPaid', defaultMessage: 'Выплачено из инвестиции' },
  debit: { id: 'investments.postings.debit', defaultMessage: 'Дебет, сум' },
  credit: { id: 'investments.postings.credit', defaultMessage: 'Кредит, сум' },
  noPostings: { id: 'investments.postings.empty', defaultMessage: 'Проводок пока нет' },
  unbalanced: {
    id: 'investments.postings.unbalanced',
    defaultMessage: 'Дебет и кредит не сходятся. Сообщите в поддержку.',
  },
});

export const monthCount = defineMessage<{ count: number; shown: string }>({
  id: 'investments.card.monthCount',
  defaultMessage:
    '{count, plural, one {{shown} месяц} few {{shown} месяца} many {{shown} месяцев} other {{shown} месяца}}',
});

/** With the percent already written the way of the language. */
export const earlyExitFor = defineMessage<{ percent: string }>({
  id: 'investments.card.earlyExitFor',
  defaultMessage: 'Можно, штраф {percent}',
});

export const balanced = defineMessage<{ sum: string }>({
  id: 'investments.postings.balanced',
  defaultMessage: 'Дебет и кредит сходятся: {sum}',
});
