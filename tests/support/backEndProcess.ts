/** A back end of its own for tests: started with `--test`, obeying commands on its standard input (server/start/testMode.ts). */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { BackEndCommand } from './backEndCommand';
import { nodeArgs } from './programs';

export interface BackEnd {
  url: string;
  tell(command: BackEndCommand): Promise<void>;
  stop(): Promise<void>;
}

interface Answer {
  ready?: true;
  url?: string;
  id?: number;
  error?: string;
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

  return {
    url,
    tell: (command) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, ({ error }) => {
          waiting.delete(id);
          if (error === undefined) resolve();
          else reject(new Error(error));
        });
        child.stdin.write(`${JSON.stringify({ id, ...command })}\n`);
      }),
    stop: async () => {
      // The end of its input is the sign to stop.
      child.stdin.end();
      await ended;
    },
  };
}
