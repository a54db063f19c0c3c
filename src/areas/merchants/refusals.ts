import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on merchants with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    category_in_use: {
      id: 'merchants.refusal.category_in_use',
      defaultMessage: 'В категории есть подкатегории или мерчанты: сначала перенесите их',
    },
    category_cycle: {
      id: 'merchants.refusal.category_cycle',
      defaultMessage: 'Категория вложена в саму себя: выберите место вне её ветки',
    },
    category_too_deep: {
      id: 'merchants.refusal.category_too_deep',
      defaultMessage: 'В дереве не больше четырёх уровней',
    },
    merchant_in_use: {
      id: 'merchants.refusal.merchant_in_use',
      defaultMessage: 'У мерчанта есть заказы или связанные записи: удалить его нельзя, но можно заблокировать',
    },
    inn_taken: { id: 'merchants.refusal.inn_taken', defaultMessage: 'Этот ИНН уже у другого мерчанта' },
    hours_not_rising: {
      id: 'merchants.refusal.hours_not_rising',
      defaultMessage: 'Закрытие должно быть позже открытия. Проверьте часы работы',
    },
    address_not_public: {
      id: 'merchants.refusal.address_not_public',
      defaultMessage: 'Нужен адрес сайта в интернете, который начинается с https://',
    },
    periods_overlap: {
      id: 'merchants.refusal.periods_overlap',
      defaultMessage: 'В эти дни уже действует другая на тот же срок: измените дни или сначала выключите её',
    },
    period_over: { id: 'merchants.refusal.period_over', defaultMessage: 'Последний день прошёл: заведите новую' },
    term_begun: {
      id: 'merchants.refusal.term_begun',
      defaultMessage: 'Она уже действует или действовала: её можно только выключить',
    },
    day_passed: { id: 'merchants.refusal.day_passed', defaultMessage: 'Этот день уже прошёл' },
    invalid_address: {
      id: 'merchants.refusal.invalid_address',
      defaultMessage: 'Нужен адрес открытой сети, который начинается с https://',
    },
    too_many_callbacks: {
      id: 'merchants.refusal.too_many_callbacks',
      defaultMessage: 'У мерчанта уже 10 адресов. Сначала удалите лишние',
    },
    too_many_telegram_users: {
      id: 'merchants.refusal.too_many_telegram_users',
      defaultMessage: 'У мерчанта уже 50 телефонов Telegram. Сначала удалите лишние',
    },
    host_not_public: {
      id: 'merchants.refusal.host_not_public',
      defaultMessage: 'Нужен сервер открытой сети: внутренние адреса не подходят',
    },
    import_method_exists: {
      id: 'merchants.refusal.import_method_exists',
      defaultMessage: 'Загрузка уже настроена: обновите страницу и измените её',
    },
    import_method_missing: {
      id: 'merchants.refusal.import_method_missing',
      defaultMessage: 'Загрузка с сервера не настроена',
    },
    sheet_with_formulas: {
      id: 'merchants.refusal.sheet_with_formulas',
      defaultMessage: 'В таблице есть формулы: сохраните вместо них значения',
    },
    source_unreachable: {
      id: 'merchants.refusal.source_unreachable',
      defaultMessage: 'Сервер не отвечает или слишком медленный',
    },
    source_unreadable: {
      id: 'merchants.refusal.source_unreadable',
      defaultMessage: 'Сервер ответил не так, как положено',
    },
    source_file_missing: { id: 'merchants.refusal.source_file_missing', defaultMessage: 'На сервере нет такого файла' },
    source_missing: {
      id: 'merchants.refusal.source_missing',
      defaultMessage: 'Billz к этой установке не подключён: обратитесь к администратору',
    },
    access_denied: {
      id: 'merchants.refusal.access_denied',
      defaultMessage: 'Сервер не принял логин, пароль или токен',
    },
    nothing_to_pay: { id: 'merchants.refusal.nothing_to_pay', defaultMessage: 'Долга нет' },
    payouts_held: {
      id: 'merchants.refusal.payouts_held',
      defaultMessage: 'Выплаты остановлены: мерчант заблокирован за мошенничество',
    },
    requisites_changed: {
      id: 'merchants.refusal.requisites_changed',
      defaultMessage: 'Счёт мерчанта изменился после создания платежа: отклоните платёж и создайте новый',
    },
    payment_exists: {
      id: 'merchants.refusal.payment_exists',
      defaultMessage: 'Поручение с таким номером в этом году уже есть',
    },
  }),
};
