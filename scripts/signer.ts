/**
 * `npm run signer`: a program for electronic signatures to develop with, in the place of E-IMZO. It speaks the same
 * protocol on the same ports of this machine and signs with keys that it makes itself, in DATA_DIR/signer.
 *
 * Flags: --password wrong|cancelled|hang (what the person does at the password window), --reply broken|shapeless|huge,
 * --no-keys, --old, --refuse-domain, --domain <host> (besides this machine), --die <document>:<sign|stamp>:<before|after>.
 */
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Faults } from '../signer/program';
import { createSigner, path, ports } from '../signer/sockets';
import { root } from './processes';

const words = {
  password: ['wrong', 'cancelled', 'hang'],
  reply: ['broken', 'shapeless', 'huge'],
} as const;

function oneOf<Word extends string>(flag: string, known: readonly Word[], given: string | undefined): Word | undefined {
  const found = known.find((word) => word === given);
  if (given !== undefined && found === undefined) throw new Error(`--${flag} takes ${known.join(', ')}, not ${given}.`);
  return found;
}

function deathOf(given: string | undefined): Faults['dieAt'] {
  if (given === undefined) return undefined;
  const [, document, step, when] = /^(\d+):(sign|stamp):(before|after)$/.exec(given) ?? [];
  if (document === undefined) throw new Error(`--die takes a place as 3:sign:before, not ${given}.`);
  return {
    document: Number(document),
    step: step === 'sign' ? step : 'stamp',
    when: when === 'after' ? when : 'before',
  };
}

export async function main(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const options = { password: text, reply: text, die: text, 'no-keys': flag, old: flag, 'refuse-domain': flag };
  const { values } = parseArgs({ args, options: { ...options, domain: { type: 'string', multiple: true } } });
  const folder = process.env.DATA_DIR || '.data';
  const signer = await createSigner({
    folder: join(isAbsolute(folder) ? folder : resolve(root, folder), 'signer'),
    domains: values.domain,
    faults: {
      password: oneOf('password', words.password, values.password),
      reply: oneOf('reply', words.reply, values.reply),
      ...{ isOld: values.old, hasNoKeys: values['no-keys'], refusesDomain: values['refuse-domain'] },
      dieAt: deathOf(values.die),
    },
  });
  await signer.start();
  console.log(`Signer: ws://127.0.0.1:${ports.open}${path} and wss://127.0.0.1:${ports.secure}${path}`);
  for (const { name, holder, serial } of signer.keys) console.log(`  ${name}: ${holder.name}, ${serial}`);
  return new Promise<number>((done) => {
    const stop = () => void signer.stop().then(() => done(0));
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
