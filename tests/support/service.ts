import { createRenew } from '../../src/api/session/refresh';
import { baseQuery, type ApiExtra, type Call, type CallOptions } from '../../src/api/cache/baseQuery';
import { createVault } from '../../src/session/vault';
import type { VaultEnvironment } from '../../src/session/vaultEnvironment';
import { createToken } from './browser';

export interface Received {
  url: string;
  method: string;
  headers: Headers;
  token: string | undefined;
  body: string;
  signal: AbortSignal | undefined;
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

const problem = (status: number, code: string) =>
  json({ error: code, code, errors: [{ code, message: code }], request_id: 'r' }, status);

/** Lets a call hang until it is given up, as a stalled network does. */
export const stall = (call: Received) =>
  new Promise<Response>((_, reject) => {
    call.signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
  });

/**
 * The services as far as the session needs them: one valid token, rotation of refresh tokens, and a family that is
 * lost when a spent refresh token comes back.
 */
export function createService() {
  const received: Received[] = [];
  const service = {
    received,
    valid: '',
    refreshable: '',
    generation: 0,
    familyLost: false,
    refreshes: 0,
    /** What a call with the valid token gets. */
    answer: (_call: Received): Response | Promise<Response> => json({ ok: true }),
    /** What a refresh gets instead of the usual; undefined for the usual. */
    refreshAnswer: (_call: Received): Response | Promise<Response> | undefined => undefined,
    /** How long everything takes on its way. */
    travel: (response: () => Response | Promise<Response>, _call: Received): Promise<Response> =>
      Promise.resolve().then(response),
    issue: () => {
      service.generation += 1;
      service.valid = createToken(`t${service.generation}`);
      service.refreshable = `refresh-${service.generation}`;
      return { access: service.valid, refresh: service.refreshable };
    },
    /** The tokens in use are good no more. */
    expire: () => {
      service.valid = 'none';
    },
  };

  function respond(call: Received): Response | Promise<Response> {
    if (call.url.endsWith('/auth/logout')) {
      service.valid = 'none';
      service.refreshable = '';
      return new Response(null, { status: 204 });
    }
    if (call.url.endsWith('/refresh-token')) {
      const given = (JSON.parse(call.body) as { refresh_token: string }).refresh_token;
      service.refreshes += 1;
      const instead = service.refreshAnswer(call);
      if (instead) return instead;
      if (given !== service.refreshable) {
        service.familyLost = true;
        return problem(401, 'unauthorized');
      }
      const { access, refresh } = service.issue();
      return json({ access_token: access, refresh_token: refresh });
    }
    return call.token === service.valid ? service.answer(call) : problem(401, 'unauthorized');
  }

  globalThis.fetch = (input, init = {}) => {
    const headers = new Headers(init.headers);
    const call: Received = {
      url: String(input),
      method: init.method ?? 'GET',
      headers,
      token: headers.get('authorization')?.replace('Bearer ', ''),
      body: typeof init.body === 'string' ? init.body : '',
      signal: init.signal ?? undefined,
    };
    received.push(call);
    return service.travel(() => respond(call), call);
  };
  return service;
}

/** A window as the base query sees it, without a store. */
export function createCaller(place: VaultEnvironment, more: Partial<ApiExtra> = {}) {
  const vault = createVault(place);
  const extra: ApiExtra = {
    vault,
    config: {},
    renew: createRenew(vault, {}),
    language: () => 'ru-RU',
    restart: () => undefined,
    ...more,
  };
  const call = (
    what: string | Call,
    {
      type = 'query',
      signal = new AbortController().signal,
      ...options
    }: CallOptions & { type?: 'query' | 'mutation'; signal?: AbortSignal } = {},
  ) => {
    const api = {
      extra,
      signal,
      type,
      endpoint: 'test',
      abort: () => undefined,
      dispatch: () => undefined,
      getState: () => ({}),
    };
    return Promise.resolve(
      baseQuery(
        typeof what === 'string' ? { url: what } : what,
        api as unknown as Parameters<typeof baseQuery>[1],
        options,
      ),
    );
  };
  return { vault, extra, call };
}
