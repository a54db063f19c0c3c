import { defineMessages } from 'react-intl';

/** The codes that more than one area may be refused with; each area takes them up beside its own. */
export const refusalTexts = defineMessages({
  user_has_installment: {
    id: 'parts.refusal.user_has_installment',
    defaultMessage: 'Нельзя удалить карту: есть рассрочка',
  },
  user_has_order: { id: 'parts.refusal.user_has_order', defaultMessage: 'Нельзя удалить карту: есть заказ' },
  installment_not_found: { id: 'parts.refusal.installment_not_found', defaultMessage: 'Рассрочка не найдена' },
  not_supported_in_dev: { id: 'parts.refusal.not_supported_in_dev', defaultMessage: 'Недоступно в тестовой среде' },
  unknown_order_provider: { id: 'parts.refusal.unknown_order_provider', defaultMessage: 'Неизвестная служба доставки' },
  '1_charge_amount_zero': { id: 'parts.refusal.1_charge_amount_zero', defaultMessage: 'Сумма списания равна нулю' },
  '1_installment_has_not_debt': {
    id: 'parts.refusal.1_installment_has_not_debt',
    defaultMessage: 'По рассрочке нет задолженности',
  },
  customer_inactive: {
    id: 'parts.refusal.customer_inactive',
    defaultMessage: 'Клиент неактивен: сначала включите его',
  },
  service_missing: {
    id: 'parts.refusal.service_missing',
    defaultMessage: 'Внешняя служба не настроена. Обратитесь к администратору',
  },
  service_unreachable: {
    id: 'parts.refusal.service_unreachable',
    defaultMessage: 'Внешняя служба не отвечает. Повторите позже',
  },
  too_soon: { id: 'parts.refusal.too_soon', defaultMessage: 'Между двумя кодами проходит не меньше минуты' },
  wrong_code: { id: 'parts.refusal.wrong_code', defaultMessage: 'Неверный код' },
  code_ended: { id: 'parts.refusal.code_ended', defaultMessage: 'Код введён неверно три раза. Начните заново' },
  code_expired: { id: 'parts.refusal.code_expired', defaultMessage: 'Срок кода истёк. Отправьте новый' },
  sms_not_sent: { id: 'parts.refusal.sms_not_sent', defaultMessage: 'СМС не отправлено. Повторите попытку' },
  first_payment_passed: {
    id: 'parts.refusal.first_payment_passed',
    defaultMessage: 'День первого платежа прошёл: выберите другой',
  },
  payment_pending: {
    id: 'parts.refusal.payment_pending',
    defaultMessage: 'Исход другого платежа по договору ещё неизвестен: сначала узнайте его',
  },
  too_late: { id: 'parts.refusal.too_late', defaultMessage: 'Прошли 24 часа: платёж уже не отменить' },
  already_refunded: {
    id: 'parts.refusal.already_refunded',
    defaultMessage: 'Часть этих денег уже вернули клиенту',
  },
  reversal_refused: {
    id: 'parts.refusal.reversal_refused',
    defaultMessage: 'Банк отказался вернуть платёж: он остаётся проведённым',
  },
  same_person: { id: 'parts.refusal.same_person', defaultMessage: 'Инициатор не может подтверждать свою операцию' },
  investor_not_verified: {
    id: 'parts.refusal.investor_not_verified',
    defaultMessage: 'Инвестор не проверен или в архиве: деньги ему зачислить нельзя',
  },
  card_unknown: { id: 'parts.refusal.card_unknown', defaultMessage: 'У инвестора нет такой проверенной карты' },
  too_many_reveals: {
    id: 'parts.refusal.too_many_reveals',
    defaultMessage: 'За час вы открыли 400 скрытых значений. Подождите, прежде чем открывать следующие',
  },
  too_many_searches: {
    id: 'parts.refusal.too_many_searches',
    defaultMessage: 'За час вы искали по 400 номерам. Подождите или ищите по имени',
  },
  month_closing: { id: 'parts.refusal.month_closing', defaultMessage: 'Месяц закрывается' },
  month_closed: { id: 'parts.refusal.month_closed', defaultMessage: 'Месяц закрыт' },
  record_in_use: {
    id: 'parts.refusal.record_in_use',
    defaultMessage: 'На запись ссылаются другие: удалить её нельзя',
  },
  changed_meanwhile: { id: 'parts.refusal.changed_meanwhile', defaultMessage: 'Запись изменена другим сотрудником' },
  link_expired: {
    id: 'parts.refusal.link_expired',
    defaultMessage: 'Ссылка на файл устарела. Обновите страницу и откройте файл снова',
  },
  transition_not_allowed: {
    id: 'parts.refusal.transition_not_allowed',
    defaultMessage: 'Из нынешнего статуса так нельзя',
  },
  reason_required: { id: 'parts.refusal.reason_required', defaultMessage: 'Укажите причину' },
  document_missing: { id: 'parts.refusal.document_missing', defaultMessage: 'Не хватает документа или фотографии' },
  not_enough_balance: { id: 'parts.refusal.not_enough_balance', defaultMessage: 'На балансе не хватает средств' },
  early_exit_not_allowed: {
    id: 'parts.refusal.early_exit_not_allowed',
    defaultMessage: 'Тариф не разрешает выйти до конца срока',
  },
  before_begin: { id: 'parts.refusal.before_begin', defaultMessage: 'Конец раньше начала' },
  not_after_begin: { id: 'parts.refusal.not_after_begin', defaultMessage: 'Конец должен быть позже начала' },
  above_maximum: { id: 'parts.refusal.above_maximum', defaultMessage: 'Больше верхней границы' },
  no_verified_card: {
    id: 'parts.refusal.no_verified_card',
    defaultMessage: 'У инвестора нет подтверждённой карты',
  },
  file_too_large: { id: 'parts.refusal.file_too_large', defaultMessage: 'Файл слишком большой' },
  file_kind_not_allowed: {
    id: 'parts.refusal.file_kind_not_allowed',
    defaultMessage: 'Файл другого вида: подойдут jpg, png, webp, pdf, docx, xlsx',
  },
  file_missing: {
    id: 'parts.refusal.file_missing',
    defaultMessage: 'Файл не дошёл до службы. Загрузите его ещё раз',
  },
  file_already_attached: { id: 'parts.refusal.file_already_attached', defaultMessage: 'Файл уже прикреплён' },
  investments_exist: { id: 'parts.refusal.investments_exist', defaultMessage: 'Есть активные инвестиции' },
  uploads_unattached: {
    id: 'parts.refusal.uploads_unattached',
    defaultMessage: 'Загружено слишком много файлов, которые никуда не прикреплены. Прикрепите их или подождите день',
  },
  sheet_unreadable: { id: 'parts.refusal.sheet_unreadable', defaultMessage: 'Таблица не читается' },
  sheet_empty: { id: 'parts.refusal.sheet_empty', defaultMessage: 'В таблице нет строк' },
  sheet_too_long: {
    id: 'parts.refusal.sheet_too_long',
    defaultMessage: 'В таблице слишком много строк: не больше 5000',
  },
  sheet_without_columns: { id: 'parts.refusal.sheet_without_columns', defaultMessage: 'В таблице нет нужных столбцов' },
  password_change_required: { id: 'parts.refusal.password_change_required', defaultMessage: 'Сначала смените пароль' },
  link_not_allowed: {
    id: 'parts.refusal.link_not_allowed',
    defaultMessage: 'Такой адрес не подходит: нужен https://, tel:, mailto: или divan://',
  },
  link_invalid: {
    id: 'parts.refusal.link_invalid',
    defaultMessage: 'Ссылка на файл неверна. Обновите страницу и откройте файл снова',
  },
  too_large: { id: 'parts.refusal.too_large', defaultMessage: 'Данных слишком много для одного раза' },
  unsupported_media_type: {
    id: 'parts.refusal.unsupported_media_type',
    defaultMessage: 'Служба не принимает данные такого вида',
  },
  still_running: {
    id: 'parts.refusal.still_running',
    defaultMessage: 'Эта операция ещё выполняется. Подождите немного',
  },
  key_closed: {
    id: 'parts.refusal.key_closed',
    defaultMessage: 'Операция была отменена раньше, чем дошла до службы. Начните её заново',
  },
  key_reused: {
    id: 'parts.refusal.key_reused',
    defaultMessage: 'Под этим ключом уже прошла другая операция. Начните заново',
  },
  required: { id: 'parts.refusal.required', defaultMessage: 'Заполните обязательные поля' },
  unknown_value: { id: 'parts.refusal.unknown_value', defaultMessage: 'Такого значения нет в списке' },
  invalid_amount: { id: 'parts.refusal.invalid_amount', defaultMessage: 'Неверная сумма' },
  no_such_day: { id: 'parts.refusal.no_such_day', defaultMessage: 'Такой даты нет в календаре' },
  out_of_range: { id: 'parts.refusal.out_of_range', defaultMessage: 'Значение вне допустимых границ' },
});
