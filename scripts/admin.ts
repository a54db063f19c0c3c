/** `npm run admin -- create <username> --phone 998…`: the first people of an installation (server/admin.ts). */
import { admin } from '../server/admin';
import { StartError } from '../server/start/options.mjs';
import { root } from './processes';

export async function main(flags: string[]): Promise<number> {
  try {
    console.log(await admin(flags, process.env, root));
    return 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    return 1;
  }
}
