import type { Failure } from '../../lib/failure';
import { unauthorized } from '../../lib/httpStatus';

export type Answer<Data = unknown> = { data: Data; error?: undefined } | { data?: undefined; error: Failure };

export const failed = (kind: Exclude<Failure['kind'], 'status'>, message?: string): { error: Failure } => ({
  error: { kind, status: 0, codes: [], ...(message !== undefined && { message }) },
});

/** What every call answers once the session is over, without asking the server. */
export const sessionEnded: { error: Failure } = {
  error: { kind: 'status', status: unauthorized, codes: ['session_ended'] },
};

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const longestSentence = 1_000;
/** The names of the error shape itself, which are no codes. */
const ownNames = ['error', 'errors', 'code', 'message', 'fields', 'current', 'request_id'];

/** A text that can be shown: not empty, not a page. */
function sentence(...candidates: unknown[]): string | undefined {
  const found = candidates.find((one): one is string => typeof one === 'string' && one.trim() !== '');
  return found?.slice(0, longestSentence);
}

/** The services name the reason in one of several places; wherever it is, the first code found decides. */
function codesOf(body: Fields): string[] {
  const listed = Array.isArray(body['errors']) ? body['errors'].filter(isFields).map((one) => one['code']) : [];
  const inner = isFields(body['error']) ? body['error']['code'] : undefined;
  const found = [...listed, inner, body['code'], ...Object.keys(body).filter((name) => !ownNames.includes(name))];
  return [...new Set(found.filter((code): code is string => typeof code === 'string' && code.length <= 100))].slice(
    0,
    20,
  );
}

function textsOf(value: unknown): Record<string, string> | undefined {
  if (!isFields(value)) return undefined;
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** Retry-After in seconds; the header may also name a moment. */
function waitOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(wait) ? Math.max(0, Math.ceil(wait)) : undefined;
}

/** The failure of an answer whose status is not 2xx, from whatever body came with it. */
export function failureOf(status: number, text: string, headers: Headers): Failure {
  let body: Fields = {};
  try {
    const parsed: unknown = parse(text);
    if (isFields(parsed)) body = parsed;
  } catch {
    // A page of a proxy, or nothing: the status alone says what happened.
  }
  const { error, errors, message, fields, current, request_id } = body;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const said = sentence(
    error,
    isFields(error) ? error['message'] : undefined,
    message,
    isFields(first) ? first['message'] : undefined,
  );
  return {
    kind: 'status',
    status,
    codes: codesOf(body),
    message: said,
    fields: textsOf(fields),
    current: isFields(current) ? current : undefined,
    requestId: sentence(request_id, headers.get('x-request-id')),
    retryAfter: waitOf(headers.get('retry-after')),
  };
}

/** JSON without the one key that would change what an object is when it is copied key by key. */
function parse(text: string): unknown {
  if (!text.includes('__proto__')) return JSON.parse(text);
  return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
}

/**
 * What a 2xx answer carries. A read must bring an object or a list; a write may bring nothing, because calling a
 * write failed that was done would be worse than an empty answer.
 */
export function dataOf(text: string, isRead: boolean): Answer {
  if (text.trim() === '') return isRead ? failed('malformed') : { data: null };
  try {
    const data = parse(text);
    return isRead && (typeof data !== 'object' || data === null) ? failed('malformed') : { data };
  } catch {
    // A page instead of data, or half of an answer.
    return failed('malformed');
  }
}
