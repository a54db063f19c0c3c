/** Calls of many people at once to processes of the back end, and what became of those whose answer was lost. */
import { randomUUID } from 'node:crypto';
import { demoPassword } from '../../server/seed/demoUsers';
import { loginUrl, logoutUrl, refreshUrl, type Pair } from './backEnd';
import { formOf, samples } from './uploads';

type Body = Record<string, unknown>;

/** Status 0 is an answer that never came. */
export interface Answered {
  status: number;
  body: Body;
}

export async function send(
  method: string,
  address: string,
  { token, body, headers }: { token?: string; body?: object | Buffer; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const isForm = Buffer.isBuffer(body);
  try {
    const answer = await fetch(address, {
      method,
      headers: {
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: isForm ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Body) };
  } catch {
    // Refused, cut or half: the caller knows nothing of what it asked for.
    return { status: 0, body: {} };
  }
}

export async function signIn(at: string, username: string): Promise<Pair> {
  return pairOf(await send('POST', at + loginUrl, { body: { username, password: demoPassword } }));
}
/** The tokens that an answer brings. */
export const pairOf = ({ body }: Answered): Pair => ({
  access_token: String(body['access_token']),
  refresh_token: String(body['refresh_token']),
});
export const refresh = (at: string, pair: Pair): Promise<Answered> =>
  send('POST', at + refreshUrl, { body: { refresh_token: pair.refresh_token } });
export const logout = (at: string, pair: Pair): Promise<Answered> =>
  send('POST', at + logoutUrl, { token: pair.access_token });

const system = '/api/system-user/v1';

/** Asks for a refill or a withdrawal, under a key of its own. */
export const askMoney = (
  at: string,
  token: string,
  {
    investor,
    what = 'refill',
    comment,
    key = randomUUID(),
    version = 1,
  }: { investor: number; what?: 'refill' | 'withdraw'; comment: string; key?: string; version?: number },
): Promise<Answered> =>
  send('PUT', `${at}${system}/investors/${investor}/${what}-balance`, {
    token,
    body: { amount: '10.00', comment },
    headers: { 'if-match': String(version), 'idempotency-key': key },
  });

export const approve = (at: string, token: string, claim: number, key: string = randomUUID()): Promise<Answered> =>
  send('PUT', `${at}${system}/claims/${claim}/change-status`, {
    token,
    body: { status: 'approved' },
    headers: { 'if-match': '1', 'idempotency-key': key },
  });

/** What the service says became of a write. */
export const outcomeOf = async (at: string, token: string, key: string): Promise<string> =>
  String((await send('POST', `${at}/api/system-user/idempotency/${key}`, { token })).body['state']);

/** A file that no other is like: one that is sent twice is one file. */
export const uploadFile = (at: string, token: string): Promise<Answered> => {
  const unlike = Buffer.concat([samples.pdf, Buffer.from(`\n% ${randomUUID()}\n`)]);
  const { payload, headers } = formOf(unlike, 'договор.pdf', { type: 'application/pdf' });
  return send('POST', `${at}/api/investment/files`, { token, body: payload, headers });
};
