import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Failure } from '../../lib/failure';

const first = defineMessages({
  '1_invalid_auth_credentials': {
    id: 'kit.code.1_invalid_auth_credentials',
    defaultMessage: 'Неверный логин или пароль',
  },
  staff_only: { id: 'kit.code.staff_only', defaultMessage: 'Вход только для сотрудников' },
  user_disabled: { id: 'kit.code.user_disabled', defaultMessage: 'Учётная запись отключена' },
  too_many_attempts: {
    id: 'kit.code.too_many_attempts',
    defaultMessage: 'Слишком много попыток. Подождите и попробуйте снова',
  },
  session_ended: { id: 'kit.code.session_ended', defaultMessage: 'Сессия завершена. Войдите ещё раз' },
  not_found: { id: 'kit.code.not_found', defaultMessage: 'Запись не найдена' },
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

/** Texts by code: what the sign-in page can meet, and what the areas of the open screens have added. */
const texts = new Map<string, MessageDescriptor>(Object.entries(first));

/** Teaches the texts of further codes. */
export function addCodeTexts(more: Record<string, MessageDescriptor>): void {
  for (const [code, text] of Object.entries(more)) texts.set(code, text);
}

/** The text of a code that the product knows, wherever the code stands: in an error or beside a field. */
export function codeText(code: string): MessageDescriptor | undefined {
  return texts.get(code);
}

/** The services spell it both ways; said once is enough. */
function repeatsAccessDenied(sentence: string): boolean {
  return /^(ошибка:\s*)?доступ запрещ[её]н\.?$/i.test(sentence.trim());
}

/** The one message of a failure: a known code first, then the kind of work, then the status. */
export function failureText(failure: Failure, work: FailedWork = 'call'): FailureText {
  const known = failure.codes.map(codeText).find(Boolean);
  if (known) return { title: known };

  const { kind, status, message } = failure;
  if (kind !== 'status') {
    if (work === 'upload') return { title: m.upload };
    return message ? { title: m.exception, values: { message }, text: m[kind] } : { title: m[kind] };
  }
  if (status === 401) return { title: first.session_ended };
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
  if (status === 404) return { title: first.not_found };
  if (status === 429) return { title: first.too_many_attempts };
  return status >= 500 ? { title: m.serverSide, text: m.serverSideAdvice } : { title: m.serverSide, detail: message };
}
