// @ts-check
/** What can be found wrong in a second, before anything is installed, built or seeded; without packages for that reason. */
import { access, constants, mkdir } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { StartError } from './options.mjs';

/** @import { Options } from './options.mjs' */

/**
 * Refuses ports that are taken, then a database that does not answer, and a data folder that cannot be written: files stand
 * there whatever holds the rows. People's own rows are not opened by a key that lies beside them.
 * @param {Options} options
 */
export async function checkOptions({ host, port, metricsPort, databaseUrl, dataFolder, production, sessionKeys }) {
  await refuseBusyPort(host, port);
  if (metricsPort !== undefined) await refuseBusyPort(host, metricsPort, 'METRICS_PORT');
  if (databaseUrl !== undefined) await refuseDeadDatabase(databaseUrl);
  if (databaseUrl !== undefined && production && sessionKeys.length === 0)
    throw new StartError(
      'SESSION_KEYS has to be set with DATABASE_URL, as 2026a:$(openssl rand -base64 32): sessions are signed with it.',
    );
  await prepareFolder(dataFolder);
}

/**
 * @param {string} host
 * @param {number} port
 * @param {string} [setting] Where the port is named.
 * @returns {Promise<void>}
 */
export function refuseBusyPort(host, port, setting = 'PORT') {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', (error) => reject(listenProblem(error, host, port, setting)));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

/**
 * The sentence for an address that cannot be opened; any other error is left as it is.
 * @param {NodeJS.ErrnoException} error
 * @param {string} host
 * @param {number} port
 * @param {string} [setting]
 */
export function listenProblem(error, host, port, setting = 'PORT') {
  const { code, syscall } = error;
  // The name of a host that nobody knows is looked up first.
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return error;
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use; set ${setting} to a free one.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user; set ${setting} to one above 1023.`);
  return new StartError(`The address ${host}:${port} cannot be opened (${code}); check HOST and ${setting}.`);
}

/**
 * What is said of an address that leads to no database; without the address, which holds a password.
 * @param {string} reason
 */
export const databaseProblem = (reason) =>
  new StartError(`DATABASE_URL does not lead to a PostgreSQL database (${reason}).`);

const answerTime = 2_000;

/**
 * Whether something listens there at all; who may sign in is asked by the start itself. Whoever says nothing for two
 * seconds may be far away, and is left to it, too.
 * @param {string} databaseUrl
 */
async function refuseDeadDatabase(databaseUrl) {
  // A path is that of a socket.
  if (/^(\/|socket:)/.test(databaseUrl)) return;
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) throw databaseProblem('it does not begin with postgres://');
  if (!URL.canParse(databaseUrl)) throw databaseProblem('it is not an address');
  const url = new URL(databaseUrl);
  const host = url.searchParams.get('host') ?? url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (host === '' || /^(\/|%2f)/i.test(host)) return;
  const port = Number(url.port || process.env.PGPORT || 5432);
  await new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: answerTime });
    const end = () => {
      socket.destroy();
      resolve(undefined);
    };
    socket.once('connect', end).once('timeout', end);
    socket.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(databaseProblem(error.code ?? error.message)),
    );
  });
}

/**
 * Makes the folder and makes sure that it can be written.
 * @param {string} folder
 */
async function prepareFolder(folder) {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new StartError(
      `The data folder ${folder} cannot be read and written (${code}); set DATA_DIR to another one.`,
    );
  }
}
