import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  templates: { id: 'ledger.templates', defaultMessage: 'Шаблоны' },
  none: {
    id: 'ledger.templates.none',
    defaultMessage:
      'Шаблон помнит движение денег, операцию, счета, суммы, содержание и контрагента. Своих шаблонов пока нет.',
  },
  list: { id: 'ledger.templates.list', defaultMessage: 'Мои шаблоны' },
  loading: { id: 'ledger.templates.loading', defaultMessage: 'Шаблоны читаются' },
  name: { id: 'ledger.templates.name', defaultMessage: 'Название шаблона' },
  save: { id: 'ledger.templates.save', defaultMessage: 'Сохранить как шаблон' },
  replace: { id: 'ledger.templates.replace', defaultMessage: 'Заменить шаблон' },
  saved: { id: 'ledger.templates.saved', defaultMessage: 'Шаблон сохранён' },
  replaced: { id: 'ledger.templates.replaced', defaultMessage: 'Шаблон заменён' },
  removed: { id: 'ledger.templates.removed', defaultMessage: 'Шаблон удалён' },
  restore: { id: 'ledger.templates.restore', defaultMessage: 'Вернуть шаблон' },
  takeBack: { id: 'ledger.templates.takeBack', defaultMessage: 'Вернуть прежнее' },
  unnamed: { id: 'ledger.templates.unnamed', defaultMessage: 'Дайте шаблону название' },
  incomplete: {
    id: 'ledger.templates.incomplete',
    defaultMessage: 'Сначала заполните операцию, счёт и счета строк: шаблон помнит их',
  },
});

export const removeTemplate = defineMessage<{ name: string }>({
  id: 'ledger.templates.remove',
  defaultMessage: 'Удалить шаблон «{name}»',
});
export const filledBy = defineMessage<{ name: string }>({
  id: 'ledger.templates.filledBy',
  defaultMessage: 'Заполнено по шаблону «{name}»',
});
