/** The services called past the panel by somebody of the staff: what a colleague does meanwhile, and what is stored. */
import { expect } from '@playwright/test';
import { password } from './panel';

interface Work {
  body?: object;
  /** The version that the colleague saw. */
  version?: number;
  /** One file, sent as a form. */
  file?: { name: string; content: Uint8Array<ArrayBuffer>; type?: string };
}

export interface Answer<Body> {
  status: number;
  body: Body;
}

export interface Service {
  /** The body of an answer that has to be a good one. */
  read<Body>(path: string): Promise<Body>;
  /** Any call, as `PUT /investment/investors/5/status`, with whatever is answered. */
  call<Body>(what: string, work?: Work): Promise<Answer<Body>>;
  /** A call that has to be taken. */
  done<Body>(what: string, work?: Work): Promise<Body>;
}

const signInPath = '/api/system-user/v1/system-users/login';

/** Signs in past the panel. */
export async function serviceOf(url: string, username: string): Promise<Service> {
  const signedIn = await fetch(url + signInPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ username, password }),
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };

  const call = async <Body>(what: string, { body, version, file }: Work = {}): Promise<Answer<Body>> => {
    const [method = 'GET', path = ''] = what.split(' ');
    const form = new FormData();
    if (file) form.append('file', new Blob([file.content], { type: file.type }), file.name);
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        // A body that is refused before it was read to its end leaves a connection on which nothing else gets through.
        connection: 'close',
        ...(body && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': String(version) }),
        ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
      },
      body: file ? form : body && JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as Body };
  };
  const done = async <Body>(what: string, work?: Work): Promise<Body> => {
    const answer = await call<Body>(what, work);
    expect(answer.status, `${what} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body;
  };
  return { call, done, read: (path) => done(`GET ${path}`) };
}

interface Investor {
  id: number;
  version: number;
  name: string;
  status: string;
  balance: string;
  passport_confirmed: boolean;
  last_name: string | null;
  first_name: string | null;
  email: string | null;
  archive_refused_by: string | null;
  attachments: { name: string }[];
}

export const investorOf = (service: Service, id: number) => service.read<Investor>(`/investment/investors/${id}`);

/** The first investors of the demonstration for whom this filter holds, as the list gives them. */
export async function investorsWhere(service: Service, filter: string) {
  const { investors } = await service.read<{ investors: Pick<Investor, 'id' | 'name' | 'status' | 'balance'>[] }>(
    `/investment/investors?${filter}`,
  );
  return investors;
}

/** How many movements the ledger of an investor has. */
export async function ledgerCount(service: Service, id: number): Promise<number> {
  const { count } = await service.read<{ count: number }>(`/system-user/v1/investors/${id}/transactions?limit=1`);
  return count;
}

interface Claim {
  id: number;
  type: string;
  status: string;
  amount: string;
  version: number;
}

export async function claimsOf(service: Service, id: number): Promise<Claim[]> {
  const { claims } = await service.read<{ claims: Claim[] }>(`/system-user/v1/investors/${id}/claims?limit=50`);
  return claims;
}
