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

const unauthorized = 401;

function call(token: string | undefined, method: string, path: string, { body, version }: Work): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${backEndAddress()}/api${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(version !== undefined && { 'if-match': String(version) }),
      'idempotency-key': crypto.randomUUID(),
    },
    body: isForm ? body : body && JSON.stringify(body),
  });
}

async function answerOf<Answer>(username: string, what: string, answer: Response): Promise<Answer> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${username}: ${what}: ${answer.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** The tokens of each account on each back end: a password costs more than most of what is asked with its token. */
const tokens = new Map<string, Promise<string>>();

function tokenOf(username: string): Promise<string> {
  const place = `${backEndAddress()} ${username}`;
  const known = tokens.get(place);
  if (known) return known;
  const path = '/system-user/v1/system-users/login';
  const token = call(undefined, 'POST', path, { body: { username, password: 'Divan-demo-2026' } })
    .then((answer) => answerOf<{ access_token: string }>(username, `POST ${path}`, answer))
    .then(({ access_token }) => access_token);
  tokens.set(place, token);
  token.catch(() => tokens.delete(place));
  return token;
}

/**
 * One of the demonstration accounts, signed in; again where its session has ended meanwhile.
 *
 *     const director = await colleague('director');
 *     await director.send('PUT', '/investment/investors/5/status', { version, body: { status: 'active' } });
 */
export async function colleague(username: string): Promise<Colleague> {
  async function ask<Answer>(method: string, path: string, work: Work = {}): Promise<Answer> {
    let answer = await call(await tokenOf(username), method, path, work);
    if (answer.status === unauthorized) {
      tokens.delete(`${backEndAddress()} ${username}`);
      answer = await call(await tokenOf(username), method, path, work);
    }
    return answerOf(username, `${method} ${path}`, answer);
  }
  await tokenOf(username);
  return { get: (path) => ask('GET', path), send: ask };
}
