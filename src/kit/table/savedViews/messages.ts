import { defineMessage, defineMessages, type IntlShape } from 'react-intl';
import type { ViewNews } from './useSavedViews';

const m = defineMessages({
  saved: { id: 'kit.views.saved', defaultMessage: 'Вид сохранён' },
  savedWithoutPerson: {
    id: 'kit.views.savedWithoutPerson',
    defaultMessage: 'Вид сохранён без текста поиска: он похож на личные данные',
  },
  updated: { id: 'kit.views.updated', defaultMessage: 'Вид изменён' },
  applied: { id: 'kit.views.applied', defaultMessage: 'Вид показан' },
  reset: { id: 'kit.views.wasReset', defaultMessage: 'Таблица показана как изначально' },
  default: { id: 'kit.views.isDefault', defaultMessage: 'С этим видом экран будет открываться' },
  noDefault: { id: 'kit.views.noDefault', defaultMessage: 'Экран будет открываться как обычно' },
  linked: { id: 'kit.views.linked', defaultMessage: 'Ссылка скопирована' },
  removed: { id: 'kit.views.removed', defaultMessage: 'Вид удалён' },
  tooLong: {
    id: 'kit.views.tooLong',
    defaultMessage: 'Вид не помещается в ссылку: в ней больше 2 000 знаков. Уберите часть фильтров',
  },
  notCopied: { id: 'kit.views.notCopied', defaultMessage: 'Скопировать не удалось: браузер не дал доступа к буферу' },
  large: { id: 'kit.views.large', defaultMessage: 'Файл слишком большой для файла видов' },
  unreadable: { id: 'kit.views.unreadable', defaultMessage: 'Это не файл видов или он повреждён' },
  otherScreen: { id: 'kit.views.otherScreen', defaultMessage: 'Этот файл сохранён на другом экране' },
  full: { id: 'kit.views.full', defaultMessage: 'На экране может быть не больше 20 видов: удалите лишние' },
  empty: { id: 'kit.views.empty', defaultMessage: 'Назовите вид' },
  long: { id: 'kit.views.long', defaultMessage: 'Название длиннее 60 знаков' },
  personal: { id: 'kit.views.personal', defaultMessage: 'Название похоже на личные данные: назовите вид иначе' },
  taken: { id: 'kit.views.nameTaken', defaultMessage: 'Вид с таким названием уже есть' },
});
const brought = defineMessage<{ count: number; shown: string }>({
  id: 'kit.views.brought',
  defaultMessage:
    '{count, plural, one {Добавлен {shown} вид} few {Добавлены {shown} вида} many {Добавлено {shown} видов} other {Добавлено {shown} видов}}',
});
const broughtPartly = defineMessage<{ count: number; shown: string; left: string }>({
  id: 'kit.views.broughtPartly',
  defaultMessage:
    '{count, plural, one {Добавлен {shown} вид} few {Добавлены {shown} вида} many {Добавлено {shown} видов} other {Добавлено {shown} видов}}, пропущено: {left}',
});

/** What is said about the views after a press. */
export function savedViewNews(news: ViewNews, intl: IntlShape): string {
  if (news.is === 'brought') {
    const { count, left } = news;
    const values = { count, shown: String(count) };
    return left ? intl.formatMessage(broughtPartly, { ...values, left }) : intl.formatMessage(brought, values);
  }
  return intl.formatMessage(m[news.is]);
}

const refusals: readonly ViewNews['is'][] = [
  'tooLong',
  'notCopied',
  'large',
  'unreadable',
  'otherScreen',
  'full',
  'empty',
  'long',
  'personal',
  'taken',
];

/** Whether the news tells of something that could not be done. */
export function isRefusal(news: ViewNews): boolean {
  return refusals.includes(news.is);
}
