import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  error: { id: 'signing.field.error', defaultMessage: 'Ответ банка' },
  signedAt: { id: 'signing.field.signedAt', defaultMessage: 'Подписан' },
  signer: { id: 'signing.field.signer', defaultMessage: 'Кто подписал' },
  acceptedByBank: { id: 'signing.field.acceptedByBank', defaultMessage: 'Принято банком' },
  noAnswer: { id: 'signing.field.noAnswer', defaultMessage: 'Ответа пока нет' },
  toSign: { id: 'signing.field.toSign', defaultMessage: 'Что подписывается' },

  search: { id: 'signing.list.search', defaultMessage: 'Документ, заявка или получатель' },
  empty: { id: 'signing.list.empty', defaultMessage: 'Документов в этом статусе нет' },
  actions: { id: 'signing.list.actions', defaultMessage: 'Действия с документом' },
  signAll: { id: 'signing.list.signAll', defaultMessage: 'Подписать все' },
  noDrafts: { id: 'signing.list.noDrafts', defaultMessage: 'Подписывать нечего: черновиков нет' },
  signPicked: { id: 'signing.list.signPicked', defaultMessage: 'Подписать выбранные' },
  sign: { id: 'signing.row.sign', defaultMessage: 'Подписать' },
  notDraft: { id: 'signing.row.notDraft', defaultMessage: 'Подписать можно только черновик' },
  approvedByMe: {
    id: 'signing.row.approvedByMe',
    defaultMessage: 'Вы одобрили эту крупную выплату: подписать её должен другой сотрудник',
  },
  retry: { id: 'signing.row.retry', defaultMessage: 'Подготовить заново' },
  prepare: { id: 'signing.row.prepare', defaultMessage: 'Подготовить документ' },
  prepareAgain: { id: 'signing.row.prepareAgain', defaultMessage: 'Подготовить новый документ' },
  prepared: { id: 'signing.row.prepared', defaultMessage: 'Документ ждёт подписи' },
  notReplaceable: {
    id: 'signing.row.notReplaceable',
    defaultMessage: 'Новый документ готовят к одобренной заявке, у которой документа нет',
  },
  cancel: { id: 'signing.row.cancel', defaultMessage: 'Отменить документ' },
  notCancellable: {
    id: 'signing.row.notCancellable',
    defaultMessage: 'Отменить можно черновик или отклонённый банком документ',
  },
  notFailed: { id: 'signing.row.notFailed', defaultMessage: 'Заново готовят черновик или отклонённый банком документ' },
  retryTitle: { id: 'signing.retry.title', defaultMessage: 'Подготовить документ заново?' },
  retryText: {
    id: 'signing.retry.text',
    defaultMessage: 'Получатель будет проверен снова, и документ нужно будет подписать ещё раз.',
  },
  retried: { id: 'signing.retry.done', defaultMessage: 'Документ снова ждёт подписи' },

  cancelTitle: { id: 'signing.cancel.title', defaultMessage: 'Отменить платёжный документ' },
  cancelled: { id: 'signing.cancel.done', defaultMessage: 'Документ отменён, заявка снова ждёт решения' },

  prepareTitle: { id: 'signing.prepare.title', defaultMessage: 'Подготовить платёжные документы?' },
  prepareVerb: { id: 'signing.prepare.verb', defaultMessage: 'Подготовить' },
  prepareRun: { id: 'signing.prepare.run', defaultMessage: 'Подготовка документов' },
  prepareDone: { id: 'signing.prepare.done', defaultMessage: 'Подготовка документов завершена' },
  noneToPrepare: { id: 'signing.prepare.none', defaultMessage: 'Среди выбранных готовить нечего' },
  notApproved: { id: 'signing.prepare.notApproved', defaultMessage: 'Документ готовят только к одобренной заявке' },
  retryPickedTitle: { id: 'signing.prepare.retryTitle', defaultMessage: 'Подготовить документы заново?' },
  toSigning: { id: 'signing.prepare.toSigning', defaultMessage: 'Перейти к подписи' },

  title: { id: 'signing.dialog.title', defaultMessage: 'Подпись E-IMZO' },
  looking: { id: 'signing.dialog.looking', defaultMessage: 'Ищем ключи ЭЦП…' },
  opening: { id: 'signing.dialog.opening', defaultMessage: 'Введите пароль ключа в окне E-IMZO' },
  keys: { id: 'signing.dialog.keys', defaultMessage: 'Ключ подписи' },
  inn: { id: 'signing.dialog.inn', defaultMessage: 'ИНН' },
  expired: { id: 'signing.dialog.expired', defaultMessage: 'Срок ключа истёк' },
  early: { id: 'signing.dialog.early', defaultMessage: 'Ключ ещё не действует' },
  expiring: { id: 'signing.dialog.expiring', defaultMessage: 'Срок ключа скоро закончится' },
  otherOrganisation: { id: 'signing.dialog.otherOrganisation', defaultMessage: 'Ключ другой организации' },
  onlyOwn: {
    id: 'signing.dialog.onlyOwn',
    defaultMessage: 'Эти крупные выплаты одобрили вы: подписать их должен другой сотрудник',
  },
  gone: { id: 'signing.dialog.gone', defaultMessage: 'Черновиков для подписи больше нет' },
  busy: { id: 'signing.dialog.busy', defaultMessage: 'Подписание уже идёт в другой вкладке' },

  batch: { id: 'signing.batch.title', defaultMessage: 'Подписание документов' },
  skippedGone: { id: 'signing.batch.gone', defaultMessage: 'Документ уже не черновик' },
  summary: { id: 'signing.batch.summary', defaultMessage: 'Подписание завершено' },
  resume: { id: 'signing.resume.resume', defaultMessage: 'Продолжить подписание' },
  askSent: { id: 'signing.resume.askSent', defaultMessage: 'Узнать результат' },
  allSent: {
    id: 'signing.resume.allSent',
    defaultMessage: 'Все эти документы уже отправлены, подписывать нечего. Осталось узнать, что с ними стало.',
  },
  forget: { id: 'signing.resume.forget', defaultMessage: 'Забыть' },
  forgetTitle: { id: 'signing.resume.forgetTitle', defaultMessage: 'Забыть прерванное подписание?' },
  forgetText: {
    id: 'signing.resume.forgetText',
    defaultMessage: 'Неотправленные подписи будут удалены. Документы останутся черновиками, их можно подписать заново.',
  },
  forgotten: { id: 'signing.resume.forgotten', defaultMessage: 'Прерванное подписание забыто' },
});

export const validity = defineMessage<{ from: string; to: string }>({
  id: 'signing.dialog.validity',
  defaultMessage: 'Действует с {from} по {to}',
});
export const plan = defineMessage<{ count: number; shown: string; amount: string }>({
  id: 'signing.dialog.plan',
  defaultMessage:
    '{count, plural, one {{shown} документ} few {{shown} документа} many {{shown} документов} other {{shown} документа}} на {amount}',
});
export const leftOut = defineMessage<{ count: number; shown: string }>({
  id: 'signing.dialog.leftOut',
  defaultMessage:
    '{count, plural, one {{shown} крупная выплата одобрена вами и останется} few {{shown} крупные выплаты одобрены вами и останутся} many {{shown} крупных выплат одобрены вами и останутся} other {{shown} крупной выплаты одобрены вами и останутся}} для подписи другому сотруднику',
});
export const verb = defineMessage<{ amount: string }>({
  id: 'signing.dialog.verb',
  defaultMessage: 'Подписать на {amount}',
});
export const interrupted = defineMessage<{ count: string }>({
  id: 'signing.resume.left',
  defaultMessage: 'Подписание прервано. Не завершено документов: {count}',
});
export const counted = defineMessage<{ signed: string; failed: string; skipped: string }>({
  id: 'signing.batch.counted',
  defaultMessage: 'Подписано: {signed}. Не удалось: {failed}. Пропущено: {skipped}',
});
export const countedWithList = defineMessage<{ signed: string; failed: string; skipped: string; list: string }>({
  id: 'signing.batch.countedWithList',
  defaultMessage: 'Подписано: {signed}. Не удалось: {failed}. Пропущено: {skipped}. {list}',
});

export const bulkSummary = defineMessage<{ done: number; failed: number; skipped: number }>({
  id: 'signing.prepare.summary',
  defaultMessage: 'Подготовлено: {done}, не удалось: {failed}, пропущено: {skipped}',
});
