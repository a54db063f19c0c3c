import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../i18n/terms';

export const m = {
  ...defineMessages({
    label: { id: 'palette.window.label', defaultMessage: 'Поиск и команды' },
    field: { id: 'palette.window.field', defaultMessage: 'Экран, действие, имя, телефон, ПИНФЛ…' },
    back: { id: 'palette.window.back', defaultMessage: 'Назад' },
    results: { id: 'palette.window.results', defaultMessage: 'Найденное' },
    nothing: { id: 'palette.window.nothing', defaultMessage: 'Ничего не найдено' },
    nothingAdvice: {
      id: 'palette.window.nothingAdvice',
      defaultMessage: 'Проверьте слово или введите телефон, ПИНФЛ, ИНН или номер целиком',
    },
    typeMore: { id: 'palette.window.typeMore', defaultMessage: 'Введите не меньше трёх знаков' },
    noKinds: { id: 'palette.window.noKinds', defaultMessage: 'Записей для такого поиска у вас нет' },
    searching: { id: 'palette.window.searching', defaultMessage: 'Ищем записи…' },
    picked: { id: 'palette.group.picked', defaultMessage: 'С выбранными строками' },
    actions: { id: 'palette.group.actions', defaultMessage: 'Действия на экране' },
    recent: { id: 'palette.group.recent', defaultMessage: 'Недавние' },
    screens: { id: 'palette.group.screens', defaultMessage: 'Экраны' },
    settings: { id: 'palette.group.settings', defaultMessage: 'Настройки' },
    hintActions: { id: 'palette.hint.actions', defaultMessage: 'действия' },
    hintScreens: { id: 'palette.hint.screens', defaultMessage: 'экраны' },
    hintPeople: { id: 'palette.hint.people', defaultMessage: 'люди' },
    hintNumbers: { id: 'palette.hint.numbers', defaultMessage: 'по номеру' },
    hintHelp: { id: 'palette.hint.help', defaultMessage: 'клавиши' },
    byScript: { id: 'palette.note.byScript', defaultMessage: 'другой алфавит' },
    bySlip: { id: 'palette.note.bySlip', defaultMessage: 'похожее слово' },
  }),
  close: t.close,
};

export const byLayout = defineMessage<{ read: string }>({
  id: 'palette.note.byLayout',
  defaultMessage: 'раскладка: {read}',
});
export const bySlipOf = defineMessage<{ read: string }>({
  id: 'palette.note.bySlipOf',
  defaultMessage: 'похоже на «{read}»',
});
export const found = defineMessage<{ count: number; shown: string }>({
  id: 'palette.window.found',
  defaultMessage:
    '{count, plural, one {Найдена {shown} строка} few {Найдены {shown} строки} many {Найдено {shown} строк} other {Найдено {shown} строки}}',
});
export const s = defineMessages({
  language: { id: 'palette.settings.language', defaultMessage: 'Язык' },
  languageWords: { id: 'palette.settings.languageWords', defaultMessage: 'перевод language til' },
  theme: { id: 'palette.settings.theme', defaultMessage: 'Тема' },
  themeWords: { id: 'palette.settings.themeWords', defaultMessage: 'оформление ночь theme dark mavzu' },
  light: { id: 'palette.settings.light', defaultMessage: 'Светлая' },
  dark: { id: 'palette.settings.dark', defaultMessage: 'Тёмная' },
  system: { id: 'palette.settings.system', defaultMessage: 'Как в системе' },
  accent: { id: 'palette.settings.accent', defaultMessage: 'Цвет' },
  density: { id: 'palette.settings.density', defaultMessage: 'Плотность таблиц' },
  compact: { id: 'palette.settings.compact', defaultMessage: 'Компактно' },
  comfortable: { id: 'palette.settings.comfortable', defaultMessage: 'Свободно' },
  fold: { id: 'palette.settings.fold', defaultMessage: 'Свернуть меню' },
  unfold: { id: 'palette.settings.unfold', defaultMessage: 'Развернуть меню' },
  keysOff: { id: 'palette.settings.keysOff', defaultMessage: 'Выключить клавиши-команды' },
  keysOn: { id: 'palette.settings.keysOn', defaultMessage: 'Включить клавиши-команды' },
  signOut: { id: 'palette.settings.signOut', defaultMessage: 'Выйти из системы' },
  signOutWords: { id: 'palette.settings.signOutWords', defaultMessage: 'выход logout chiqish' },
});

export const k = defineMessages({
  title: { id: 'palette.help.title', defaultMessage: 'Клавиши' },
  inside: { id: 'palette.help.inside', defaultMessage: 'В этом окне' },
  run: { id: 'palette.help.run', defaultMessage: 'Открыть или выполнить' },
  level: { id: 'palette.help.level', defaultMessage: 'На шаг назад, затем закрыть' },
});
