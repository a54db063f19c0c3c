/** Another user: works on the back end of this test past the panel that the test looks at. */
import { backEndAddress } from './panelBackEnd';

interface Work {
  /** A form is sent as one, with its files. */
  body?: object;
  /** The version that the colleague saw. */
  version?: number;
}

export interface Colleague {
  get<Answer>(path: string): Promise<Answer>;
  /** A write; rejects when it is refused. */
  send<Answer>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, work?: Work): Promise<Answer>;
}

/**
 * One of the demonstration accounts, signed in.
 *
 *     const director = await colleague('director');
 *     await director.send('PUT', '/investment/investors/5/status', { version, body: { status: 'active' } });
 */
export async function colleague(username: string): Promise<Colleague> {
  let token = '';
  async function ask<Answer>(method: string, path: string, { body, version }: Work = {}): Promise<Answer> {
    const answer = await fetch(`${backEndAddress()}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': String(version) }),
        'idempotency-key': crypto.randomUUID(),
      },
      body: body instanceof FormData ? body : body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${username}: ${method} ${path}: ${answer.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }
  const login = { body: { username, password: 'Divan-demo-2026' } };
  const { access_token } = await ask<{ access_token: string }>('POST', '/system-user/v1/system-users/login', login);
  token = access_token;
  return { get: (path) => ask('GET', path), send: ask };
}
