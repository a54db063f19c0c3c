/** `npm start`: builds the panel when its sources changed, makes the database beside that, and serves both on one port. */
import type { LaunchMessage } from '../server/start/launched';
import { readOptions } from '../server/start/options.mjs';
import { build, isBuilt } from './build';
import { root, startServer, untilFirstEnds } from './processes';
import type { Steps } from './steps.mjs';

export async function main(flags: string[], steps: Steps): Promise<number> {
  const { staticFolder } = readOptions(flags, process.env, root);
  const server = startServer([...flags, '--launched'], {}, ['ignore', 'pipe', 'pipe', 'ipc']);
  const ended = untilFirstEnds([server]);
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());

  let said = '';
  let isReady = false;
  for (const [from, to] of [
    [server.stdout, process.stdout],
    [server.stderr, process.stderr],
  ] as const)
    from?.on('data', (piece: Buffer) => {
      steps.log(piece.toString());
      if (isReady) to.write(piece);
      else said += piece.toString();
    });
  const lines = new Promise<string[]>((resolve) => {
    server.on('message', (message: LaunchMessage) => message.done === 'ready' && resolve(message.lines));
  });
  const database = new Promise<void>((resolve) => {
    server.on('message', (message: LaunchMessage) => message.done === 'database' && resolve());
  });
  const died = ended.then((): never => {
    throw new Error(said.trim() || 'The back end has ended.');
  });

  const needsBuild = staticFolder !== undefined && !isBuilt();
  const work = [
    steps.run('database', () => Promise.race([database, died])),
    needsBuild && steps.run('build', async () => steps.log(await build(stopped.signal))),
  ];
  try {
    await Promise.all(work);
    server.send('built');
    const ready = await steps.run('ready', () => Promise.race([lines, died]));
    isReady = true;
    console.log(`\n${ready.join('\n')}`);
  } catch (error) {
    const isWanted = stopped.signal.aborted;
    stopped.abort();
    server.kill();
    await Promise.allSettled([...work, ended]);
    if (isWanted) return 0;
    throw error;
  }
  return ended;
}
