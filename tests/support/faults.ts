/** Everything that may become of a call, as the services, the proxies and the network do it. */
import type { Failure } from '../../src/lib/failure';
import { jsonOf, type Asked } from './contractAnswers';

export interface Fault {
  name: string;
  /** What a call gets instead of its answer. */
  answer: (asked: Asked) => Response | Promise<Response>;
  /** What the gateway makes of it; the screen tells this. */
  failure: Failure;
}

const codes: Record<number, string> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict_of_kinds',
  413: 'body_too_large',
  422: 'unprocessable',
  429: 'too_many_requests',
  500: 'internal',
  502: 'bad_gateway',
  504: 'gateway_timeout',
};
const requestId = 'req-of-the-fault';

const ofStatus = (status: number): Fault => {
  const code = codes[status] ?? '';
  const body = JSON.stringify({ error: code, code, errors: [{ code, message: code }], request_id: requestId });
  return {
    name: String(status),
    answer: () => jsonOf(body, status),
    failure: { kind: 'status', status, codes: [code], message: code, requestId },
  };
};

const broken: Failure = { kind: 'malformed', status: 0, codes: [] };
const lost: Failure = { kind: 'network', status: 0, codes: [] };
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

export const faults: readonly Fault[] = [
  ...Object.keys(codes).map((status) => ofStatus(Number(status))),
  { name: 'a page instead of data', answer: () => new Response('<!doctype html><h1>Hello'), failure: broken },
  { name: 'an empty answer', answer: () => new Response(''), failure: broken },
  { name: 'half an answer', answer: () => new Response('{"count": 3, "rows": [{"id'), failure: broken },
  { name: 'a text in place of an object', answer: () => new Response('"done"'), failure: broken },
  {
    name: 'no answer',
    answer: ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
      }),
    failure: { kind: 'timeout', status: 0, codes: [] },
  },
  { name: 'a reset connection', answer: noNetwork, failure: lost },
  { name: 'no network', answer: noNetwork, failure: lost },
];
