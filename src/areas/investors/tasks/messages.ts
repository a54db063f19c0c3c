import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  search: { id: 'investors.tasks.search', defaultMessage: 'Название задания' },
  progress: { id: 'investors.tasks.progress', defaultMessage: 'Обработано' },
  failed: { id: 'investors.tasks.failed', defaultMessage: 'Отказов' },
  skipped: { id: 'investors.tasks.skipped', defaultMessage: 'Пропущено' },
  created: { id: 'investors.tasks.created', defaultMessage: 'Создано' },
  started: { id: 'investors.tasks.started', defaultMessage: 'Начато' },
  finished: { id: 'investors.tasks.finished', defaultMessage: 'Закончено' },
  author: { id: 'investors.tasks.author', defaultMessage: 'Кто создал' },
  empty: { id: 'investors.tasks.empty', defaultMessage: 'Фоновых заданий пока нет' },
  importFile: { id: 'investors.tasks.import', defaultMessage: 'Импорт из файла' },
  actions: { id: 'investors.tasks.actions', defaultMessage: 'Действия с заданием' },
  run: { id: 'investors.tasks.run', defaultMessage: 'Запустить' },
  runTitle: { id: 'investors.tasks.runTitle', defaultMessage: 'Запустить задание?' },
  wasRun: { id: 'investors.tasks.wasRun', defaultMessage: 'Задание запущено' },
  cancelTitle: { id: 'investors.tasks.cancelTitle', defaultMessage: 'Остановить задание?' },
  cancelText: {
    id: 'investors.tasks.cancelText',
    defaultMessage: 'Сделанное останется, а строки, до которых очередь не дошла, будут пропущены.',
  },
  wasCancelled: { id: 'investors.tasks.wasCancelled', defaultMessage: 'Задание остановлено' },
  editTitle: { id: 'investors.tasks.editTitle', defaultMessage: 'Изменить задание' },
  saved: { id: 'investors.tasks.saved', defaultMessage: 'Задание изменено' },
  notCreated: { id: 'investors.tasks.notCreated', defaultMessage: 'Задание уже запускалось' },
  hasEnded: { id: 'investors.tasks.hasEnded', defaultMessage: 'Задание уже закончилось' },
  otherKind: { id: 'investors.tasks.otherKind', defaultMessage: 'Такие задания запускает только система' },
  pendingForAll: { id: 'investors.tasks.wishForAll', defaultMessage: 'Статус, если в строке его нет' },
  comment: { id: 'investors.tasks.comment', defaultMessage: 'Комментарий, если в строке его нет' },
  about: { id: 'investors.tasks.about', defaultMessage: 'О задании' },
  items: { id: 'investors.tasks.items', defaultMessage: 'Строки' },
  noItems: { id: 'investors.tasks.noItems', defaultMessage: 'Таких строк нет' },
  onlyFailed: { id: 'investors.tasks.onlyFailed', defaultMessage: 'Только отказы' },
  downloadFailed: { id: 'investors.tasks.downloadFailed', defaultMessage: 'Скачать отказы' },
  row: { id: 'investors.tasks.row', defaultMessage: 'Строка' },
  subject: { id: 'investors.tasks.subject', defaultMessage: 'Что в файле' },
  result: { id: 'investors.tasks.result', defaultMessage: 'Результат' },
  serverError: { id: 'investors.tasks.serverError', defaultMessage: 'Внутренняя ошибка сервиса' },
  noRight: { id: 'investors.tasks.noRight', defaultMessage: 'Нет права на это действие' },
});

/** What stopped a whole task. */
export const stopped = defineMessage<{ reason: string }>({
  id: 'investors.tasks.stopped',
  defaultMessage: 'Задание прервано: {reason}',
});
