import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';

export const m = {
  ...defineMessages({
    search: { id: 'content.errors.search', defaultMessage: 'Код или слова ошибки' },
    empty: { id: 'content.errors.empty', defaultMessage: 'Текстов ошибок нет' },
    add: { id: 'content.errors.add', defaultMessage: 'Новая ошибка' },
    edit: { id: 'content.errors.edit', defaultMessage: 'Изменить текст ошибки' },
    made: { id: 'content.errors.made', defaultMessage: 'Системная ошибка создана' },
    updated: { id: 'content.errors.updated', defaultMessage: 'Системная ошибка обновлена' },
    code: { id: 'content.errors.code', defaultMessage: 'Код ошибки' },
    codeHelp: { id: 'content.errors.codeHelp', defaultMessage: 'Латинские буквы, цифры и _, точно как в программе' },
    codeShape: { id: 'content.errors.codeShape', defaultMessage: 'От 2 до 60 знаков: a–z, 0–9 и _' },
    category: { id: 'content.errors.category', defaultMessage: 'Раздел ошибок' },
    httpStatus: { id: 'content.errors.httpStatus', defaultMessage: 'Статус HTTP' },
    message: { id: 'content.errors.message', defaultMessage: 'Что видит клиент' },
    messageEn: { id: 'content.errors.messageEn', defaultMessage: 'Текст на английском' },
    messageUz: { id: 'content.errors.messageUz', defaultMessage: 'Текст на узбекском' },
    messages: { id: 'content.errors.messages', defaultMessage: 'Тексты' },
    inUse: { id: 'content.errors.inUse', defaultMessage: 'Используется' },
    off: { id: 'content.errors.off', defaultMessage: 'Не используется' },
    lacks: { id: 'content.errors.lacks', defaultMessage: 'Перевод' },
    toTranslateEn: { id: 'content.errors.toTranslateEn', defaultMessage: 'нет или устарел en' },
    toTranslateUz: { id: 'content.errors.toTranslateUz', defaultMessage: 'нет или устарел uz' },
    general: { id: 'content.errors.general', defaultMessage: 'Общие' },
    files: { id: 'content.errors.files', defaultMessage: 'Файлы и картинки' },
    access: { id: 'content.errors.access', defaultMessage: 'Доступ и роли' },
    investments: { id: 'content.errors.investments', defaultMessage: 'Инвестиции и учёт' },
    installments: { id: 'content.errors.installments', defaultMessage: 'Рассрочка и карты' },
    orders: { id: 'content.errors.orders', defaultMessage: 'Заказы и возвраты' },
    merchants: { id: 'content.errors.merchants', defaultMessage: 'Мерчанты и продавцы' },
    catalog: { id: 'content.errors.catalog', defaultMessage: 'Каталог товаров' },
    content: { id: 'content.errors.content', defaultMessage: 'Баннеры и истории' },
  }),
  create: t.create,
};
export const inCategory = defineMessage<{ name: string; count: number }>({
  id: 'content.errors.inCategory',
  defaultMessage: '{name}: {count}',
});
