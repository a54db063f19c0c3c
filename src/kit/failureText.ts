import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Failure } from '../lib/failure';

const codes = defineMessages({
  identified_session_exists: {
    id: 'kit.code.identified_session_exists',
    defaultMessage: 'Для клиента уже есть подтверждённая сессия идентификации',
  },
  invalid_pinfl: { id: 'kit.code.invalid_pinfl', defaultMessage: 'Неверный ПИНФЛ' },
  installments_exist: { id: 'kit.code.installments_exist', defaultMessage: 'У клиента есть активная рассрочка' },
  investments_exist: { id: 'kit.code.investments_exist', defaultMessage: 'У клиента есть активные инвестиции' },
  phone_number_already_exists: {
    id: 'kit.code.phone_number_already_exists',
    defaultMessage: 'Номер телефона уже зарегистрирован',
  },
  '1_invalid_auth_credentials': {
    id: 'kit.code.1_invalid_auth_credentials',
    defaultMessage: 'Неверный логин или пароль',
  },
  user_has_installment: { id: 'kit.code.user_has_installment', defaultMessage: 'Нельзя удалить карту: есть рассрочка' },
  user_has_order: { id: 'kit.code.user_has_order', defaultMessage: 'Нельзя удалить карту: есть заказ' },
  installment_not_found: { id: 'kit.code.installment_not_found', defaultMessage: 'Рассрочка не найдена' },
  not_supported_in_dev: { id: 'kit.code.not_supported_in_dev', defaultMessage: 'Недоступно в тестовой среде' },
  unknown_order_provider: { id: 'kit.code.unknown_order_provider', defaultMessage: 'Неизвестная служба доставки' },
  '1_charge_amount_zero': { id: 'kit.code.1_charge_amount_zero', defaultMessage: 'Сумма списания равна нулю' },
  '1_installment_has_not_debt': {
    id: 'kit.code.1_installment_has_not_debt',
    defaultMessage: 'По рассрочке нет задолженности',
  },
  same_person: { id: 'kit.code.same_person', defaultMessage: 'Инициатор не может подтверждать свою операцию' },
  month_closed: { id: 'kit.code.month_closed', defaultMessage: 'Месяц закрыт' },
  changed_meanwhile: { id: 'kit.code.changed_meanwhile', defaultMessage: 'Запись изменена другим сотрудником' },
  staff_only: { id: 'kit.code.staff_only', defaultMessage: 'Вход только для сотрудников' },
  user_disabled: { id: 'kit.code.user_disabled', defaultMessage: 'Учётная запись отключена' },
  too_many_attempts: {
    id: 'kit.code.too_many_attempts',
    defaultMessage: 'Слишком много попыток. Подождите и попробуйте снова',
  },
  session_ended: { id: 'kit.code.session_ended', defaultMessage: 'Сессия завершена. Войдите ещё раз' },
  link_expired: {
    id: 'kit.code.link_expired',
    defaultMessage: 'Ссылка на файл устарела. Обновите страницу и откройте файл снова',
  },
  transition_not_allowed: { id: 'kit.code.transition_not_allowed', defaultMessage: 'Из нынешнего статуса так нельзя' },
  reason_required: { id: 'kit.code.reason_required', defaultMessage: 'Укажите причину' },
  document_missing: { id: 'kit.code.document_missing', defaultMessage: 'Не хватает документа или фотографии' },
  balance_not_zero: { id: 'kit.code.balance_not_zero', defaultMessage: 'На балансе есть деньги' },
  not_archived: { id: 'kit.code.not_archived', defaultMessage: 'Запись не в архиве' },
  not_enough_balance: { id: 'kit.code.not_enough_balance', defaultMessage: 'На балансе не хватает средств' },
  file_too_large: { id: 'kit.code.file_too_large', defaultMessage: 'Файл слишком большой' },
  file_kind_not_allowed: {
    id: 'kit.code.file_kind_not_allowed',
    defaultMessage: 'Файл другого вида: подойдут jpg, png, webp, pdf, docx, xlsx',
  },
  own_roles: { id: 'kit.code.own_roles', defaultMessage: 'Свои роли менять нельзя: попросите другого администратора' },
  own_account: {
    id: 'kit.code.own_account',
    defaultMessage: 'Свою учётную запись нельзя отключить, удалить или сбросить',
  },
  more_than_held: { id: 'kit.code.more_than_held', defaultMessage: 'Нельзя выдать больше прав, чем есть у вас' },
  last_administrator: {
    id: 'kit.code.last_administrator',
    defaultMessage: 'Должен остаться хотя бы один администратор доступа',
  },
  role_has_users: { id: 'kit.code.role_has_users', defaultMessage: 'Роль выдана сотрудникам: сначала снимите её' },
  role_name_taken: { id: 'kit.code.role_name_taken', defaultMessage: 'Роль с таким названием уже есть' },
  permission_builtin: { id: 'kit.code.permission_builtin', defaultMessage: 'Это разрешение нужно самой системе' },
  permission_in_use: {
    id: 'kit.code.permission_in_use',
    defaultMessage: 'Разрешение есть у роли: сначала снимите его',
  },
  permission_exists: { id: 'kit.code.permission_exists', defaultMessage: 'Разрешение с таким кодом уже есть' },
  username_taken: {
    id: 'kit.code.username_taken',
    defaultMessage: 'Логин занят. Логин удалённой записи повторно не выдаётся',
  },
  weak_password: { id: 'kit.code.weak_password', defaultMessage: 'Не короче 10 знаков, с буквой и цифрой' },
  password_has_username: { id: 'kit.code.password_has_username', defaultMessage: 'В пароле не должно быть логина' },
  same_password: { id: 'kit.code.same_password', defaultMessage: 'Новый пароль совпадает со старым' },
  wrong_password: { id: 'kit.code.wrong_password', defaultMessage: 'Неверный пароль' },
  merchant_without_roles: {
    id: 'kit.code.merchant_without_roles',
    defaultMessage: 'У мерчанта не бывает ролей сотрудника',
  },
  unknown_endpoint: { id: 'kit.code.unknown_endpoint', defaultMessage: 'Такого вызова нет в каталоге' },
  password_change_required: { id: 'kit.code.password_change_required', defaultMessage: 'Сначала смените пароль' },
  not_found: { id: 'kit.code.not_found', defaultMessage: 'Запись не найдена' },
  unknown_value: { id: 'kit.code.unknown_value', defaultMessage: 'Такого значения нет в справочнике' },
});

const m = defineMessages({
  forbidden: { id: 'kit.failure.forbidden', defaultMessage: 'Forbidden' },
  accessDenied: { id: 'kit.failure.accessDenied', defaultMessage: 'Ошибка: Доступ запрещён' },
  badRequest: { id: 'kit.failure.badRequest', defaultMessage: 'Bad request' },
  badFilter: { id: 'kit.failure.badFilter', defaultMessage: 'Проверьте фильтр: {fields}' },
  serverSide: { id: 'kit.failure.serverSide', defaultMessage: 'Server side problem' },
  serverSideAdvice: {
    id: 'kit.failure.serverSideAdvice',
    defaultMessage: 'Служба не справилась с запросом. Попробуйте ещё раз немного позже',
  },
  exception: { id: 'kit.failure.exception', defaultMessage: 'Error: {message}' },
  network: { id: 'kit.failure.network', defaultMessage: 'Нет связи со службой. Проверьте сеть и попробуйте ещё раз' },
  timeout: { id: 'kit.failure.timeout', defaultMessage: 'Служба не ответила вовремя. Попробуйте ещё раз' },
  malformed: { id: 'kit.failure.malformed', defaultMessage: 'Служба прислала непонятный ответ. Попробуйте ещё раз' },
  aborted: { id: 'kit.failure.aborted', defaultMessage: 'Запрос отменён' },
  upload: { id: 'kit.failure.upload', defaultMessage: 'Something went wrong. Try again later.' },
  unmatched: { id: 'kit.failure.unmatched', defaultMessage: 'Что-то пошло не так' },
});

/** What a failed call says to a person: one message, never two. */
export interface FailureText {
  title: MessageDescriptor;
  text?: MessageDescriptor;
  /** What the placeholders of the title and the text stand for. */
  values?: Record<string, string>;
  /** The server's own sentence; plain text only. */
  detail?: string;
}

/**
 * What was being done. `action`: work on an order, a change of PINFL, the removal of a card. `upload`: sending a
 * file. Both answer a failure that no code explains with a sentence of their own.
 */
export type FailedWork = 'call' | 'action' | 'upload';

function isKnown(code: string): code is keyof typeof codes {
  return Object.hasOwn(codes, code);
}

/** The text of a code that the product knows, wherever the code stands: in an error or beside a field. */
export function codeText(code: string): MessageDescriptor | undefined {
  return isKnown(code) ? codes[code] : undefined;
}

/** The services spell it both ways; said once is enough. */
function repeatsAccessDenied(sentence: string): boolean {
  return /^(ошибка:\s*)?доступ запрещ[её]н\.?$/i.test(sentence.trim());
}

/** The one message of a failure: a known code first, then the kind of work, then the status. */
export function failureText(failure: Failure, work: FailedWork = 'call'): FailureText {
  const known = failure.codes.find(isKnown);
  if (known) return { title: codes[known] };

  const { kind, status, message } = failure;
  if (kind !== 'status') {
    if (work === 'upload') return { title: m.upload };
    return message ? { title: m.exception, values: { message }, text: m[kind] } : { title: m[kind] };
  }
  if (status === 401) return { title: codes.session_ended };
  if (status === 403) {
    return {
      title: m.forbidden,
      text: m.accessDenied,
      detail: message && !repeatsAccessDenied(message) ? message : undefined,
    };
  }
  if (work === 'action') return { title: m.unmatched };
  if (work === 'upload') return { title: m.upload };
  if (status === 400) {
    const fields = Object.keys(failure.fields ?? {}).join(', ');
    return { title: m.badRequest, ...(fields && { text: m.badFilter, values: { fields } }), detail: message };
  }
  if (status === 404) return { title: codes.not_found };
  if (status === 429) return { title: codes.too_many_attempts };
  return status >= 500 ? { title: m.serverSide, text: m.serverSideAdvice } : { title: m.serverSide, detail: message };
}
