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
    secondFactor: { id: 'access.profile.secondFactor', defaultMessage: 'Вход с кодом' },
    secondFactorIsOff: {
      id: 'access.profile.secondFactorIsOff',
      defaultMessage:
        'Сейчас хватает пароля. С кодом из приложения на телефоне никто не войдёт, даже если узнает пароль.',
    },
    secondFactorIsOn: {
      id: 'access.profile.secondFactorIsOn',
      defaultMessage:
        'Кроме пароля при входе нужен код из приложения на телефоне. Если телефона нет, подойдёт запасной код; без него администратор задаст вам новый пароль, и код будет не нужен.',
    },
    secondFactorSince: { id: 'access.profile.secondFactorSince', defaultMessage: 'Код включён' },
    recoveryCodesLeft: { id: 'access.profile.recoveryCodesLeft', defaultMessage: 'Осталось запасных кодов' },
    turnOn: { id: 'access.profile.turnOn', defaultMessage: 'Включить вход с кодом' },
    turnOff: { id: 'access.profile.turnOff', defaultMessage: 'Выключить вход с кодом' },
    turnOnTitle: { id: 'access.profile.turnOnTitle', defaultMessage: 'Включить вход с кодом' },
    turnOffTitle: { id: 'access.profile.turnOffTitle', defaultMessage: 'Выключить вход с кодом' },
    turnedOff: { id: 'access.profile.turnedOff', defaultMessage: 'Вход с кодом выключен' },
    turnOnText: {
      id: 'access.profile.turnOnText',
      defaultMessage:
        'Нужно приложение для кодов: Google Authenticator, Microsoft Authenticator, Яндекс Ключ или похожее. Другие ваши сеансы завершатся.',
    },
    next: { id: 'access.profile.next', defaultMessage: 'Продолжить' },
    scan: {
      id: 'access.profile.scan',
      defaultMessage: 'Отсканируйте картинку приложением и введите код, который оно покажет.',
    },
    picture: { id: 'access.profile.picture', defaultMessage: 'Картинка для приложения; ключ словами — под ней' },
    typeInstead: { id: 'access.profile.typeInstead', defaultMessage: 'Или введите в приложение ключ:' },
    code: { id: 'access.profile.code', defaultMessage: 'Код из приложения' },
    codeHelp: { id: 'access.profile.codeHelp', defaultMessage: 'Шесть цифр или запасной код' },
    firstCodeHelp: { id: 'access.profile.firstCodeHelp', defaultMessage: 'Шесть цифр, новые каждые 30 секунд' },
    recoveryTitle: {
      id: 'access.profile.recoveryTitle',
      defaultMessage: 'Вход с кодом включён. Сохраните запасные коды',
    },
    recoveryText: {
      id: 'access.profile.recoveryText',
      defaultMessage:
        'Каждый пустит вас один раз, если телефона не будет под рукой. Больше их никто не увидит: запишите или распечатайте.',
    },
    copyAll: { id: 'access.profile.copyAll', defaultMessage: 'Скопировать все' },
    copiedAll: { id: 'access.profile.copiedAll', defaultMessage: 'Коды скопированы' },
    recoveryKept: { id: 'access.profile.recoveryKept', defaultMessage: 'Я сохранил коды' },
  }),
  partial: defineMessage<{ name: string }>({ id: 'access.profile.partial', defaultMessage: '{name} (частично)' }),
};
