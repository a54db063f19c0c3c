/** People who work while an installation goes from one version to the next, and that next version. */
import { randomUUID } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** The release in `folder` as its next version would be: a migration more, and a panel whose main script has another name. */
export function makeNextRelease(folder: string, next: string): void {
  for (const part of ['server', 'specs', 'dist', 'node_modules', 'package.json'])
    cpSync(join(folder, part), join(next, part), { recursive: true });
  writeFileSync(
    join(next, 'server/migrations/9000_next.sql'),
    `alter table investors add column next_note text not null default '';`,
  );
  const [pages, assets] = [join(next, 'dist/index.html'), join(next, 'dist/assets')];
  const text = readFileSync(pages, 'utf8');
  writeFileSync(pages, text.replaceAll(/\bmain\.\w+\.js/g, 'main.abcdef.js'));
  for (const name of readdirSync(assets))
    if (/^main\.\w+\.js/.test(name))
      renameSync(join(assets, name), join(assets, name.replace(/^main\.\w+/, 'main.abcdef')));
  // The proxy goes on sending what pages of before ask for.
  cpSync(assets, join(folder, 'dist/assets'), { recursive: true });
}

interface Work {
  url: string;
  databaseUrl: string;
  /** Somebody who may put money on balances, with his password for one sign-in. */
  username: string;
  password: string;
  readers: number;
  writers: number;
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}
const users = '/api/system-user/v1/system-users';
const chosen = 'Chorminor-2026-gumbaz';

/** Each has a session of his own, renewed at every tenth call; a write has a key, and its comment is found in no other. */
export async function startCallers({ url, databaseUrl, username, password, readers, writers }: Work) {
  const call = (method: string, path: string, token?: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const signIn = async (word: string) => {
    const answer = await call('POST', `${users}/login`, undefined, { username, password: word });
    if (!answer.ok) throw new Error(`${username} cannot sign in: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Tokens;
  };
  const first = await signIn(password);
  const change = { old_password: password, new_password: chosen };
  const changed = await call('PATCH', `${users}/change-password`, first.access_token, change);
  if (!changed.ok) throw new Error(`No password was chosen: ${changed.status} ${await changed.text()}`);

  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows: investors } = await database.query<{ id: number }>(
    `insert into investors (subject, status, phone_number, created_at, updated_at)
     select 'individual', 'active', (998770000000 + n)::text, '2026-01-01', '2026-01-01' from generate_series(1, $1::int) n returning id`,
    [writers * 400],
  );
  // Each intent has one of its own, so that nobody is refused for having come second.
  const free = investors.map(({ id }) => id);

  let isOver = false;
  const met = { failed: [] as string[], intents: [] as string[], refreshes: 0, ended: 0 };
  async function work(act: (token: string) => Promise<Response>) {
    let tokens = await signIn(chosen);
    for (let turn = 1; !isOver; turn++) {
      const isRenewal = turn % 10 === 0;
      const going = isRenewal
        ? call('POST', `${users}/refresh-token`, undefined, { refresh_token: tokens.refresh_token })
        : act(tokens.access_token);
      const answer = await going.catch((error: Error) => error);
      if (answer instanceof Error) met.failed.push(String(answer.cause ?? answer));
      else if (!answer.ok) {
        met.failed.push(`${answer.status} ${await answer.text()}`);
        if (answer.status === 401) met.ended += 1;
      } else if (isRenewal) {
        tokens = (await answer.json()) as Tokens;
        met.refreshes += 1;
      } else await answer.arrayBuffer();
      await pause(100 + Math.random() * 200);
    }
  }
  const read = (token: string) => call('GET', '/api/investment/investors?limit=10', token);
  const all = [
    ...Array.from({ length: readers }, () => work(read)),
    ...Array.from({ length: writers }, () =>
      work((token) => {
        const id = free.pop();
        const comment = `Намерение ${id}`;
        met.intents.push(comment);
        const headers = { 'if-match': '1', 'idempotency-key': randomUUID() };
        return call(
          'PUT',
          `/api/system-user/v1/investors/${id}/refill-balance`,
          token,
          { amount: '10.00', comment },
          headers,
        );
      }),
    ),
  ];
  return {
    async stop() {
      isOver = true;
      await Promise.all(all);
      const { rows } = await database.query<{ comment: string }>(
        `select comment from claims where comment like 'Намерение %'`,
      );
      await database.end();
      return { ...met, effects: rows.map(({ comment }) => comment) };
    },
  };
}
