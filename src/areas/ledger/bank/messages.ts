import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  intro: {
    id: 'ledger.bank.intro',
    defaultMessage:
      'Выписка банка сравнивается с проводками счёта 5110 по сумме, документу и дню. Файл не сохраняется и ничего не проводит.',
  },
  kinds: {
    id: 'ledger.bank.kinds',
    defaultMessage:
      'Таблица xlsx со столбцами «Дата», «Номер», «Приход» и «Расход» или «Сумма», «Контрагент», «ИНН», «Счёт», «Назначение», либо текст клиент-банка (1CClientBankExchange). До 10 МБ и 5 000 строк.',
  },
  choose: { id: 'ledger.bank.choose', defaultMessage: 'Выбрать выписку' },
  drop: { id: 'ledger.bank.drop', defaultMessage: 'или перетащите её сюда' },
  reading: { id: 'ledger.bank.reading', defaultMessage: 'Выписка сравнивается с главной книгой' },
  again: { id: 'ledger.bank.again', defaultMessage: 'Сверить снова' },
  another: { id: 'ledger.bank.another', defaultMessage: 'Другая выписка' },
  summary: { id: 'ledger.bank.summary', defaultMessage: 'Итоги за период' },
  what: { id: 'ledger.bank.what', defaultMessage: 'Что сравнивается' },
  byBank: { id: 'ledger.bank.byBank', defaultMessage: 'По выписке, сум' },
  opening: { id: 'ledger.bank.opening', defaultMessage: 'Остаток на начало' },
  income: { id: 'ledger.bank.income', defaultMessage: 'Поступило' },
  expense: { id: 'ledger.bank.expense', defaultMessage: 'Списано' },
  closing: { id: 'ledger.bank.closing', defaultMessage: 'Остаток на конец' },
  onlyBank: { id: 'ledger.bank.onlyBank', defaultMessage: 'Есть в банке, нет в книге' },
  onlyLedger: { id: 'ledger.bank.onlyLedger', defaultMessage: 'Есть в книге, нет в банке' },
  matched: { id: 'ledger.bank.matched', defaultMessage: 'Совпало' },
  unread: { id: 'ledger.bank.unread', defaultMessage: 'Строки, которые не прочитаны' },
  noOnlyBank: { id: 'ledger.bank.noOnlyBank', defaultMessage: 'Каждой строке выписки нашлась проводка' },
  noOnlyLedger: { id: 'ledger.bank.noOnlyLedger', defaultMessage: 'Каждой проводке нашлась строка выписки' },
  noMatched: { id: 'ledger.bank.noMatched', defaultMessage: 'Ничего не совпало' },
  row: { id: 'ledger.bank.row', defaultMessage: 'Строка файла' },
  column: { id: 'ledger.bank.column', defaultMessage: 'Что не так' },
  why: { id: 'ledger.bank.why', defaultMessage: 'Почему' },
  direction: { id: 'ledger.bank.direction', defaultMessage: 'Приход или списание' },
  in: { id: 'ledger.bank.in', defaultMessage: 'Приход' },
  out: { id: 'ledger.bank.out', defaultMessage: 'Списание' },
  purpose: { id: 'ledger.bank.purpose', defaultMessage: 'Назначение платежа' },
  otherAccount: { id: 'ledger.bank.otherAccount', defaultMessage: 'Счёт контрагента' },
  inn: { id: 'ledger.bank.inn', defaultMessage: 'ИНН контрагента' },
  how: { id: 'ledger.bank.how', defaultMessage: 'По чему совпало' },
  exact: { id: 'ledger.bank.how.exact', defaultMessage: 'Документ и день' },
  document: { id: 'ledger.bank.how.document', defaultMessage: 'Документ, другой день' },
  sameDay: { id: 'ledger.bank.how.day', defaultMessage: 'Сумма и день' },
  near: { id: 'ledger.bank.how.near', defaultMessage: 'Сумма, день рядом' },
  postingDay: { id: 'ledger.bank.postingDay', defaultMessage: 'День в книге' },
  begin: { id: 'ledger.bank.begin', defaultMessage: 'Составить проводку по строке' },
  begun: { id: 'ledger.bank.begun', defaultMessage: 'Черновик составлен' },
  notBegun: { id: 'ledger.bank.notBegun', defaultMessage: 'Проводки нет' },
  state: { id: 'ledger.bank.state', defaultMessage: 'Что сделано' },
});

export const period = defineMessage<{ file: string; begin: string; end: string }>({
  id: 'ledger.bank.period',
  defaultMessage: '{file}: с {begin} по {end}',
});
