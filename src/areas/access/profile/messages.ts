import { defineMessage, defineMessages } from 'react-intl';

export const m = {
  ...defineMessages({
    title: { id: 'access.profile.title', defaultMessage: 'Профиль' },
    data: { id: 'access.profile.data', defaultMessage: 'Мои данные' },
    changePassword: { id: 'access.profile.changePassword', defaultMessage: 'Сменить пароль' },
    oldPassword: { id: 'access.profile.oldPassword', defaultMessage: 'Нынешний пароль' },
    newPassword: { id: 'access.profile.newPassword', defaultMessage: 'Новый пароль' },
    repeat: { id: 'access.profile.repeat', defaultMessage: 'Новый пароль ещё раз' },
    differs: { id: 'access.profile.differs', defaultMessage: 'Пароли не совпадают' },
    sameAsOld: { id: 'access.profile.sameAsOld', defaultMessage: 'Новый пароль должен отличаться от нынешнего' },
    changed: { id: 'access.profile.changed', defaultMessage: 'Пароль изменён, другие сеансы завершены' },
    passwordHelp: {
      id: 'access.profile.passwordHelp',
      defaultMessage: 'Не меньше 10 знаков с буквой и цифрой, без логина',
    },
    mustChange: {
      id: 'access.profile.mustChange',
      defaultMessage: 'Пароль задал администратор. Смените его на свой: до этого остальные разделы закрыты.',
    },
    preferences: { id: 'access.profile.preferences', defaultMessage: 'Настройки' },
    language: { id: 'access.profile.language', defaultMessage: 'Язык' },
    theme: { id: 'access.profile.theme', defaultMessage: 'Тема' },
    light: { id: 'access.profile.light', defaultMessage: 'Светлая' },
    dark: { id: 'access.profile.dark', defaultMessage: 'Тёмная' },
    system: { id: 'access.profile.system', defaultMessage: 'Как в системе' },
    density: { id: 'access.profile.density', defaultMessage: 'Плотность таблиц' },
    compact: { id: 'access.profile.compact', defaultMessage: 'Плотно' },
    comfortable: { id: 'access.profile.comfortable', defaultMessage: 'Свободно' },
    shortcuts: { id: 'access.profile.shortcuts', defaultMessage: 'Клавиши-команды' },
    shortcutsHelp: {
      id: 'access.profile.shortcutsHelp',
      defaultMessage: 'Одиночные буквы — команды, пока вы не пишете в поле',
    },
    reset: { id: 'access.profile.reset', defaultMessage: 'Вернуть исходные' },
    resetTitle: { id: 'access.profile.resetTitle', defaultMessage: 'Вернуть исходные настройки?' },
    resetText: {
      id: 'access.profile.resetText',
      defaultMessage:
        'Язык, тема, цвета, меню, размер страниц, плотность, клавиши-команды и свёрнутые разделы на этом устройстве станут как вначале, и с ними вид ваших таблиц. Избранное и сохранённые виды останутся.',
    },
    wasReset: { id: 'access.profile.wasReset', defaultMessage: 'Настройки возвращены' },
  }),
  partial: defineMessage<{ name: string }>({ id: 'access.profile.partial', defaultMessage: '{name} (частично)' }),
};
