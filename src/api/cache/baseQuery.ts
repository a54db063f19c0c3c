import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { FailedWork, Failure } from '../../lib/failure';
import { wait } from '../../lib/wait';
import type { Answer } from '../transport/parseResponse';
import type { Config } from '../transport/config';
import { httpRequest, type Exchange } from '../transport/httpRequest';
import { addressOf, serviceOf, timeoutOf } from '../transport/services';
import { mayPass, noteRead } from '../transport/silence';
import { withSession, type SessionAccess } from '../session/withSession';
import { noteWrite } from './lastWrite';

/** What the store gives to everything that calls a service. */
export interface ApiExtra extends SessionAccess {
  config: Config;
  /** The language of the panel, as `ru-RU`. */
  language: () => string;
  /** Loads the panel anew, so that nothing of the person before is left: at the login page, or where it is. */
  restart: (where: 'login' | 'here') => void;
}

/** One call, as the generated code describes it. An Idempotency-Key travels in `headers`, the same on a replay. */
export interface Call {
  url: string;
  method?: string;
  params?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string | number | boolean | undefined>;
  /** Reads the answer as the contract describes it. */
  read?: (data: unknown) => Answer;
}

/** What is decided once for an operation, in its tags file. */
export interface CallOptions {
  timeout?: number;
  /** Its full address in place of that of its service, where an installation sets one for it. */
  address?: (config: Config, url: string) => string | undefined;
  /** Called without a session; its 401 says something else than "renew the token". */
  isAnonymous?: boolean;
  /** What is being done, where its failure has a sentence of its own. */
  work?: FailedWork;
  /** Whoever makes the call tells its failure; else a notice does. */
  handlesOwnErrors?: boolean;
}

export interface CallMeta {
  handlesOwnErrors?: boolean;
}

export type PanelBaseQuery = BaseQueryFn<Call, unknown, Failure, CallOptions, CallMeta>;

/** For how long a read is asked for again when its failure may pass by itself, in milliseconds. */
const patience = 15_000;
/** Before the second try, the third and each further one: 1, 3 and 5 s. */
const pauseBefore = (at: number) => Math.min(1_000 + 2_000 * at, 5_000);

/** Up to a fifth earlier or later, so that many windows do not come back at the same moment. */
const about = (milliseconds: number) => milliseconds * (0.8 + Math.random() * 0.4);

/**
 * A read is asked for again, not before the service wants it to be, until it is answered or has waited for as long as a
 * failover takes (docs/decisions.md). A write never is.
 */
async function withRetries(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const end = Date.now() + patience;
  let answer = await ask();
  let left = patience;
  for (let at = 0; answer.error && mayPass(answer.error); at += 1) {
    // Also by the clock: where it is told only after a while that nobody answers, fewer questions take as long.
    const rest = Math.min(left, end - Date.now());
    const wanted = 1_000 * (answer.error.retryAfter ?? 0);
    if (rest <= 0 || wanted > rest) break;
    // The last question comes when the time is over, not a pause before.
    const time = Math.min(Math.max(about(pauseBefore(at)), wanted), rest);
    left -= time;
    await wait(time, signal);
    answer = await ask();
  }
  return answer;
}

function requestOf(
  { url, method = 'GET', params = {}, body, headers = {} }: Call,
  extra: ApiExtra,
  options: CallOptions,
): Omit<Exchange, 'signal'> {
  // The requirements ask it of the payment service; names of strategies, tariffs and accounts come from the others.
  const sent: Record<string, string> = { Accept: 'application/json', 'Accept-Language': extra.language() };
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent[name] = String(value);
  // A form brings its own content type, with the boundary in it.
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) sent['Content-Type'] = 'application/json';
  return {
    url: options.address?.(extra.config, url) ?? addressOf(url, params, extra.config),
    method,
    headers: sent,
    body: body === undefined || isForm ? body : JSON.stringify(body),
    timeout: options.timeout ?? timeoutOf(url),
  };
}

/** Every call of the panel: the token, the one repeat after a renewed session, retries of reads, the error shape. */
export const baseQuery: PanelBaseQuery = async (call, { extra: given, signal, type }, options) => {
  const extra = given as ApiExtra;
  const meta: CallMeta = { handlesOwnErrors: options?.handlesOwnErrors };
  const request = requestOf(call, extra, options ?? {});
  const isRead = type === 'query' && request.method === 'GET';
  const send = (access?: string) => {
    const headers = access ? { ...request.headers, Authorization: `Bearer ${access}` } : request.headers;
    return httpRequest({ ...request, headers, signal });
  };
  const ask = () => (options?.isAnonymous ? send() : withSession(extra, signal, send));
  const answer = await (isRead
    ? withRetries(async () => {
        const one = await ask();
        noteRead(serviceOf(call.url), call, one.error);
        return one;
      }, signal)
    : ask());
  if (type === 'mutation' && request.method !== 'GET') noteWrite();
  const { data, error } = !answer.error && call.read ? call.read(answer.data) : answer;
  return error ? { error: { work: options?.work, ...error }, meta } : { data, meta };
};
