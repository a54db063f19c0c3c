import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../i18n/terms';

export const m = {
  ...defineMessages({
    change: { id: 'investors.status.change', defaultMessage: 'Изменить статус' },
    notFrom: { id: 'investors.status.notFrom', defaultMessage: 'Из нынешнего статуса так нельзя' },
    bySystem: { id: 'investors.status.bySystem', defaultMessage: 'Этот статус ставит система' },
    hasInvestments: { id: 'investors.status.hasInvestments', defaultMessage: 'Есть действующие инвестиции' },
    inArchive: { id: 'investors.status.inArchive', defaultMessage: 'Инвестор в архиве: сначала верните его' },
    bulkTitle: { id: 'investors.bulk.bulkTitle', defaultMessage: 'Изменить статус выбранных' },
    processed: { id: 'investors.bulk.processed', defaultMessage: 'Статусы обработаны' },
    noRight: { id: 'investors.bulk.noRight', defaultMessage: 'Вам нельзя делать это изменение' },
    saved: { id: 'investors.edit.saved', defaultMessage: 'Успешно завершено' },
    editCommon: { id: 'investors.edit.editCommon', defaultMessage: 'Изменить общие данные' },
    editPhone: { id: 'investors.edit.editPhone', defaultMessage: 'Изменить телефон' },
    newPhone: { id: 'investors.edit.newPhone', defaultMessage: 'Новый телефон' },
    currentPhone: { id: 'investors.edit.currentPhone', defaultMessage: 'Сейчас' },
    editDocuments: { id: 'investors.edit.editDocuments', defaultMessage: 'Изменить данные документа' },
    editCompany: { id: 'investors.edit.editCompany', defaultMessage: 'Изменить данные компании' },
    keepsIfEmpty: { id: 'investors.edit.keepsIfEmpty', defaultMessage: 'Скрыто. Пустое поле оставит прежнее значение' },
    hasGreenCard: { id: 'investors.edit.hasGreenCard', defaultMessage: 'Есть' },
    expiryBeforeIssue: {
      id: 'investors.edit.expiryBeforeIssue',
      defaultMessage: 'Срок действия должен быть позже даты выдачи',
    },
    fiveDigits: { id: 'investors.edit.fiveDigits', defaultMessage: 'Нужно 5 цифр' },
    fourteenDigits: { id: 'investors.edit.fourteenDigits', defaultMessage: 'Нужно 14 цифр' },
    refillAction: { id: 'investors.balance.refillAction', defaultMessage: 'Пополнить баланс' },
    withdrawAction: { id: 'investors.balance.withdrawAction', defaultMessage: 'Списать с баланса' },
    notVerified: { id: 'investors.balance.notVerified', defaultMessage: 'Инвестор ещё не проверен' },
    why: { id: 'investors.balance.why', defaultMessage: 'Основание' },
    asked: { id: 'investors.balance.asked', defaultMessage: 'Заявка создана и ждёт решения второго сотрудника' },
    fromWhere: { id: 'investors.balance.fromWhere', defaultMessage: 'Откуда' },
    toWhere: { id: 'investors.balance.toWhere', defaultMessage: 'Куда' },
    platform: { id: 'investors.balance.platform', defaultMessage: 'Счёт платформы' },
    ownBalance: { id: 'investors.balance.ownBalance', defaultMessage: 'Баланс инвестора' },
    confirmPassport: { id: 'investors.actions.confirmPassport', defaultMessage: 'Подтвердить паспорт' },
    confirmPassportText: {
      id: 'investors.actions.confirmPassportText',
      defaultMessage: 'Паспортные данные сверены с фотографиями и принадлежат этому человеку.',
    },
    passportConfirmed: { id: 'investors.actions.passportConfirmed', defaultMessage: 'Паспорт подтверждён' },
    alreadyConfirmed: { id: 'investors.actions.alreadyConfirmed', defaultMessage: 'Паспорт уже подтверждён' },
    reset: { id: 'investors.actions.reset', defaultMessage: 'Сбросить идентификацию' },
    resetText: {
      id: 'investors.actions.resetText',
      defaultMessage:
        'Документы и фотографии будут стёрты, статус станет «Новый». Инвестор пройдёт идентификацию заново.',
    },
    resetDone: { id: 'investors.actions.resetDone', defaultMessage: 'Идентификация сброшена' },
    saveInfo: { id: 'investors.actions.saveInfo', defaultMessage: 'Сформировать файл со сведениями' },
    archive: { id: 'investors.actions.archive', defaultMessage: 'Переместить в архив' },
    archiveText: {
      id: 'investors.actions.archiveText',
      defaultMessage: 'Инвестор исчезнет из списков. Запись можно вернуть из архива.',
    },
    archiveDone: { id: 'investors.actions.archiveDone', defaultMessage: 'Инвестор в архиве' },
    notArchivable: {
      id: 'investors.actions.notArchivable',
      defaultMessage: 'В архив можно убрать только нового, неактивного или вышедшего инвестора',
    },
    restore: { id: 'investors.actions.restore', defaultMessage: 'Вернуть из архива' },
    restoreText: {
      id: 'investors.actions.restoreText',
      defaultMessage: 'Инвестор станет неактивным; дальше статус меняют как обычно.',
    },
    restoreDone: { id: 'investors.actions.restoreDone', defaultMessage: 'Инвестор возвращён из архива' },
    erase: { id: 'investors.actions.erase', defaultMessage: 'Удалить навсегда' },
    eraseText: {
      id: 'investors.actions.eraseText',
      defaultMessage: 'Запись инвестора и всё, что с ней связано, исчезнет без возможности вернуть.',
    },
    hasMoney: { id: 'investors.actions.hasMoney', defaultMessage: 'На балансе есть деньги' },
    ofInvestor: { id: 'investors.actions.ofInvestor', defaultMessage: 'Действия с инвестором' },
  }),
  changed: t.statusEdited,
  edit: t.edit,
  eraseDone: t.removed,
  comment: t.comment,
  reason: t.reason,
  sum: t.sum,
  apply: t.apply,
  noGreenCard: t.no,
  goOn: t.resume,
  target: t.newStatus,
};

export const bulkTitleOf = defineMessage<{ status: string }>({
  id: 'investors.bulk.titleOf',
  defaultMessage: 'Новый статус: {status}',
});

export const bulkSummary = defineMessage<{ done: number; failed: number; skipped: number }>({
  id: 'investors.bulk.summary',
  defaultMessage: 'Изменено: {done}, не удалось: {failed}, пропущено: {skipped}',
});

export const refillVerb = defineMessage<{ amount: string }>({
  id: 'investors.balance.refillVerb',
  defaultMessage: 'Пополнить на {amount}',
});

export const withdrawVerb = defineMessage<{ amount: string }>({
  id: 'investors.balance.withdrawVerb',
  defaultMessage: 'Списать {amount}',
});
