import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** The command line of a package's program: by Node, without npx, which takes a third of a second. */
export const program = (path: string, ...args: string[]) => [
  process.execPath,
  join(root, 'node_modules', path),
  ...args,
];

/** The command line of one of our own scripts. */
export const script = (name: string, ...args: string[]) => [
  process.execPath,
  join(root, 'scripts/run.mjs'),
  name,
  ...args,
];

export interface Finished {
  code: number;
  output: string;
  seconds: number;
}

interface RunOptions {
  env?: NodeJS.ProcessEnv;
  /** Shows the output as it comes instead of collecting it. */
  show?: boolean;
  /** Ends the program. */
  signal?: AbortSignal;
}

/** Runs a program to its end. A program that does not start counts as failed, with the reason as its output. */
export function run(
  [command = '', ...args]: string[],
  { env, show = false, signal }: RunOptions = {},
): Promise<Finished> {
  const begin = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    signal,
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    const end = (code: number) => resolve({ code, output, seconds: (performance.now() - begin) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Starts the back end: `server/main.ts` with its flags. */
export function startServer(
  flags: string[],
  env: NodeJS.ProcessEnv = {},
  stdio: StdioOptions = 'inherit',
): ChildProcess {
  const args = ['--import', 'tsx', join(root, 'server/main.ts'), ...flags];
  return spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio });
}

/**
 * Waits until the first of the programs ends, stops the others, and gives the exit code. Ctrl+C reaches them
 * by themselves, as they share the terminal; this process stays until they are gone.
 */
export async function untilFirstEnds(children: ChildProcess[]): Promise<number> {
  let stopping = false;
  const stopAll = (signal: NodeJS.Signals) => {
    stopping = true;
    for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  };
  process.on('SIGINT', () => (stopping = true));
  process.on('SIGTERM', () => stopAll('SIGTERM'));
  const ends = children.map(
    (child) => new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 0))),
  );
  const code = await Promise.race(ends);
  const wanted = stopping;
  stopAll('SIGTERM');
  await Promise.all(ends);
  return wanted ? 0 : code;
}
