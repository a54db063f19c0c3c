import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  search: { id: 'claims.cashIn.search', defaultMessage: 'Документ, плательщик, назначение' },
  number: { id: 'claims.cashIn.number', defaultMessage: 'Документ' },
  date: { id: 'claims.cashIn.date', defaultMessage: 'Дата документа' },
  payer: { id: 'claims.cashIn.payer', defaultMessage: 'Плательщик' },
  payerNumber: { id: 'claims.cashIn.payerNumber', defaultMessage: 'ИНН или ПИНФЛ' },
  account: { id: 'claims.cashIn.account', defaultMessage: 'Счёт плательщика' },
  confidence: { id: 'claims.cashIn.confidence', defaultMessage: 'Совпадение' },
  waitsSince: { id: 'claims.cashIn.waitsSince', defaultMessage: 'Поступил' },
  empty: { id: 'claims.cashIn.empty', defaultMessage: 'Все поступления разобраны' },
  bankDocument: { id: 'claims.cashIn.bankDocument', defaultMessage: 'Банковский документ' },
  whose: { id: 'claims.cashIn.whose', defaultMessage: 'Чей это платёж' },
  nobody: { id: 'claims.cashIn.nobody', defaultMessage: 'По ИНН, ПИНФЛ, счёту и имени никто не найден' },
  choose: { id: 'claims.cashIn.choose', defaultMessage: 'Зачислить инвестору' },
  other: { id: 'claims.cashIn.other', defaultMessage: 'Найти другого инвестора' },
  otherHint: { id: 'claims.cashIn.otherHint', defaultMessage: 'Имя, номер; телефон, ПИНФЛ, ИНН — от 7 цифр' },
  find: { id: 'claims.cashIn.find', defaultMessage: 'Найти' },
  found: { id: 'claims.cashIn.found', defaultMessage: 'Найденные инвесторы' },
  noContract: { id: 'claims.cashIn.noContract', defaultMessage: 'Без договора, на баланс' },
  otherNameAsk: {
    id: 'claims.cashIn.otherNameAsk',
    defaultMessage: 'Имя плательщика другое. Проверьте, что деньги принадлежат этому инвестору.',
  },
  otherName: { id: 'claims.cashIn.otherName', defaultMessage: 'имя другое' },
  mayNotReceive: {
    id: 'claims.cashIn.mayNotReceive',
    defaultMessage: 'Инвестор не проверен: деньги ему зачислить нельзя',
  },
  balance: { id: 'claims.cashIn.balance', defaultMessage: 'Баланс сейчас' },
  confirm: { id: 'claims.cashIn.confirm', defaultMessage: 'Зачислить' },
  confirmTitle: { id: 'claims.cashIn.confirmTitle', defaultMessage: 'Зачислить платёж на баланс инвестора?' },
  confirmed: { id: 'claims.cashIn.confirmed', defaultMessage: 'Платёж зачислен' },
  chooseFirst: { id: 'claims.cashIn.chooseFirst', defaultMessage: 'Сначала выберите инвестора' },
  rejectTitle: { id: 'claims.cashIn.rejectTitle', defaultMessage: 'Отклонить платёж' },
  rejected: { id: 'claims.cashIn.rejected', defaultMessage: 'Платёж отклонён' },
  return: { id: 'claims.cashIn.return', defaultMessage: 'Вернуть' },
  returnTitle: { id: 'claims.cashIn.returnTitle', defaultMessage: 'Вернуть платёж на счёт плательщика' },
  returned: { id: 'claims.cashIn.returned', defaultMessage: 'Платёж возвращён' },
  noAccount: { id: 'claims.cashIn.noAccount', defaultMessage: 'В документе нет счёта плательщика: вернуть некуда' },
  isDecided: { id: 'claims.cashIn.isDecided', defaultMessage: 'Платёж уже обработан' },
  next: { id: 'claims.cashIn.next', defaultMessage: 'Следующий платёж' },
  toList: { id: 'claims.cashIn.toList', defaultMessage: 'К списку' },
});

export const contractMissing = defineMessage<{ number: string }>({
  id: 'claims.cashIn.contractMissing',
  defaultMessage:
    'Под договор {number} из назначения зачислить нельзя: он закрыт, по нему идёт вывод средств или он принадлежит другому инвестору. Деньги поступят на баланс.',
});
export const confirmVerb = defineMessage<{ amount: string }>({
  id: 'claims.cashIn.confirmVerb',
  defaultMessage: 'Зачислить {amount}',
});
export const numbered = defineMessage<{ number: string }>({
  id: 'claims.cashIn.numbered',
  defaultMessage: 'Платёж № {number}',
});
export const decidedBy = defineMessage<{ name: string; status: string; at: string }>({
  id: 'claims.cashIn.decidedBy',
  defaultMessage: 'Платёж уже обработан: {name}, {at}. Статус: {status}.',
});
export const notFound = defineMessage<{ text: string }>({
  id: 'claims.cashIn.notFound',
  defaultMessage: 'Не найдено: {text}',
});
export const foundCount = defineMessage<{ count: number }>({
  id: 'claims.cashIn.foundCount',
  defaultMessage:
    '{count, plural, one {Найден # инвестор} few {Найдено # инвестора} many {Найдено # инвесторов} other {Найдено # инвестора}}',
});
/** The link to the record of somebody whose money it may be. */
export const candidateCard = defineMessage<{ id: number }>({
  id: 'claims.party.card',
  defaultMessage: 'Карточка № {id}',
});
