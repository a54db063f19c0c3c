// @ts-check
/**
 * The one statement of flags and settings. Plain JavaScript without packages, because `npm start` reads them before
 * anything is installed.
 */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * @import { SessionKey } from '../auth/secrets'
 * @import { Role } from '../http/background'
 * @import { ImportOptions, OuterOptions, SigningOptions } from '../http/module'
 * @import { PanelConfig } from '../page/config'
 * @import { DataSet } from '../seed/demo/plans'
 * @import { AreaName } from '../seed/large/areas'
 * @import { TestServer } from './freshDatabase'
 */

/**
 * @typedef {object} Options
 * @property {string} host
 * @property {number} port
 * @property {string} [databaseUrl]
 * @property {string} [databaseReadUrl] A server that follows the one of databaseUrl, where lists and reports are read.
 * @property {number} databaseStatementSeconds How long one statement may take there; of somebody who only reads, a third of it.
 * @property {number} databasePool How many connections one process may hold there.
 * @property {string} dataFolder
 * @property {string} [staticFolder]
 * @property {string} [trustProxy] Addresses of the proxies before the server; undefined where callers come straight to it.
 * @property {boolean} production
 * @property {Role} role Whether the process answers calls, does what nobody waits for (http/background.ts), or both.
 * @property {PanelConfig} config
 * @property {readonly SessionKey[]} sessionKeys The first signs, all are believed; none on the embedded database, whose own key does.
 * @property {SigningOptions} signing
 * @property {number} drainSeconds How long calls are still taken after a stop was asked for, while /readyz says 503 already.
 * @property {ImportOptions} imports
 * @property {OuterOptions} outer
 * @property {'faults' | 'json'} log Faults in plain lines, or every call and fault as a line of JSON.
 * @property {number} [metricsPort] Where /metrics is served; nowhere without it.
 * @property {boolean} migrates Whether the start applies what is new in migrations/; otherwise it refuses a database that lacks some.
 * @property {boolean} reset
 * @property {DataSet} [data] Asked for by name; a new embedded database is otherwise filled with the small set, that of a test with `edge`.
 * @property {readonly AreaName[]} areas Which lists are filled at volume beside the large set.
 * @property {boolean} test Obeys tests (testMode.ts).
 * @property {TestServer} [testServer] Where a test has its database made (TEST_DATABASE_URL); without it it is the embedded one.
 * @property {Date} [now] When a test begins by its own clock; undefined where that is the clock of the machine.
 * @property {boolean} launched Started by `npm start`: reports its steps to it, and serves when the panel is built.
 */

/** A reason not to start that a person can do something about, said in one sentence. */
export class StartError extends Error {}

/** @type {readonly DataSet[]} */
const dataSets = ['small', 'edge', 'large'];
/**
 * @param {string} text
 * @returns {text is DataSet}
 */
const isDataSet = (text) => dataSets.some((set) => set === text);

/**
 * The lists that `--data large=` fills at volume; the words of the command line.
 * @satisfies {readonly AreaName[]}
 */
export const areaNames = /** @type {const} */ ([
  'tax',
  'claims',
  'cash-out',
  'cash-in',
  'outgoing',
  'cards',
  'documents',
  'tariffs',
  'wings',
  'merchants',
  'catalogue',
  'goods',
  'customers',
  'instalments',
  'orders',
  'deliveries',
  'receipts',
  'returns',
  'sms',
  'charges',
  'invoices',
  'app-users',
  'journal',
]);

/**
 * What the panel is told when it starts.
 * @satisfies {readonly (keyof PanelConfig)[]}
 */
const panelSettings = /** @type {const} */ ([
  'API_SYSTEM_URL',
  'API_INVEST_URL',
  'API_PAY_URL',
  'API_MARKET_URL',
  'API_FISCAL_URL',
  'CDN_URL',
  'PRODUCT_TITLE',
  'SUPPORT_PHONE',
  'COPYRIGHT',
  'MAPS_KEY',
  'MAPS_TILES_URL',
  'MAPS_URL',
  'EIMZO_KEYS',
  'AD_SCRIPT_URL',
]);

/**
 * Who to call, whose it is, and where addresses are looked up (by the stand-in, server/modules/catalogues/placeFinder.ts), where the
 * embedded database shows what the panel can do: an installation that people work with says its own.
 * @satisfies {Partial<PanelConfig>}
 */
const ofDemonstration = { SUPPORT_PHONE: '+998 71 200 00 00', COPYRIGHT: '© Divan', MAPS_URL: '/api/maps/1.x/' };

/**
 * Reads the flags and the environment; what makes no sense is told in one sentence.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} root
 * @returns {Options}
 */
export function readOptions(args, environment, root) {
  const { data, reset, test, now, launched, 'no-static': isBare, 'demo-accounts': isDemo } = readFlags(args);
  const databaseUrl = test ? undefined : environment.DATABASE_URL || undefined;
  if (data && databaseUrl && environment.NODE_ENV === 'production' && !isDemo)
    throw new StartError(
      '--data makes accounts with a published password; with NODE_ENV=production say --demo-accounts, too.',
    );
  if (reset && databaseUrl)
    throw new StartError('--reset works only with the embedded database, and DATABASE_URL is set.');
  const host = environment.HOST || '127.0.0.1';
  const proxies = environment.TRUST_PROXY || undefined;
  if (!test && proxies === undefined && !isLoopback(host))
    throw new StartError(
      `HOST is ${host}, so TRUST_PROXY has to say whose word about a caller's address is taken: addresses of proxies, or none.`,
    );
  const port = test ? 0 : readPort('PORT', environment.PORT || '8080');
  const folder = environment.DATA_DIR || '.data';
  const dataFolder = isAbsolute(folder) ? folder : resolve(root, folder);
  return {
    host,
    port,
    databaseUrl,
    databaseReadUrl: readCopy(environment.DATABASE_READ_URL || undefined, databaseUrl, test),
    databaseStatementSeconds: readSeconds(environment.DATABASE_STATEMENT_SECONDS || '15'),
    databasePool: readPool(environment.DATABASE_POOL || '10'),
    dataFolder,
    staticFolder: isBare ? undefined : join(root, 'dist'),
    trustProxy: readProxies(proxies),
    role: readRole(environment.ROLE || 'both', databaseUrl),
    // Only where people develop and test are answers held against the specs.
    production: !test && !['development', 'test'].includes(environment.NODE_ENV ?? ''),
    config: { ...(databaseUrl === undefined && ofDemonstration), ...readConfig(environment) },
    sessionKeys: readSessionKeys(environment),
    signing: readSigning(environment, dataFolder, databaseUrl === undefined),
    drainSeconds: readDrain(environment.DRAIN_SECONDS || '0'),
    imports: readImports(environment, databaseUrl === undefined),
    outer: readOuter(environment, databaseUrl === undefined),
    log: readLog(environment.LOG || 'faults'),
    metricsPort: environment.METRICS_PORT && !test ? readMetricsPort(environment.METRICS_PORT, port) : undefined,
    migrates: readMigrate(environment.MIGRATE || 'at-start'),
    reset,
    ...readData(data),
    test,
    testServer: test ? readTestServer(environment) : undefined,
    now: readNow(now, test),
    launched,
  };
}

/**
 * Where the databases of tests are made: the server of TEST_DATABASE_URL, and the folder of the run (TEST_TEMPLATES) whose
 * processes share what was filled once.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {TestServer | undefined}
 */
export function readTestServer({ TEST_DATABASE_URL: url, TEST_TEMPLATES: run }) {
  return url ? { url, ...(run && { run }) } : undefined;
}

/**
 * @param {string | undefined} text
 * @returns {Pick<Options, 'data' | 'areas'>}
 */
function readData(text) {
  const [set, ...listed] = text?.split('=') ?? [];
  if (set === undefined) return { areas: [] };
  if (!isDataSet(set)) throw new StartError(`--data takes ${dataSets.join(', ')}, not ${text}.`);
  if (listed.length === 0) return { data: set, areas: [] };
  const wanted = listed.join('=').split(',');
  const unknown = wanted.find((name) => name !== 'all' && !areaNames.some((one) => one === name));
  if (set !== 'large' || unknown !== undefined)
    throw new StartError(`--data large= takes all, ${areaNames.join(', ')}, not ${unknown ?? text}.`);
  return { data: set, areas: areaNames.filter((name) => wanted.includes('all') || wanted.includes(name)) };
}

/**
 * `SESSION_KEYS=<id>:<base64>,…`, or a file of the same that SESSION_KEYS_FILE names: at least 32 bytes each, as
 * `openssl rand -base64 32` makes them.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {SessionKey[]}
 */
function readSessionKeys({ SESSION_KEYS: given, SESSION_KEYS_FILE: file }) {
  const text = file ? readKeyFile(file) : given;
  const keys = (text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => {
      const [, id, base64 = ''] = /^([\w.-]{1,32}):([A-Za-z0-9+/]+={0,2})$/.exec(one) ?? [];
      const secret = Buffer.from(base64, 'base64');
      if (id === undefined || secret.length < 32)
        throw new StartError('SESSION_KEYS takes keys as <id>:<base64 of 32 bytes or more>, with commas between them.');
      return { id, secret };
    });
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new StartError('SESSION_KEYS names one id twice.');
  return keys;
}

/** @param {string} file */
function readKeyFile(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new StartError(`SESSION_KEYS_FILE cannot be read (${code}).`);
  }
}

/**
 * Where `npm run dev` gives the panel; the back end is on PORT.
 * @param {NodeJS.ProcessEnv} environment
 * @param {number} port
 */
export const readDevPort = (environment, port) => readPort('DEV_PORT', environment.DEV_PORT || String(port + 1));

/**
 * @param {string} value
 * @param {number} port
 */
function readMetricsPort(value, port) {
  const metricsPort = readPort('METRICS_PORT', value);
  if (metricsPort === port && port !== 0)
    throw new StartError(`METRICS_PORT is ${port}, as PORT is; metrics have a port of their own.`);
  return metricsPort;
}

/** @param {string[]} args */
function readFlags(args) {
  const flag = /** @type {const} */ ({ type: 'boolean', default: false });
  const text = /** @type {const} */ ({ type: 'string' });
  const options = {
    reset: flag,
    'no-static': flag,
    data: text,
    test: flag,
    now: text,
    launched: flag,
    'demo-accounts': flag,
  };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    if (error instanceof TypeError)
      throw new StartError(
        `${error.message.split('. ')[0]}. Known: --reset, --data ${dataSets.join('|')}, --no-static.`,
      );
    throw error;
  }
}

/**
 * @param {string | undefined} text
 * @param {boolean} isTest
 */
function readNow(text, isTest) {
  if (text === undefined) return undefined;
  const now = new Date(text);
  if (!isTest) throw new StartError('--now moves the clock of tests: it goes only with --test.');
  if (Number.isNaN(now.getTime()))
    throw new StartError(`--now has to be a moment as 2026-11-20T10:00:00+05:00, not ${text}.`);
  return now;
}

/**
 * @param {string} name
 * @param {string} text
 */
function readPort(name, text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartError(`${name} has to be a number up to 65535, not ${text}.`);
  return port;
}

/** @param {string} text */
function readDrain(text) {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > 20)
    throw new StartError(`DRAIN_SECONDS has to be a number from 0 to 20, not ${text}.`);
  return seconds;
}

/** @param {string} text */
function readLog(text) {
  if (text !== 'faults' && text !== 'json') throw new StartError(`LOG has to be faults or json, not ${text}.`);
  return text;
}

/**
 * @param {string} text
 * @param {string | undefined} databaseUrl
 */
function readRole(text, databaseUrl) {
  if (text !== 'web' && text !== 'worker' && text !== 'both')
    throw new StartError(`ROLE has to be web, worker or both, not ${text}.`);
  if (text !== 'both' && databaseUrl === undefined)
    throw new StartError(
      `ROLE is ${text}, which leaves the rest to other processes, and the embedded database is of one: set DATABASE_URL.`,
    );
  return text;
}

/** @param {string} text */
function readMigrate(text) {
  if (text !== 'at-start' && text !== 'never')
    throw new StartError(`MIGRATE has to be at-start or never, not ${text}.`);
  return text === 'at-start';
}

/** @param {string} text */
function readPool(text) {
  const size = Number(text);
  // With one, whatever is asked while a transaction is under way waits for it.
  if (!Number.isInteger(size) || size < 2 || size > 1000)
    throw new StartError(`DATABASE_POOL has to be a number from 2 to 1000, not ${text}.`);
  return size;
}

/** @param {string} text */
function readSeconds(text) {
  const seconds = Number(text);
  // A process that is told to stop waits 25 s for the longest.
  if (!Number.isInteger(seconds) || seconds < 3 || seconds > 20)
    throw new StartError(`DATABASE_STATEMENT_SECONDS has to be a number from 3 to 20, not ${text}.`);
  return seconds;
}

/**
 * @param {string | undefined} address
 * @param {string | undefined} main
 * @param {boolean} isTest
 */
function readCopy(address, main, isTest) {
  if (address === undefined || isTest) return undefined;
  if (main === undefined)
    throw new StartError('DATABASE_READ_URL is a copy of the database of DATABASE_URL, which is not set.');
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address))
    throw new StartError('DATABASE_READ_URL has to be an address that begins with postgres://.');
  return address;
}

/**
 * Whether only this machine can ask there.
 * @param {string} host
 */
const isLoopback = (host) => host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** @param {string | undefined} text */
function readProxies(text) {
  if (text === 'none') return undefined;
  const known = ['loopback', 'linklocal', 'uniquelocal'];
  for (const part of text?.split(/\s*,\s*/) ?? [])
    if (!known.includes(part) && isIP(part.replace(/\/\d{1,3}$/, '')) === 0)
      throw new StartError(
        `TRUST_PROXY has to be addresses of proxies, as 10.0.0.1 or loopback, or none, not ${part}.`,
      );
  return text;
}

/**
 * Only the settings of the panel leave the environment; what is not set is not written.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {PanelConfig}
 */
export function panelConfig(environment) {
  const set = panelSettings.filter((name) => environment[name]);
  return Object.fromEntries(set.map((name) => [name, environment[name]]));
}

/**
 * The policy of the page is made of these addresses, so each has to be one.
 * @param {NodeJS.ProcessEnv} environment
 */
function readConfig(environment) {
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
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} dataFolder
 * @param {boolean} isDemo
 * @returns {SigningOptions}
 */
function readSigning(environment, dataFolder, isDemo) {
  const { EIMZO_CA, EIMZO_CRL, ORGANISATION_INN: inn = '306573219' } = environment;
  const { ORGANISATION_NAME: name = 'ООО «Divan Invest»', FOREIGN_SIGNERS = '' } = environment;
  if (!/^\d{9}$/.test(inn)) throw new StartError(`ORGANISATION_INN has to be nine digits, not ${inn}.`);
  const authorityFile = EIMZO_CA || (isDemo ? join(dataFolder, 'signer', 'authority.pem') : undefined);
  const foreignSerials = FOREIGN_SIGNERS.split(',').flatMap((serial) => serial.trim() || []);
  for (const serial of foreignSerials)
    if (!/^[0-9a-f]{1,64}$/i.test(serial))
      throw new StartError(`FOREIGN_SIGNERS has to be serial numbers of certificates in hex, not ${serial}.`);
  const organisation = { name, inn };
  if (environment.EIMZO_SERVER_URL)
    return { eimzoServer: readEimzoServer(environment.EIMZO_SERVER_URL, environment), organisation, foreignSerials };
  return { authorityFile, revocationFile: EIMZO_CRL || undefined, organisation, foreignSerials };
}

/**
 * Who verifies the keys of the country. Its word about a document is the last, so it is an https address, or one of this machine.
 * @param {string} address
 * @param {NodeJS.ProcessEnv} environment
 */
function readEimzoServer(address, { EIMZO_CA, EIMZO_CRL, EIMZO_KEYS }) {
  if (EIMZO_CA || EIMZO_CRL)
    throw new StartError(
      'EIMZO_CA and EIMZO_CRL are for keys that are verified here; leave them out where EIMZO_SERVER_URL is set.',
    );
  const [domain] = EIMZO_KEYS?.split(/[\s,;]+/).filter(Boolean) ?? [];
  if (domain === undefined)
    throw new StartError('EIMZO_KEYS has to be set where EIMZO_SERVER_URL is: its domain is named to the service.');
  return { url: readSafe('EIMZO_SERVER_URL', address), domain };
}

/**
 * Where Billz answers. Tokens of merchants go there, so it is an https address, or one of this machine.
 * @param {NodeJS.ProcessEnv} environment
 * @param {boolean} isDemo
 * @returns {ImportOptions}
 */
function readImports({ BILLZ_URL: billzUrl }, isDemo) {
  if (!billzUrl) return { isDemo };
  return { billzUrl: readSafe('BILLZ_URL', billzUrl), isDemo };
}

/** `CARD_GATEWAY_URL_PAYME` is where the acquirer `payme` answers. */
const ofAcquirer = 'CARD_GATEWAY_URL_';

/**
 * Where cards, credit histories, receipts and messages go. All are secrets of people, so each is an https address, or one of this machine.
 * @param {NodeJS.ProcessEnv} environment
 * @param {boolean} isDemo
 * @returns {OuterOptions}
 */
function readOuter(environment, isDemo) {
  const { CARD_GATEWAY_URL: card, BUREAU_URL: bureau, SMS_URL: sms, IDENTITY_URL: identity } = environment;
  const { FISCAL_OPERATOR_URL: fiscal, BANK_DIRECTORY_URL: banks, PUSH_URL: push } = environment;
  const acquirers = Object.entries(environment).flatMap(([name, address]) =>
    name.startsWith(ofAcquirer) && address
      ? [[name.slice(ofAcquirer.length).toLowerCase(), readSafe(name, address)]]
      : [],
  );
  return {
    ...(acquirers.length > 0 && { cardGatewayUrls: Object.fromEntries(acquirers) }),
    ...(card && { cardGatewayUrl: readSafe('CARD_GATEWAY_URL', card) }),
    ...(fiscal && { fiscalOperatorUrl: readSafe('FISCAL_OPERATOR_URL', fiscal) }),
    ...(bureau && { bureauUrl: readSafe('BUREAU_URL', bureau) }),
    ...(sms && { smsUrl: readSafe('SMS_URL', sms) }),
    ...(push && { pushUrl: readPushUrl(push, environment) }),
    ...(banks && { bankDirectoryUrl: readSafe('BANK_DIRECTORY_URL', banks) }),
    ...(identity && { identityUrl: readSafe('IDENTITY_URL', identity) }),
    isDemo,
  };
}

/**
 * Phones fetch the picture of a notification by the address that it carries, and know no address of the panel before it.
 * @param {string} address
 * @param {NodeJS.ProcessEnv} environment
 */
function readPushUrl(address, { CDN_URL: cdn }) {
  if (!cdn || cdn.startsWith('/'))
    throw new StartError(
      `CDN_URL has to be a whole http address, not ${cdn || 'left out'}, where PUSH_URL is set: pictures of notifications are fetched from it.`,
    );
  return readSafe('PUSH_URL', address);
}

/**
 * @param {string} name
 * @param {string} address
 */
function readSafe(name, address) {
  if (protocolOf(address) === 'https:' || /^http:\/\/(localhost|127\.0\.0\.1)([:/]|$)/.test(address)) return address;
  throw new StartError(`${name} has to be an https address, not ${address}.`);
}

/** @param {string} address */
const protocolOf = (address) => (URL.canParse(address) ? new URL(address).protocol : '');
