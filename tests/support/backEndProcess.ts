/** A back end of its own for tests: started with `--test`, obeying commands on its standard input (server/start/testMode.ts). */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Sql } from '../../server/db/database';
import type { BackEndCommand } from './backEndCommand';
import { nodeArgs } from './programs';

export interface BackEnd {
  url: string;
  tell(command: BackEndCommand): Promise<void>;
  /** Asks its rows, for what always has to hold of them. */
  query: Sql['query'];
  stop(): Promise<void>;
}

interface Answer {
  ready?: true;
  url?: string;
  id?: number;
  error?: string;
  rows?: unknown;
}

/** `env` is set over the environment of the tests. */
export async function startBackEnd(flags: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<BackEnd> {
  // It lives for minutes: to compile the database to the last degree takes longer than it saves.
  const args = ['--liftoff-only', ...nodeArgs('server/main.ts'), '--test', ...flags];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;

  const url = await new Promise<string>((resolve, reject) => {
    void ended.then(() => reject(new Error('The back end for the tests did not start; it says above why.')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('{')) return;
      const answer = JSON.parse(line) as Answer;
      if (answer.ready) resolve(answer.url ?? '');
      else waiting.get(answer.id ?? 0)?.(answer);
    });
  });

  const ask = (command: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, ({ error, rows }) => {
        waiting.delete(id);
        if (error === undefined) resolve(rows);
        else reject(new Error(error));
      });
      child.stdin.write(`${JSON.stringify({ id, ...command })}\n`);
    });

  return {
    url,
    tell: async (command) => void (await ask(command)),
    query: async <Row>(text: string, values?: readonly unknown[]) =>
      (await ask({ do: 'query', text, values })) as Row[],
    stop: async () => {
      // The end of its input is the sign to stop.
      child.stdin.end();
      await ended;
    },
  };
}
