import { defineMessage, defineMessages } from 'react-intl';

/** What only papers say; it comes with those who make them. */
export const printWords = {
  ...defineMessages({
    made: { id: 'kit.print.made', defaultMessage: 'Составил' },
    checked: { id: 'kit.print.checked', defaultMessage: 'Проверил' },
    approved: { id: 'kit.print.approved', defaultMessage: 'Утвердил' },
    note: { id: 'kit.print.note', defaultMessage: 'Примечание' },
    missing: { id: 'kit.print.missing', defaultMessage: 'Часть данных не загрузилась' },
  }),
  printed: defineMessage<{ name: string; at: string }>({
    id: 'kit.print.printed',
    defaultMessage: 'Напечатано: {name}, {at}',
  }),
  rowsOfAll: defineMessage<{ count: string; total: string }>({
    id: 'kit.print.rows',
    defaultMessage: '{count} из {total}',
  }),
  rowsOfTable: defineMessage<{ count: string; total: string }>({
    id: 'kit.print.rowsOfTable',
    defaultMessage: 'Строк: {count} из {total}',
  }),
};
