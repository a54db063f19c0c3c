import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';

export const m = {
  ...defineMessages({
    history: { id: 'investors.card.history', defaultMessage: 'История проверки' },
    noHistory: { id: 'investors.card.noHistory', defaultMessage: 'Статус ещё не менялся' },
    moreHistory: { id: 'investors.card.moreHistory', defaultMessage: 'Показать ещё' },
    logs: { id: 'investors.logs.logs', defaultMessage: 'Журнал' },
    noLogs: { id: 'investors.logs.noLogs', defaultMessage: 'Записей пока нет' },
    moreLogs: { id: 'investors.logs.moreLogs', defaultMessage: 'Показать ещё' },
    edits: { id: 'investors.edits.edits', defaultMessage: 'Правки' },
    noEdits: { id: 'investors.edits.noEdits', defaultMessage: 'Правок пока нет' },
    field: { id: 'investors.edits.field', defaultMessage: 'Поле' },
    created: { id: 'investors.logAction.created', defaultMessage: 'Создание' },
    updated: { id: 'investors.logAction.updated', defaultMessage: 'Изменение' },
    statusChanged: { id: 'investors.logAction.statusChanged', defaultMessage: 'Смена статуса' },
    revealed: { id: 'investors.logAction.revealed', defaultMessage: 'Просмотр скрытых данных' },
    passportConfirmed: { id: 'investors.logAction.passportConfirmed', defaultMessage: 'Подтверждение паспорта' },
    identificationReset: { id: 'investors.logAction.identificationReset', defaultMessage: 'Сброс идентификации' },
    attached: { id: 'investors.logAction.attached', defaultMessage: 'Добавление файла' },
    detached: { id: 'investors.logAction.detached', defaultMessage: 'Удаление файла' },
    erased: { id: 'investors.logAction.erased', defaultMessage: 'Удаление навсегда' },
    refilled: { id: 'investors.logAction.refilled', defaultMessage: 'Баланс пополнен' },
    withdrawn: { id: 'investors.logAction.withdrawn', defaultMessage: 'Списано с баланса' },
    cardDecided: { id: 'investors.logAction.cardDecided', defaultMessage: 'Проверка карты' },
    passportChecked: { id: 'investors.logField.passportChecked', defaultMessage: 'Паспорт подтверждён' },
    initiator: { id: 'investors.logField.initiator', defaultMessage: 'Запросил(а)' },
    byInvestor: { id: 'investors.logField.byInvestor', defaultMessage: 'инвестор' },
    refillAsked: { id: 'investors.logAction.refillAsked', defaultMessage: 'Запрошено пополнение' },
    withdrawalAsked: { id: 'investors.logAction.withdrawalAsked', defaultMessage: 'Запрошено списание' },
    claimDecided: { id: 'investors.logAction.claimDecided', defaultMessage: 'Решение по заявке' },
    paidOut: { id: 'investors.logAction.paidOut', defaultMessage: 'Выплата по заявке на вывод' },
    cashInConfirmed: { id: 'investors.logAction.cashInConfirmed', defaultMessage: 'Зачисление банковского платежа' },
    documentDecided: { id: 'investors.logAction.documentDecided', defaultMessage: 'Решение по документу' },
    bondBought: { id: 'investors.logAction.bondBought', defaultMessage: 'Покупка облигаций' },
    bondPaid: { id: 'investors.logAction.bondPaid', defaultMessage: 'Выплата по облигации' },
    infoMade: { id: 'investors.logAction.infoMade', defaultMessage: 'Файл со сведениями' },
  }),
  system: t.system,
  what: t.action,
};

/** What a change of the investor belongs to, by the word that the services write before its number. */
export const recordFields = {
  bond: defineMessage<{ number: string }>({ id: 'investors.logField.bond', defaultMessage: 'Облигация № {number}' }),
  claim: defineMessage<{ number: string }>({ id: 'investors.logField.claim', defaultMessage: 'Заявка № {number}' }),
  cash_in: defineMessage<{ number: string }>({
    id: 'investors.logField.cashIn',
    defaultMessage: 'Банковский платёж № {number}',
  }),
  card: defineMessage<{ number: string }>({ id: 'investors.logField.card', defaultMessage: 'Карта № {number}' }),
  document: defineMessage<{ number: string }>({
    id: 'investors.logField.document',
    defaultMessage: 'Документ {number}',
  }),
  exit_claim: defineMessage<{ number: string }>({
    id: 'investors.logField.exitClaim',
    defaultMessage: 'Заявка на вывод № {number}',
  }),
};
