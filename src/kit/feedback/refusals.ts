import { defineMessages } from 'react-intl';
import { addCodeTexts } from '../state/failureText';

/**
 * The texts of the codes that only a signed-in person can meet. Imported once, by the frame, for what it does: the
 * sign-in page has no room for them.
 */
addCodeTexts(
  defineMessages({
    identified_session_exists: {
      id: 'kit.refusal.identified_session_exists',
      defaultMessage: 'Для клиента уже есть подтверждённая сессия идентификации',
    },
    invalid_pinfl: { id: 'kit.refusal.invalid_pinfl', defaultMessage: 'Неверный ПИНФЛ' },
    bank_records_exist: {
      id: 'kit.refusal.bank_records_exist',
      defaultMessage: 'На инвестора записаны платежи банка или налоги: такую запись хранят',
    },
    installments_exist: { id: 'kit.refusal.installments_exist', defaultMessage: 'У клиента есть активная рассрочка' },
    recipient_missing: {
      id: 'kit.refusal.recipient_missing',
      defaultMessage: 'Неизвестно, на чей счёт перечислять деньги',
    },
    signature_unreadable: { id: 'kit.refusal.signature_unreadable', defaultMessage: 'Подпись не читается' },
    signature_of_other_text: {
      id: 'kit.refusal.signature_of_other_text',
      defaultMessage: 'Подписан другой текст, а не этот документ',
    },
    signature_wrong: { id: 'kit.refusal.signature_wrong', defaultMessage: 'Подпись не соответствует ключу' },
    signature_differs: { id: 'kit.refusal.signature_differs', defaultMessage: 'Подпись не совпадает с документом' },
    signer_differs: { id: 'kit.refusal.signer_differs', defaultMessage: 'Документ подписан другим ключом' },
    signer_untrusted: {
      id: 'kit.refusal.signer_untrusted',
      defaultMessage: 'Ключ выдан центром, которому служба не доверяет',
    },
    key_expired: { id: 'kit.refusal.key_expired', defaultMessage: 'Срок ключа истёк' },
    key_not_yet_valid: { id: 'kit.refusal.key_not_yet_valid', defaultMessage: 'Ключ ещё не действует' },
    stamp_wrong: { id: 'kit.refusal.stamp_wrong', defaultMessage: 'Нет отметки времени, или она от другой подписи' },
    investments_exist: { id: 'kit.refusal.investments_exist', defaultMessage: 'У клиента есть активные инвестиции' },
    phone_number_already_exists: {
      id: 'kit.refusal.phone_number_already_exists',
      defaultMessage: 'Номер телефона уже зарегистрирован',
    },
    user_has_installment: {
      id: 'kit.refusal.user_has_installment',
      defaultMessage: 'Нельзя удалить карту: есть рассрочка',
    },
    user_has_order: { id: 'kit.refusal.user_has_order', defaultMessage: 'Нельзя удалить карту: есть заказ' },
    installment_not_found: { id: 'kit.refusal.installment_not_found', defaultMessage: 'Рассрочка не найдена' },
    not_supported_in_dev: { id: 'kit.refusal.not_supported_in_dev', defaultMessage: 'Недоступно в тестовой среде' },
    unknown_order_provider: { id: 'kit.refusal.unknown_order_provider', defaultMessage: 'Неизвестная служба доставки' },
    '1_charge_amount_zero': { id: 'kit.refusal.1_charge_amount_zero', defaultMessage: 'Сумма списания равна нулю' },
    '1_installment_has_not_debt': {
      id: 'kit.refusal.1_installment_has_not_debt',
      defaultMessage: 'По рассрочке нет задолженности',
    },
    same_person: { id: 'kit.refusal.same_person', defaultMessage: 'Инициатор не может подтверждать свою операцию' },
    investor_not_verified: {
      id: 'kit.refusal.investor_not_verified',
      defaultMessage: 'Инвестор не проверен или в архиве: деньги ему зачислить нельзя',
    },
    payable_changed: {
      id: 'kit.refusal.payable_changed',
      defaultMessage: 'Сумма к выплате изменилась. Проверьте её и подтвердите ещё раз',
    },
    requisites_missing: {
      id: 'kit.refusal.requisites_missing',
      defaultMessage: 'Не указано, куда платить: нужна карта или счёт с МФО',
    },
    card_expired: { id: 'kit.refusal.card_expired', defaultMessage: 'Срок карты истёк' },
    card_unknown: { id: 'kit.refusal.card_unknown', defaultMessage: 'У инвестора нет такой проверенной карты' },
    claim_unknown: { id: 'kit.refusal.claim_unknown', defaultMessage: 'Такой заявки нет' },
    duplicate_claim: { id: 'kit.refusal.duplicate_claim', defaultMessage: 'Эта заявка уже есть в файле' },
    amount_above_claim: { id: 'kit.refusal.amount_above_claim', defaultMessage: 'Сумма больше суммы заявки' },
    invalid_account: { id: 'kit.refusal.invalid_account', defaultMessage: 'В номере счёта 20 цифр' },
    invalid_card: { id: 'kit.refusal.invalid_card', defaultMessage: 'В номере карты 16 цифр' },
    invalid_mfo: { id: 'kit.refusal.invalid_mfo', defaultMessage: 'В МФО пять цифр' },
    in_past: { id: 'kit.refusal.in_past', defaultMessage: 'Этот день уже прошёл' },
    month_closed: { id: 'kit.refusal.month_closed', defaultMessage: 'Месяц закрыт' },
    changed_meanwhile: { id: 'kit.refusal.changed_meanwhile', defaultMessage: 'Запись изменена другим сотрудником' },
    link_expired: {
      id: 'kit.refusal.link_expired',
      defaultMessage: 'Ссылка на файл устарела. Обновите страницу и откройте файл снова',
    },
    transition_not_allowed: {
      id: 'kit.refusal.transition_not_allowed',
      defaultMessage: 'Из нынешнего статуса так нельзя',
    },
    reason_required: { id: 'kit.refusal.reason_required', defaultMessage: 'Укажите причину' },
    document_missing: { id: 'kit.refusal.document_missing', defaultMessage: 'Не хватает документа или фотографии' },
    balance_not_zero: { id: 'kit.refusal.balance_not_zero', defaultMessage: 'На балансе есть деньги' },
    not_archived: { id: 'kit.refusal.not_archived', defaultMessage: 'Запись не в архиве' },
    not_enough_balance: { id: 'kit.refusal.not_enough_balance', defaultMessage: 'На балансе не хватает средств' },
    no_verified_card: {
      id: 'kit.refusal.no_verified_card',
      defaultMessage: 'У инвестора нет подтверждённой карты',
    },
    file_too_large: { id: 'kit.refusal.file_too_large', defaultMessage: 'Файл слишком большой' },
    file_kind_not_allowed: {
      id: 'kit.refusal.file_kind_not_allowed',
      defaultMessage: 'Файл другого вида: подойдут jpg, png, webp, pdf, docx, xlsx',
    },
    sheet_unreadable: { id: 'kit.refusal.sheet_unreadable', defaultMessage: 'Таблица не читается' },
    sheet_empty: { id: 'kit.refusal.sheet_empty', defaultMessage: 'В таблице нет строк' },
    sheet_too_long: {
      id: 'kit.refusal.sheet_too_long',
      defaultMessage: 'В таблице слишком много строк: не больше 5000',
    },
    sheet_without_columns: { id: 'kit.refusal.sheet_without_columns', defaultMessage: 'В таблице нет нужных столбцов' },
    own_roles: {
      id: 'kit.refusal.own_roles',
      defaultMessage: 'Свои роли менять нельзя: попросите другого администратора',
    },
    own_account: {
      id: 'kit.refusal.own_account',
      defaultMessage: 'Свою учётную запись нельзя отключить, удалить или сбросить',
    },
    more_than_held: { id: 'kit.refusal.more_than_held', defaultMessage: 'Нельзя выдать больше прав, чем есть у вас' },
    last_administrator: {
      id: 'kit.refusal.last_administrator',
      defaultMessage: 'Должен остаться хотя бы один администратор доступа',
    },
    role_has_users: { id: 'kit.refusal.role_has_users', defaultMessage: 'Роль выдана сотрудникам: сначала снимите её' },
    role_name_taken: { id: 'kit.refusal.role_name_taken', defaultMessage: 'Роль с таким названием уже есть' },
    permission_builtin: { id: 'kit.refusal.permission_builtin', defaultMessage: 'Это разрешение нужно самой системе' },
    permission_in_use: {
      id: 'kit.refusal.permission_in_use',
      defaultMessage: 'Разрешение есть у роли: сначала снимите его',
    },
    permission_exists: { id: 'kit.refusal.permission_exists', defaultMessage: 'Разрешение с таким кодом уже есть' },
    username_taken: {
      id: 'kit.refusal.username_taken',
      defaultMessage: 'Логин занят. Логин удалённой записи повторно не выдаётся',
    },
    weak_password: { id: 'kit.refusal.weak_password', defaultMessage: 'Не короче 10 знаков, с буквой и цифрой' },
    password_has_username: {
      id: 'kit.refusal.password_has_username',
      defaultMessage: 'В пароле не должно быть логина',
    },
    same_password: { id: 'kit.refusal.same_password', defaultMessage: 'Новый пароль совпадает со старым' },
    wrong_password: { id: 'kit.refusal.wrong_password', defaultMessage: 'Неверный пароль' },
    merchant_without_roles: {
      id: 'kit.refusal.merchant_without_roles',
      defaultMessage: 'У мерчанта не бывает ролей сотрудника',
    },
    unknown_endpoint: { id: 'kit.refusal.unknown_endpoint', defaultMessage: 'Такого вызова нет в каталоге' },
    password_change_required: { id: 'kit.refusal.password_change_required', defaultMessage: 'Сначала смените пароль' },
    link_invalid: {
      id: 'kit.refusal.link_invalid',
      defaultMessage: 'Ссылка на файл неверна. Обновите страницу и откройте файл снова',
    },
    file_missing: { id: 'kit.refusal.file_missing', defaultMessage: 'Файл не дошёл до службы. Загрузите его ещё раз' },
    file_already_attached: { id: 'kit.refusal.file_already_attached', defaultMessage: 'Файл уже прикреплён' },
    too_large: { id: 'kit.refusal.too_large', defaultMessage: 'Данных слишком много для одного раза' },
    unsupported_media_type: {
      id: 'kit.refusal.unsupported_media_type',
      defaultMessage: 'Служба не принимает данные такого вида',
    },
    still_running: {
      id: 'kit.refusal.still_running',
      defaultMessage: 'Эта операция ещё выполняется. Подождите немного',
    },
    key_closed: {
      id: 'kit.refusal.key_closed',
      defaultMessage: 'Операция была отменена раньше, чем дошла до службы. Начните её заново',
    },
    key_reused: {
      id: 'kit.refusal.key_reused',
      defaultMessage: 'Под этим ключом уже прошла другая операция. Начните заново',
    },
    required: { id: 'kit.refusal.required', defaultMessage: 'Заполните обязательные поля' },
    unknown_value: { id: 'kit.refusal.unknown_value', defaultMessage: 'Такого значения нет в списке' },
    number_mismatch: { id: 'kit.refusal.number_mismatch', defaultMessage: 'Введён номер другой записи' },
    wrong_subject: { id: 'kit.refusal.wrong_subject', defaultMessage: 'У записи этого вида нет такого поля' },
    invalid_amount: { id: 'kit.refusal.invalid_amount', defaultMessage: 'Неверная сумма' },
    invalid_inn: { id: 'kit.refusal.invalid_inn', defaultMessage: 'Неверное значение ИНН' },
    invalid_passport: { id: 'kit.refusal.invalid_passport', defaultMessage: 'Неверное значение паспорта' },
    invalid_phone: { id: 'kit.refusal.invalid_phone', defaultMessage: 'Неправильный формат телефона' },
    age_under_18: { id: 'kit.refusal.age_under_18', defaultMessage: 'Возраст меньше 18 лет' },
    in_future: { id: 'kit.refusal.in_future', defaultMessage: 'Дата ещё не наступила' },
    no_such_day: { id: 'kit.refusal.no_such_day', defaultMessage: 'Такой даты нет в календаре' },
    not_after_issue: {
      id: 'kit.refusal.not_after_issue',
      defaultMessage: 'Срок действия должен быть позже даты выдачи',
    },
    out_of_range: { id: 'kit.refusal.out_of_range', defaultMessage: 'Значение вне допустимых границ' },
  }),
);
