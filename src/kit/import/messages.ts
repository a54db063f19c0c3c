import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { SheetFault } from './protocol';

export const m = defineMessages({
  intro: {
    id: 'kit.import.intro',
    defaultMessage:
      'Подойдёт xlsx или csv: не больше 10 МБ и 5000 строк, заголовки в первой строке, порядок столбцов любой.',
  },
  required: { id: 'kit.import.required', defaultMessage: 'обязательно' },
  template: { id: 'kit.import.template', defaultMessage: 'Скачать шаблон' },
  exampleSheet: { id: 'kit.import.exampleSheet', defaultMessage: 'Пример' },
  exampleHint: {
    id: 'kit.import.exampleHint',
    defaultMessage: 'Пример заполнения — на втором листе шаблона; отправляется только первый лист.',
  },
  choose: { id: 'kit.import.choose', defaultMessage: 'Выбрать файл' },
  drop: { id: 'kit.import.drop', defaultMessage: 'или перетащите его сюда' },
  another: { id: 'kit.import.another', defaultMessage: 'Другой файл' },
  reading: { id: 'kit.import.reading', defaultMessage: 'Читаем файл…' },
  rows: { id: 'kit.import.rows', defaultMessage: 'Строки файла' },
  line: { id: 'kit.import.line', defaultMessage: 'Строка' },
  onlyWrong: { id: 'kit.import.onlyWrong', defaultMessage: 'Только с ошибками' },
  empty: { id: 'kit.import.empty', defaultMessage: 'Не заполнено' },
  notMoney: { id: 'kit.import.notMoney', defaultMessage: 'Не сумма' },
  formula: { id: 'kit.import.formula', defaultMessage: 'Формула: впишите значение' },
  result: { id: 'kit.import.result', defaultMessage: 'Результат' },
  done: { id: 'kit.import.done', defaultMessage: 'Принята' },
  notSent: { id: 'kit.import.notSent', defaultMessage: 'Не отправлена' },
  send: { id: 'kit.import.send', defaultMessage: 'Отправить' },
  nothing: { id: 'kit.import.nothing', defaultMessage: 'Нет ни одной строки без ошибок' },
  sendTitle: { id: 'kit.import.sendTitle', defaultMessage: 'Отправить строки?' },
  sending: { id: 'kit.import.sending', defaultMessage: 'Отправляем' },
  sent: { id: 'kit.import.sent', defaultMessage: 'Готово' },
  download: { id: 'kit.import.download', defaultMessage: 'Скачать строки с ошибками' },
  downloadAll: { id: 'kit.import.downloadAll', defaultMessage: 'Скачать все строки с результатом' },
  close: { id: 'kit.import.close', defaultMessage: 'Закончить' },
});

export const sendSum = defineMessage<{ amount: string }>({
  id: 'kit.import.sendSum',
  defaultMessage: 'Отправить на {amount}',
});

export const counted = {
  all: defineMessage<{ shown: string }>({ id: 'kit.import.all', defaultMessage: 'Строк: {shown}' }),
  good: defineMessage<{ shown: string }>({ id: 'kit.import.good', defaultMessage: 'Готовы: {shown}' }),
  wrong: defineMessage<{ shown: string }>({ id: 'kit.import.wrong', defaultMessage: 'С ошибками: {shown}' }),
  doubles: defineMessage<{ shown: string }>({ id: 'kit.import.doubles', defaultMessage: 'Повторы: {shown}' }),
  sum: defineMessage<{ shown: string }>({ id: 'kit.import.sum', defaultMessage: 'На сумму: {shown}' }),
  willSend: defineMessage<{ shown: string }>({
    id: 'kit.import.willSend',
    defaultMessage: 'Будет отправлено строк: {shown}',
  }),
  willStay: defineMessage<{ shown: string }>({
    id: 'kit.import.willStay',
    defaultMessage: 'Останутся неотправленными: {shown}',
  }),
  accepted: defineMessage<{ shown: string }>({ id: 'kit.import.accepted', defaultMessage: 'Принято: {shown}' }),
  refused: defineMessage<{ shown: string }>({ id: 'kit.import.refused', defaultMessage: 'Отклонено: {shown}' }),
  left: defineMessage<{ shown: string }>({ id: 'kit.import.left', defaultMessage: 'Не отправлено: {shown}' }),
};

export const doubleOf = defineMessage<{ line: string }>({
  id: 'kit.import.doubleOf',
  defaultMessage: 'Повтор строки {line}',
});
export const cellName = defineMessage<{ line: string; column: string }>({
  id: 'kit.import.cell',
  defaultMessage: 'Строка {line}, {column}',
});
export const ignored = defineMessage<{ names: string }>({
  id: 'kit.import.ignored',
  defaultMessage: 'Лишние столбцы пропущены: {names}',
});
export const lacking = defineMessage<{ names: string }>({
  id: 'kit.import.lacking',
  defaultMessage: 'В файле нет столбцов: {names}',
});

/** Why a file is not read, said so that the person knows what to do. */
export const faults: Record<SheetFault, MessageDescriptor> = defineMessages({
  kind: {
    id: 'kit.import.fault.kind',
    defaultMessage: 'Это не таблица xlsx или csv. Сохраните её в одном из этих видов',
  },
  size: { id: 'kit.import.fault.size', defaultMessage: 'Файл больше 10 МБ. Разделите его на части' },
  bomb: {
    id: 'kit.import.fault.bomb',
    defaultMessage: 'Файл повреждён или сжат необычно. Откройте и сохраните его заново',
  },
  broken: { id: 'kit.import.fault.broken', defaultMessage: 'Файл не читается. Откройте и сохраните его заново' },
  rows: { id: 'kit.import.fault.rows', defaultMessage: 'В таблице больше 5000 строк. Разделите её на части' },
  empty: { id: 'kit.import.fault.empty', defaultMessage: 'Под заголовками нет ни одной строки' },
  slow: { id: 'kit.import.fault.slow', defaultMessage: 'Файл читается слишком долго. Откройте и сохраните его заново' },
});
