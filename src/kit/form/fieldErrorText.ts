import { defineMessages, type MessageDescriptor } from 'react-intl';
import { codeText } from '../state/failureText';

/** What is wrong with a field, by the code of the check; what the messages say is fixed by the requirements. */
const texts = defineMessages({
  required: { id: 'kit.field.required', defaultMessage: 'Пожалуйста, заполните поле' },
  choice: { id: 'kit.field.choice', defaultMessage: 'Выберите значение из списка' },
  longest: { id: 'kit.field.longest', defaultMessage: 'Не больше {limit} знаков' },
  number: { id: 'kit.field.number', defaultMessage: 'Нужно число' },
  decimals: { id: 'kit.field.decimals', defaultMessage: 'Знаков после запятой: не больше {limit}' },
  money: { id: 'kit.field.money', defaultMessage: 'Нужна сумма вида 1 250 000,00' },
  least: { id: 'kit.field.least', defaultMessage: 'Не меньше {limit}' },
  most: { id: 'kit.field.most', defaultMessage: 'Не больше {limit}' },
  day: { id: 'kit.field.day', defaultMessage: 'Нужна дата вида 05.03.2026' },
  earliest: { id: 'kit.field.earliest', defaultMessage: 'Не раньше {limit}' },
  latest: { id: 'kit.field.latest', defaultMessage: 'Не позже {limit}' },
  phone: { id: 'kit.field.phone', defaultMessage: 'Неправильный формат телефона' },
  phoneCode: { id: 'kit.field.phoneCode', defaultMessage: 'Такого кода оператора нет в списке. Проверьте номер' },
  pinfl: { id: 'kit.field.pinfl', defaultMessage: 'Неверное значение ПИНФЛ' },
  pinflDigit: { id: 'kit.field.pinflDigit', defaultMessage: 'Контрольная цифра ПИНФЛ не сходится. Проверьте номер' },
  pinflBirthday: { id: 'kit.field.pinflBirthday', defaultMessage: 'ПИНФЛ не сходится с датой рождения' },
  pinflGender: { id: 'kit.field.pinflGender', defaultMessage: 'ПИНФЛ не сходится с полом' },
  email: { id: 'kit.field.email', defaultMessage: 'Нужен адрес вида name@example.com' },
  inn: { id: 'kit.field.inn', defaultMessage: 'Неверное значение ИНН' },
  passport: { id: 'kit.field.passport', defaultMessage: 'Неверное значение паспорта' },
  mfo: { id: 'kit.field.mfo', defaultMessage: 'Неверное значение МФО: нужно 5 цифр' },
  mfoUnknown: { id: 'kit.field.mfoUnknown', defaultMessage: 'Такого МФО нет в списке банков. Проверьте его' },
  account: { id: 'kit.field.account', defaultMessage: 'Неверный номер счёта: нужно 20 цифр' },
  card: { id: 'kit.field.card', defaultMessage: 'Неверный номер карты: нужно 16 цифр' },
  cardLuhn: { id: 'kit.field.cardLuhn', defaultMessage: 'Номер карты похож на ошибочный. Проверьте цифры' },
  expiry: { id: 'kit.field.expiry', defaultMessage: 'Нужен срок вида 09/27' },
  expired: { id: 'kit.field.expired', defaultMessage: 'Срок действия карты истёк' },
  smsCode: { id: 'kit.field.smsCode', defaultMessage: 'В коде от четырёх до шести цифр' },
  ikpu: { id: 'kit.field.ikpu', defaultMessage: 'Неверное значение ИКПУ: нужно 17 цифр' },
  fileEmpty: { id: 'kit.field.fileEmpty', defaultMessage: 'Файл пуст' },
  fileSize: { id: 'kit.field.fileSize', defaultMessage: 'Файл больше {limit} МБ' },
  fileKind: { id: 'kit.field.fileKind', defaultMessage: 'Файл другого вида. Подойдут: {limit}' },
  tooLong: { id: 'kit.field.tooLong', defaultMessage: 'Слишком много знаков' },
  tooShort: { id: 'kit.field.tooShort', defaultMessage: 'Слишком мало знаков' },
  tooMany: { id: 'kit.field.tooMany', defaultMessage: 'Выбрано слишком много' },
  tooFew: { id: 'kit.field.tooFew', defaultMessage: 'Выбрано слишком мало' },
  hours: { id: 'kit.field.hours', defaultMessage: 'Нужны часы вида 09:00–18:00: {limit}' },
  hoursOrder: { id: 'kit.field.hoursOrder', defaultMessage: 'Конец раньше начала: {limit}' },
  color: { id: 'kit.field.color', defaultMessage: 'Нужен цвет вида #1f4fa3' },
  row: { id: 'kit.field.row', defaultMessage: 'Проверьте строку {limit}' },
  afterEnd: { id: 'kit.field.afterEnd', defaultMessage: 'Начало позже конца' },
  beforeBegin: { id: 'kit.field.beforeBegin', defaultMessage: 'Конец раньше начала' },
  invalid: { id: 'kit.field.invalid', defaultMessage: 'Неверное значение' },
});

/** Codes of lib/ and of the services that go by another name here; else the part before the dot decides. */
const others: Readonly<Record<string, keyof typeof texts>> = {
  'pinfl.birthday': 'pinflBirthday',
  'pinfl.gender': 'pinflGender',
  'phone.code': 'phoneCode',
  'mfo.unknown': 'mfoUnknown',
  'card.luhn': 'cardLuhn',
  'expiry.past': 'expired',
  'file.empty': 'fileEmpty',
  'file.size': 'fileSize',
  'file.kind': 'fileKind',
  'pinfl.stored': 'pinflDigit',
  too_long: 'tooLong',
  too_short: 'tooShort',
  too_many: 'tooMany',
  too_few: 'tooFew',
  after_end: 'afterEnd',
  before_begin: 'beforeBegin',
};

function ownText(code: string): MessageDescriptor | undefined {
  const other = Object.hasOwn(others, code) ? others[code] : undefined;
  const name = other ?? code.split('.', 1)[0] ?? '';
  return Object.hasOwn(texts, name) ? texts[name as keyof typeof texts] : undefined;
}

export interface FieldText {
  message: MessageDescriptor;
  /** What the placeholder of the message stands for. */
  values: { limit: string };
}

/**
 * The sentence beside a field. A code is the name of a text, with what it speaks of after a colon: `longest:500`.
 * The form's own texts come first, then those of the kit, then the codes that every service uses.
 */
export function fieldErrorText(code: string, own: Readonly<Record<string, MessageDescriptor>> = {}): FieldText {
  const [name = '', ...rest] = code.split(':');
  const message = (Object.hasOwn(own, name) && own[name]) || ownText(name) || codeText(name) || texts.invalid;
  return { message, values: { limit: rest.join(':') } };
}
