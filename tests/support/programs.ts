import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

// Jest makes a module of this that does not know where it lies.
const root = process.cwd();

/** A program that was started by a test, with what it has said so far. */
export interface Program {
  child: ChildProcess;
  /** Resolves to the match of the first output that fits; rejects when the program ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves to the exit code and everything that was said. */
  ended: Promise<{ code: number | null; output: string }>;
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; output: string }>;
}

/** What Node is told to run a TypeScript file of the project: the back end from the one file that a run of the tests has made of it. */
export function nodeArgs(file: string): string[] {
  const bundled = process.env['TEST_SERVER'];
  return file === 'server/main.ts' && bundled ? [bundled] : ['--import', 'tsx', join(root, file)];
}

/** Starts a TypeScript file of the project; undefined values take a variable out of the environment. */
export const startProgram = (file: string, flags: string[], env: NodeJS.ProcessEnv = {}): Program =>
  startNode([...nodeArgs(file), ...flags], root, {
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
