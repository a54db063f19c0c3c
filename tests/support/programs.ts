import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A program that was started by a test, with what it has said so far. */
export interface Program {
  child: ChildProcess;
  /** Resolves to the match of the first output that fits; rejects when the program ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves to the exit code and everything that was said. */
  ended: Promise<{ code: number | null; output: string }>;
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; output: string }>;
}

/** Starts a TypeScript file of the project; undefined values take a variable out of the environment. */
export const startProgram = (file: string, flags: string[], env: NodeJS.ProcessEnv = {}): Program =>
  startNode(['--import', 'tsx', join(root, file), ...flags], root, {
    ...process.env,
    // Only what a test names decides what is started.
    DATABASE_URL: undefined,
    DATA_DIR: undefined,
    PORT: '0',
    NODE_ENV: 'test',
    NODE_TEST_CONTEXT: undefined,
    ...env,
  });

/** Starts Node in a folder, with nothing in its environment but what is named. */
export function startNode(args: string[], cwd: string, env: NodeJS.ProcessEnv): Program {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  let look: () => void = () => undefined;
  const hear = (piece: Buffer) => {
    output += piece.toString();
    look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );

  return {
    child,
    ended,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        look = () => {
          const match = pattern.exec(output);
          if (match) resolve(match);
        };
        look();
        void ended.then(() => reject(new Error(`${args.join(' ')} ended: ${output}`)));
      }),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}
