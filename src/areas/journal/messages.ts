import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  record: { id: 'journal.list.record', defaultMessage: 'Запись' },
  kind: { id: 'journal.list.kind', defaultMessage: 'Вид записи' },
  field: { id: 'journal.list.field', defaultMessage: 'Поле' },
  views: { id: 'journal.list.views', defaultMessage: 'Чьи действия' },
  byStaff: { id: 'journal.list.byStaff', defaultMessage: 'Сотрудники' },
  byOthers: { id: 'journal.list.byOthers', defaultMessage: 'Клиенты и система' },
  change: { id: 'journal.list.change', defaultMessage: 'Что изменено' },
  search: { id: 'journal.list.search', defaultMessage: 'Номер записи' },
  empty: { id: 'journal.list.empty', defaultMessage: 'За это время ничего не изменяли' },
  mine: { id: 'journal.list.mine', defaultMessage: 'Мои действия' },
});

/** A record by what it is and its number. */
export const numbered = defineMessage<{ kind: string; id: string }>({
  id: 'journal.list.numbered',
  defaultMessage: '{kind} № {id}',
});
