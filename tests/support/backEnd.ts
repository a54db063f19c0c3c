import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp, type AppParts } from '../../server/app';
import type { Clock } from '../../server/shared/clock';
import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { fileStoreOf, type FileStore } from '../../server/files/store';
import { demoPassword } from '../../server/seed/demoUsers';
import { seedPlatform } from '../../server/seed/platform';
import { movableClock } from '../../server/start/testMode';
import { filledDatabase } from './database';

export interface Pair {
  access_token: string;
  refresh_token: string;
}

/** A back end inside the test: the accounts and roles of the demonstration, no other rows, a clock to move. */
export interface BackEnd {
  app: FastifyInstance;
  db: Database;
  clock: ReturnType<typeof movableClock>;
  files: FileStore;
  fileFolder: string;
  /** What the server wrote down about its own errors. */
  log: string[];
  /** The rows and the clock as they were at the start. */
  reset(): Promise<void>;
  signIn(username: string): Promise<Pair>;
  call(options: InjectOptions & { token?: string }): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** What is in the database at the start, besides the accounts and roles. */
export interface Rows {
  kind: string;
  fill(db: Database, clock: Clock, files: FileStore): Promise<void>;
}

const accountsOnly: Rows = { kind: 'platform', fill: async () => undefined };

export async function startBackEnd(parts: Partial<AppParts> = {}, rows = accountsOnly): Promise<BackEnd> {
  const clock = movableClock();
  const log: string[] = [];
  const { db, fileFolder, snapshot, release } = await filledDatabase(rows.kind, async (fresh, folder) => {
    await migrate(fresh, clock);
    await seedPlatform(fresh, clock);
    await rows.fill(fresh, clock, await fileStoreOf(fresh, clock, folder));
  });
  const files = await fileStoreOf(db, clock, fileFolder);
  const app = await buildApp({
    ...{ db, clock, files, production: false, config: {} },
    log: (line) => log.push(line),
    ...parts,
  });
  const restore = await snapshot();

  const call: BackEnd['call'] = ({ token, ...options }) =>
    app.inject({
      ...options,
      headers: { ...options.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    });
  return {
    ...{ app, db, clock, files, fileFolder, log, call },
    async reset() {
      clock.reset();
      await restore();
    },
    async signIn(username) {
      const answer = await call({ method: 'POST', url: loginUrl, payload: { username, password: demoPassword } });
      if (answer.statusCode !== 200) throw new Error(`${username} could not sign in: ${answer.body}`);
      return answer.json<Pair>();
    },
    async close() {
      await app.close();
      await release();
    },
  };
}

export const loginUrl = '/api/system-user/v1/system-users/login';
export const refreshUrl = '/api/system-user/v1/system-users/refresh-token';
export const logoutUrl = '/api/system-user/auth/logout';
export const roleUrl = (id: number | string) => `/api/system-user/v1/user-roles/${id}`;
