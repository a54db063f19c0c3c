/**
 * People of an installation, made from the machine itself:
 *
 *   npm run admin -- create <username> --phone 998… [--first …] [--last …] [--role administrator,director]
 *   npm run admin -- without-code <username>      who has lost the phone and the recovery codes signs in with the password alone
 *
 * Works on the database of DATABASE_URL, or on the embedded one of DATA_DIR while nothing else holds it. Says the password once.
 */
import { parseArgs } from 'node:util';
import { systemClock } from './shared/clock';
import { createPerson, readPerson } from './start/firstPerson';
import { openBare } from './start/openData';
import { dropCode } from './start/withoutCode';
import { readOptions, StartError } from './start/options.mjs';

const known = 'Known: create <username> --phone 998… [--first …] [--last …] [--role …]; without-code <username>.';

function readArgs(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { first: text, last: text, phone: text, role: text };
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) throw new StartError(`${error.message.split('. ')[0]}. ${known}`);
    throw error;
  }
}

/** Answers what is printed. */
export async function admin(args: readonly string[], environment: NodeJS.ProcessEnv, root: string): Promise<string> {
  const { positionals, values } = readArgs(args);
  const [verb, username, ...more] = positionals;
  if ((verb !== 'create' && verb !== 'without-code') || more.length > 0) throw new StartError(known);
  const person = verb === 'create' ? readPerson(username, values) : undefined;
  const db = await openBare(readOptions([], environment, root));
  try {
    if (person === undefined) {
      await dropCode(db, systemClock, username);
      return `${username} signs in with the password alone.`;
    }
    const password = await createPerson(db, systemClock, person);
    return `${person.username} signs in with ${password} and then chooses a password. It is not said again.`;
  } finally {
    await db.close();
  }
}
