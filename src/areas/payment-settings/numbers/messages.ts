import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../../i18n/terms';

export const m = {
  ...defineMessages({
    cardSearch: { id: 'paymentSettings.numbers.cardSearch', defaultMessage: 'Название или начало номера' },
    cardEmpty: { id: 'paymentSettings.numbers.cardEmpty', defaultMessage: 'Типов карт пока нет' },
    newCard: { id: 'paymentSettings.numbers.newCard', defaultMessage: 'Новый тип карты' },
    prefix: { id: 'paymentSettings.numbers.prefix', defaultMessage: 'Начало номера' },
    prefixHelp: { id: 'paymentSettings.numbers.prefixHelp', defaultMessage: 'От 4 до 8 цифр' },
    badPrefix: { id: 'paymentSettings.numbers.badPrefix', defaultMessage: 'Начало номера — от 4 до 8 цифр' },
    phoneSearch: { id: 'paymentSettings.numbers.phoneSearch', defaultMessage: 'Код или оператор' },
    phoneEmpty: { id: 'paymentSettings.numbers.phoneEmpty', defaultMessage: 'Кодов телефонов пока нет' },
    newPhone: { id: 'paymentSettings.numbers.newPhone', defaultMessage: 'Новый код телефона' },
    code: { id: 'paymentSettings.numbers.code', defaultMessage: 'Код' },
    codeHelp: { id: 'paymentSettings.numbers.codeHelp', defaultMessage: 'Две цифры после +998' },
    badCode: { id: 'paymentSettings.numbers.badCode', defaultMessage: 'Код — две цифры' },
    operator: { id: 'paymentSettings.numbers.operator', defaultMessage: 'Оператор' },
  }),
  ...{ name: t.name },
};

/** What follows from the removal. */
export const willWarn = defineMessage<{ name: string }>({
  id: 'paymentSettings.numbers.willWarn',
  defaultMessage: '{name}: поля будут предупреждать о таких номерах.',
});
