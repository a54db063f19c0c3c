import { notSent } from '../../lib/failure';
import { noContent, resetContent } from '../../lib/httpStatus';
import { dataOf, failed, failureOf, type Answer } from './parseResponse';
import { takeEarly } from './prefetch';

export interface Exchange {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: BodyInit;
  timeout: number;
  signal?: AbortSignal;
  /** Goes on when the page is left meanwhile. */
  keepalive?: boolean;
}

/** One request and its answer, whatever happens on the way. Never rejects. */
export async function httpRequest({
  url,
  method,
  headers,
  body,
  timeout,
  signal,
  keepalive,
}: Exchange): Promise<Answer> {
  if (signal?.aborted) return failed('aborted');
  const giveUp = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    giveUp.abort();
  }, timeout);
  const abort = () => giveUp.abort();
  signal?.addEventListener('abort', abort);
  // A read that was begun early has no signal of ours, so the wait for it is given up instead.
  const givenUp = new Promise<never>((_, reject) => {
    giveUp.signal.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
  });

  const answer = async (): Promise<Answer> => {
    const early = method === 'GET' ? await takeEarly(url) : undefined;
    const response = early ?? (await fetch(url, { method, headers, body, keepalive, signal: giveUp.signal }));
    const text = await response.text();
    if (!response.ok) return { error: failureOf(response.status, text, response.headers) };
    return response.status === noContent || response.status === resetContent
      ? { data: null }
      : dataOf(text, method === 'GET');
  };

  // A write that was begun and ended without a network cannot have arrived.
  const wasOffline = method !== 'GET' && !navigator.onLine;
  try {
    return await Promise.race([answer(), givenUp]);
  } catch {
    // What went wrong is one of three things, and the browser does not say which in any other way.
    if (isLate) return failed('timeout');
    if (signal?.aborted) return failed('aborted');
    const { error } = failed('network');
    return { error: wasOffline && !navigator.onLine ? { ...error, codes: [notSent] } : error };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
