import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';

export const m = {
  ...defineMessages({
    providers: { id: 'paymentSettings.sms.providers', defaultMessage: 'Кто отправляет сообщения' },
    provider: { id: 'paymentSettings.sms.provider', defaultMessage: 'Провайдер' },
    noProviders: { id: 'paymentSettings.sms.noProviders', defaultMessage: 'Провайдеров нет' },
    editProvider: { id: 'paymentSettings.sms.editProvider', defaultMessage: 'Изменить провайдера' },
    priority: { id: 'paymentSettings.sms.priority', defaultMessage: 'Порядок' },
    priorityHelp: {
      id: 'paymentSettings.sms.priorityHelp',
      defaultMessage: 'Отправляет первый включённый. Если место занято, провайдеры поменяются местами',
    },
    sender: { id: 'paymentSettings.sms.sender', defaultMessage: 'Подпись' },
    senderHelp: { id: 'paymentSettings.sms.senderHelp', defaultMessage: 'До 11 латинских букв и цифр' },
    badSender: { id: 'paymentSettings.sms.badSender', defaultMessage: 'Подпись — до 11 латинских букв и цифр' },
    login: { id: 'paymentSettings.sms.login', defaultMessage: 'Логин у провайдера' },
    password: { id: 'paymentSettings.sms.password', defaultMessage: 'Пароль у провайдера' },
    passwordKept: { id: 'paymentSettings.sms.passwordKept', defaultMessage: 'Задан. Оставьте пустым, чтобы не менять' },
    price: { id: 'paymentSettings.sms.price', defaultMessage: 'Цена части, сум' },
    daysLeft: { id: 'paymentSettings.sms.daysLeft', defaultMessage: 'Хватит, дней' },
    hour: { id: 'paymentSettings.sms.hour', defaultMessage: 'Доставлено за час' },
    speed: { id: 'paymentSettings.sms.speed', defaultMessage: 'Медиана, с' },
    quiet: { id: 'paymentSettings.sms.quiet', defaultMessage: 'не было' },
    lastOne: {
      id: 'paymentSettings.sms.lastOne',
      defaultMessage: 'Должен остаться хотя бы один активный',
    },
    test: { id: 'paymentSettings.sms.test', defaultMessage: 'Проверить отправку' },
    testText: { id: 'paymentSettings.sms.testText', defaultMessage: 'Текст сообщения' },
    sent: { id: 'paymentSettings.sms.sent', defaultMessage: 'СМС отправлено' },
    send: { id: 'paymentSettings.sms.send', defaultMessage: 'Отправить' },
    journal: { id: 'paymentSettings.sms.journal', defaultMessage: 'Журнал сообщений' },
    noMessages: { id: 'paymentSettings.sms.noMessages', defaultMessage: 'Сообщений пока не было' },
    template: { id: 'paymentSettings.sms.template', defaultMessage: 'Шаблон' },
    byHand: { id: 'paymentSettings.sms.byHand', defaultMessage: 'Проверка вручную' },
    parts: { id: 'paymentSettings.sms.parts', defaultMessage: 'Частей' },
    cost: { id: 'paymentSettings.sms.cost', defaultMessage: 'Стоимость, сум' },
    queued: { id: 'paymentSettings.sms.queued', defaultMessage: 'Отправляется' },
    wasSent: { id: 'paymentSettings.sms.wasSent', defaultMessage: 'Ушло в сеть' },
    delivered: { id: 'paymentSettings.sms.delivered', defaultMessage: 'Доставлено' },
    failed: { id: 'paymentSettings.sms.failed', defaultMessage: 'Не ушло' },
    refused: { id: 'paymentSettings.sms.refused', defaultMessage: 'Провайдер отказал' },
    silent: { id: 'paymentSettings.sms.silent', defaultMessage: 'Провайдер не ответил' },
    broken: { id: 'paymentSettings.sms.broken', defaultMessage: 'Сбой у провайдера' },
    sentAt: { id: 'paymentSettings.sms.sentAt', defaultMessage: 'Отправлено' },
    sentBy: { id: 'paymentSettings.sms.sentBy', defaultMessage: 'Кто отправил' },
    templateSearch: { id: 'paymentSettings.sms.templateSearch', defaultMessage: 'Название или код шаблона' },
    noTemplates: { id: 'paymentSettings.sms.noTemplates', defaultMessage: 'Шаблонов нет' },
    code: { id: 'paymentSettings.sms.code', defaultMessage: 'Код шаблона' },
    partsRu: { id: 'paymentSettings.sms.partsRu', defaultMessage: 'Частей ru' },
    partsEn: { id: 'paymentSettings.sms.partsEn', defaultMessage: 'Частей en' },
    partsUz: { id: 'paymentSettings.sms.partsUz', defaultMessage: 'Частей uz' },
    variables: { id: 'paymentSettings.sms.variables', defaultMessage: 'Подстановки' },
    preview: { id: 'paymentSettings.sms.preview', defaultMessage: 'На телефоне' },
    editTemplate: { id: 'paymentSettings.sms.editTemplate', defaultMessage: 'Изменить тексты' },
    textRu: { id: 'paymentSettings.sms.textRu', defaultMessage: 'Русский текст' },
    textEn: { id: 'paymentSettings.sms.textEn', defaultMessage: 'Английский текст' },
    textUz: { id: 'paymentSettings.sms.textUz', defaultMessage: 'Узбекский текст' },
    plainMarks: { id: 'paymentSettings.sms.plainMarks', defaultMessage: "Заменить ʻ на '" },
    needed: { id: 'paymentSettings.sms.needed', defaultMessage: 'обязательная' },
  }),
  ...{ name: t.name, balance: t.balance, state: t.state, date: t.date, phone: t.phone, error: t.error },
};

export const size = defineMessage<{ encoding: string; length: number; parts: number }>({
  id: 'paymentSettings.sms.size',
  defaultMessage:
    '{encoding} · {length, plural, one {# знак} few {# знака} many {# знаков} other {# знака}} · {parts, plural, one {# часть} few {# части} many {# частей} other {# части}}',
});
export const share = defineMessage<{ delivered: number; messages: number }>({
  id: 'paymentSettings.sms.share',
  defaultMessage: '{delivered} из {messages}',
});
export const unknown = defineMessage<{ names: string }>({
  id: 'paymentSettings.sms.unknown',
  defaultMessage: 'Неизвестная подстановка: {names}',
});
export const lacking = defineMessage<{ names: string }>({
  id: 'paymentSettings.sms.lacking',
  defaultMessage: 'Не хватает подстановки: {names}',
});
