import { isIP } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { panelConfig, type PanelConfig } from '../page/config';
import type { SigningOptions } from '../http/module';
import type { SeedSize } from '../seed/seed';
import { StartError } from './startError';

export interface Options {
  host: string;
  port: number;
  databaseUrl?: string;
  dataFolder: string;
  staticFolder?: string;
  trustProxy?: string;
  production: boolean;
  config: PanelConfig;
  signing: SigningOptions;
  reset: boolean;
  /** Asked for by name; the embedded database is otherwise filled with the small set when it is new. */
  data?: SeedSize;
  test: boolean;
}

/** Reads the flags and the environment; what makes no sense is told in one sentence. */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv, root: string): Options {
  const flags = readFlags(args);
  const { data, test } = flags;
  if (data !== undefined && data !== 'small' && data !== 'large')
    throw new StartError(`--data takes small or large, not ${data}.`);
  const databaseUrl = test ? undefined : environment.DATABASE_URL || undefined;
  if (flags.reset && databaseUrl)
    throw new StartError('--reset works only with the embedded database, and DATABASE_URL is set.');
  const folder = environment.DATA_DIR || '.data';
  const dataFolder = isAbsolute(folder) ? folder : resolve(root, folder);
  return {
    host: environment.HOST || '127.0.0.1',
    port: test ? 0 : readPort(environment.PORT || '8080'),
    databaseUrl,
    dataFolder,
    staticFolder: flags['no-static'] ? undefined : join(root, 'dist'),
    trustProxy: readProxies(environment.TRUST_PROXY || undefined),
    // Only where people develop and test are answers held against the specs.
    production: !test && !['development', 'test'].includes(environment.NODE_ENV ?? ''),
    config: readConfig(environment),
    signing: readSigning(environment, dataFolder, databaseUrl === undefined),
    reset: flags.reset,
    data,
    test,
  };
}

function readFlags(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const options = { reset: flag, test: flag, 'no-static': flag, data: { type: 'string' } } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    if (error instanceof TypeError)
      throw new StartError(`${error.message.split('. ')[0]}. Known: --reset, --data small|large, --no-static.`);
    throw error;
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartError(`PORT has to be a number up to 65535, not ${text}.`);
  return port;
}

function readProxies(text: string | undefined): string | undefined {
  const known = ['loopback', 'linklocal', 'uniquelocal'];
  for (const part of text?.split(/\s*,\s*/) ?? [])
    if (!known.includes(part) && isIP(part.replace(/\/\d{1,3}$/, '')) === 0)
      throw new StartError(`TRUST_PROXY has to be addresses of proxies, as 10.0.0.1 or loopback, not ${part}.`);
  return text;
}

/** The policy of the page is made of these addresses, so each has to be one. */
function readConfig(environment: NodeJS.ProcessEnv): PanelConfig {
  const config = panelConfig(environment);
  for (const [name, value] of Object.entries(config))
    if (name.endsWith('_URL') && !value.startsWith('/') && !/^https?:$/.test(protocolOf(value)))
      throw new StartError(`${name} has to be an http address or a path, not ${value}.`);
  // It runs under an origin that is nobody's, which may load nothing from the panel's own.
  if (config.AD_SCRIPT_URL?.startsWith('/'))
    throw new StartError(`AD_SCRIPT_URL has to be a whole http address, not ${config.AD_SCRIPT_URL}.`);
  return config;
}

/**
 * Whose signatures count. Where the embedded database shows what the panel can do, the keys of the development signer
 * (`npm run signer`) do; a real installation names its authorities, or nobody's signature is taken.
 */
function readSigning(environment: NodeJS.ProcessEnv, dataFolder: string, isDemo: boolean): SigningOptions {
  const { EIMZO_CA, ORGANISATION_INN: inn = '306573219', ORGANISATION_NAME: name = 'ООО «Divan Invest»' } = environment;
  if (!/^\d{9}$/.test(inn)) throw new StartError(`ORGANISATION_INN has to be nine digits, not ${inn}.`);
  const authorityFile = EIMZO_CA || (isDemo ? join(dataFolder, 'signer', 'authority.pem') : undefined);
  return { authorityFile, organisation: { name, inn } };
}

const protocolOf = (address: string) => (URL.canParse(address) ? new URL(address).protocol : '');
