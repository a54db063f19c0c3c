import { defineMessage, defineMessages } from 'react-intl';

export const m = {
  ...defineMessages({
    all: { id: 'kit.tick.all', defaultMessage: 'Всё' },
  }),
  column: defineMessage<{ name: string }>({ id: 'kit.tick.column', defaultMessage: 'Весь столбец «{name}»' }),
  row: defineMessage<{ name: string }>({ id: 'kit.tick.row', defaultMessage: 'Вся строка «{name}»' }),
  cell: defineMessage<{ row: string; column: string }>({ id: 'kit.tick.cell', defaultMessage: '{row}: {column}' }),
  noCell: defineMessage<{ row: string; column: string }>({
    id: 'kit.tick.noCell',
    defaultMessage: '{row}: {column} — такого действия нет',
  }),
  count: defineMessage<{ on: number; all: number }>({ id: 'kit.tick.count', defaultMessage: '{on} из {all}' }),
};
