import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';

const binary = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));

export interface Proxy {
  stop(): Promise<void>;
}

/** Starts the nginx of this machine with the servers of a sample, in a folder of the test; undefined where there is none. */
export async function startNginx(folder: string, servers: string, address: string): Promise<Proxy | undefined> {
  if (binary === undefined) return undefined;
  mkdirSync(folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  const isRoot = process.getuid?.() === 0;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
pid ${join(folder, 'pid')};
error_log ${join(folder, 'error.log')};
${isRoot ? 'user root;' : ''}
worker_processes 1;
events {}
http {
  access_log off;
${temporary.join('\n')}
${servers}
}
`,
  );
  const child = spawn(binary, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let isOver = false;
  void ended.then(() => (isOver = true));
  const answers = () =>
    fetch(`http://${address}/healthz`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (isOver) throw new Error(`nginx ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
