import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  report: { id: 'reports.report', defaultMessage: 'Отчёт' },
  begin: { id: 'reports.begin', defaultMessage: 'Сформировать файл' },
  begun: { id: 'reports.begun', defaultMessage: 'Файл отчёта формируется' },
  ready: { id: 'reports.ready', defaultMessage: 'Файл отчёта готов' },
  broken: { id: 'reports.broken', defaultMessage: 'Файл отчёта не получился' },
  files: { id: 'reports.files', defaultMessage: 'Мои файлы' },
  fileOnly: {
    id: 'reports.fileOnly',
    defaultMessage: 'Этот отчёт бывает только файлом: сформируйте его за выбранный период',
  },
  noRows: { id: 'reports.noRows', defaultMessage: 'За этот период строк нет' },
  noFiles: { id: 'reports.noFiles', defaultMessage: 'Файлов отчётов пока нет. Каждый хранится семь дней.' },
  total: { id: 'reports.total', defaultMessage: 'Итого' },
  preview: { id: 'reports.preview', defaultMessage: 'Строки отчёта' },
  ties: { id: 'reports.ties', defaultMessage: 'Сверка с главной книгой' },
  figure: { id: 'reports.figure', defaultMessage: 'Показатель' },
  byLedger: { id: 'reports.byLedger', defaultMessage: 'По главной книге' },
  inReport: { id: 'reports.inReport', defaultMessage: 'В отчёте' },
  difference: { id: 'reports.difference', defaultMessage: 'Расхождение' },
  size: { id: 'reports.size', defaultMessage: 'Размер, КБ' },
  asked: { id: 'reports.asked', defaultMessage: 'Запрошен' },
  keptUntil: { id: 'reports.keptUntil', defaultMessage: 'Хранится до' },
  first: { id: 'reports.first', defaultMessage: 'С даты' },
  last: { id: 'reports.last', defaultMessage: 'По дату' },
  download: { id: 'reports.download', defaultMessage: 'Скачать' },
  stopTitle: { id: 'reports.stopTitle', defaultMessage: 'Остановить подготовку файла?' },
  stopped: { id: 'reports.stopped', defaultMessage: 'Отчёт остановлен' },
  instalmentStatus: { id: 'reports.instalmentStatus', defaultMessage: 'Статус рассрочки' },
  queued: { id: 'reports.status.queued', defaultMessage: 'В очереди' },
  running: { id: 'reports.status.running', defaultMessage: 'Формируется' },
  done: { id: 'reports.status.done', defaultMessage: 'Готов' },
  failed: { id: 'reports.status.failed', defaultMessage: 'Не получился' },
  cancelled: { id: 'reports.status.cancelled', defaultMessage: 'Остановлен' },
  investments: { id: 'reports.type.investments', defaultMessage: 'Инвестиции по дате начала' },
  claims: { id: 'reports.type.claims', defaultMessage: 'Общие заявки' },
  investors: { id: 'reports.type.investors', defaultMessage: 'Инвесторы по дате появления' },
  cgu: { id: 'reports.type.cgu', defaultMessage: 'Реестр идентифицированных' },
  merchants: { id: 'reports.type.merchants', defaultMessage: 'Операции мерчантов' },
  installments: { id: 'reports.type.installments', defaultMessage: 'Договоры рассрочки' },
  bonds: { id: 'reports.type.bonds', defaultMessage: 'Выплаты по облигациям' },
  movements: { id: 'reports.type.movements', defaultMessage: 'Движения по балансам' },
  cashIn: { id: 'reports.type.cashIn', defaultMessage: 'Пополнения из банка' },
  cashOut: { id: 'reports.type.cashOut', defaultMessage: 'Выплаты инвесторам' },
  left: { id: 'reports.type.left', defaultMessage: 'Ушедшие инвесторы' },
});
export const days = defineMessage<{ begin: string; end: string }>({
  id: 'reports.days',
  defaultMessage: 'Отчёт за {begin} – {end}',
});
export const rowsShown = defineMessage<{ count: string; total: string }>({
  id: 'reports.rowsShown',
  defaultMessage: 'Первые строки: {count} из {total}. Все строки будут в файле',
});
export const written = defineMessage<{ count: string; total: string }>({
  id: 'reports.written',
  defaultMessage: 'Строк записано: {count} из {total}',
});
export const jobName = defineMessage<{ title: string }>({
  id: 'reports.jobName',
  defaultMessage: 'Отчёт в файл: {title}',
});
