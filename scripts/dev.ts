/** `npm run dev`: the back end on PORT, and the panel on DEV_PORT by webpack's own server, which replaces changed modules in the open page. */
import { spawn } from 'node:child_process';
import { compileMessages } from './messages';
import { program, root, startServer, untilFirstEnds } from './processes';

export async function main(flags: string[]) {
  const PORT = process.env.PORT ?? '8080';
  const env = { PORT, DEV_PORT: process.env.DEV_PORT ?? String(Number(PORT) + 1), NODE_ENV: 'development' };
  await compileMessages();
  const [node = '', ...serve] = program('webpack/bin/webpack.js', 'serve', '--mode', 'development');
  const panel = spawn(node, serve, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(`The panel with hot reload: http://localhost:${env.DEV_PORT}`);
  return untilFirstEnds([startServer(flags, env), panel]);
}
