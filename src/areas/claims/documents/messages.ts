import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  offer: { id: 'claims.documents.offer', defaultMessage: 'Оферта' },
  act: { id: 'claims.documents.act', defaultMessage: 'Акт' },
  statement: { id: 'claims.documents.statement', defaultMessage: 'Заявление' },
  other: { id: 'claims.documents.other', defaultMessage: 'Другой документ' },
  noFile: { id: 'claims.documents.noFile', defaultMessage: 'Файл не приложен' },
  created: { id: 'claims.documents.created', defaultMessage: 'Получен' },
  search: { id: 'claims.documents.search', defaultMessage: 'Номер или имя инвестора' },
  empty: { id: 'claims.documents.empty', defaultMessage: 'Документов пока нет' },
  actions: { id: 'claims.documents.actions', defaultMessage: 'Действия с документом' },
  check: { id: 'claims.documents.check', defaultMessage: 'Отметить проверенным' },
  isChecked: { id: 'claims.documents.isChecked', defaultMessage: 'Документ проверен' },
  accept: { id: 'claims.documents.accept', defaultMessage: 'Принять' },
  acceptTitle: { id: 'claims.documents.acceptTitle', defaultMessage: 'Принять документ?' },
  isAccepted: { id: 'claims.documents.isAccepted', defaultMessage: 'Документ принят' },
  rejectTitle: { id: 'claims.documents.rejectTitle', defaultMessage: 'Отклонить документ' },
  isRejected: { id: 'claims.documents.isRejected', defaultMessage: 'Документ отклонён' },
  notNew: { id: 'claims.documents.notNew', defaultMessage: 'Документ уже проверен' },
  notChecked: { id: 'claims.documents.notChecked', defaultMessage: 'Сначала документ нужно проверить' },
  checkTitle: { id: 'claims.documents.checkTitle', defaultMessage: 'Отметить документы проверенными?' },
  checkRun: { id: 'claims.documents.checkRun', defaultMessage: 'Проверка документов' },
  acceptPickedTitle: { id: 'claims.documents.acceptPickedTitle', defaultMessage: 'Принять выбранные документы?' },
  acceptRun: { id: 'claims.documents.acceptRun', defaultMessage: 'Приём документов' },
  bulkDone: { id: 'claims.documents.bulkDone', defaultMessage: 'Документы обработаны' },
  about: { id: 'claims.documents.about', defaultMessage: 'О документе' },
});

export const bulkSummary = defineMessage<{ done: number; failed: number; skipped: number }>({
  id: 'claims.documents.bulkSummary',
  defaultMessage: 'Документов: {done}, не удалось: {failed}, пропущено: {skipped}',
});
