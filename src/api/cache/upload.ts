import { dataOf, failed, failureOf, type Answer } from '../transport/parseResponse';
import type { Call } from './baseQuery';
import type { ApiThunk } from './dispatch';
import { addressOf, timeoutOf } from '../transport/services';
import { timeouts } from '../transport/timeouts';
import { withSession } from '../session/withSession';
import { noteWrite } from './lastWrite';
import type { Failure } from '../../lib/failure';
import { firstRedirect, ok } from '../../lib/httpStatus';

export interface UploadOptions {
  signal: AbortSignal;
  /** How much is sent, from 0 to 1. */
  onProgress: (done: number) => void;
}

interface Sent extends UploadOptions {
  url: string;
  method: string;
  access: string;
  headers: Call['headers'];
  form: FormData;
  timeout: number;
}

/** The headers that the error shape reads. */
function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const name of ['x-request-id', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** One request by XMLHttpRequest: fetch does not say how much of a body is sent. Never rejects. */
function send({ url, method, access, headers, form, timeout, signal, onProgress }: Sent): Promise<Answer> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(failed('aborted'));
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = (answer: Answer) => {
      signal.removeEventListener('abort', abort);
      resolve(answer);
    };
    request.open(method, url);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Authorization', `Bearer ${access}`);
    for (const [name, value] of Object.entries(headers ?? {}))
      if (value !== undefined) request.setRequestHeader(name, String(value));
    request.timeout = timeout;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      const isDone = status >= ok && status < firstRedirect;
      settle(isDone ? dataOf(responseText, true) : { error: failureOf(status, responseText, headersOf(request)) });
    };
    request.onerror = () => settle(failed('network'));
    request.ontimeout = () => settle(failed('timeout'));
    request.onabort = () => settle(failed('aborted'));
    signal.addEventListener('abort', abort);
    request.send(form);
  });
}

/** Sends the fields of a call's body as a form, file and all. Rejects with a Failure of an upload; given up, with `aborted`. */
export const upload =
  <Uploaded>(
    { url, method = 'POST', params = {}, headers, body }: Call,
    options: UploadOptions,
  ): ApiThunk<Promise<Uploaded>> =>
  async (_dispatch, _getState, extra) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) form.append(name, value);
    const address = addressOf(url, params, extra.config);
    const timeout = Math.max(timeoutOf(url), timeouts.upload);
    const { data, error } = await withSession(extra, options.signal, (access) =>
      send({
        ...{ ...options, url: address, method, access, form, timeout },
        headers: { 'Accept-Language': extra.language(), ...headers },
      }),
    );
    noteWrite();
    if (error) throw { work: 'upload', ...error } satisfies Failure;
    // The contract says what the answer holds, as with every generated operation.
    return data as Uploaded;
  };
