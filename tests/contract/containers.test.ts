/** The image and the compose file, read: no container runs here, but what they name has to be there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

const root = join(__dirname, '../..');
const text = (name: string) => readFileSync(join(root, name), 'utf8');

interface Service {
  build?: { target: string };
  environment?: Record<string, string>;
  volumes?: string[];
  secrets?: string[];
  depends_on?: Record<string, unknown>;
  command?: string[];
  read_only?: boolean;
}
const compose = load(text('compose.yaml')) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, unknown>;
};
const stages = text('Dockerfile')
  .split(/^(?=FROM )/m)
  .slice(1);
const stageOf = (name: string) => stages.find((stage) => stage.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';

it('each image that compose builds is a stage', () => {
  const built = Object.values(compose.services).flatMap(({ build }) => build?.target ?? []);
  expect(built.length).toBeGreaterThan(3);
  for (const target of built) expect(stageOf(target)).not.toBe('');
});

it('the panel runs as nobody in particular and writes nothing but its files', () => {
  expect(stageOf('panel')).toMatch(/^USER node$/m);
  expect(stageOf('panel')).not.toMatch(/npm /);
  for (const name of ['panel-a', 'panel-b', 'migrate', 'proxy']) expect(compose.services[name]?.read_only).toBe(true);
});

it('sets only what is read', () => {
  const read = text('server/start/options.mjs');
  const inImage = [...stageOf('panel').matchAll(/\b([A-Z_]+)=/g)].map(([, name = '']) => name);
  const given = Object.keys(compose.services['panel-a']?.environment ?? {});
  expect([...inImage, ...given].length).toBeGreaterThan(8);
  for (const name of [...inImage, ...given]) expect(read).toMatch(new RegExp(`\\b${name}\\b`));
  // Neither process migrates; the step before them does.
  expect(inImage).toContain('MIGRATE');
  expect(compose.services['migrate']?.command).toEqual(['migrate']);
});

it('every service, volume and secret that one asks for is declared', () => {
  for (const { depends_on: needs = {}, volumes = [], secrets = [] } of Object.values(compose.services)) {
    for (const name of Object.keys(needs)) expect(Object.keys(compose.services)).toContain(name);
    for (const volume of volumes)
      if (!volume.startsWith('.')) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    for (const name of secrets) expect(Object.keys(compose.secrets)).toContain(name);
  }
});

it('the proxy is told of the processes by the addresses that the release prints', () => {
  const printed = text('server/start/proxySamples.ts');
  const replaced = [...stageOf('build').matchAll(/'s\/([^/]+)\/([\w-]+):8080\/'/g)];
  expect(replaced).toHaveLength(2);
  for (const [, address = '', name = ''] of replaced) {
    expect(printed).toContain(address.replaceAll('\\', ''));
    expect(Object.keys(compose.services)).toContain(name);
  }
});

it('what is copied into the first stage is there', () => {
  const [, copied = ''] = /^COPY (package\.json.*) \.\/$/m.exec(stageOf('build')) ?? [];
  expect(copied).not.toBe('');
  for (const name of copied.split(' ')) expect(existsSync(join(root, name))).toBe(true);
});
