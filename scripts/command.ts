/** `npm run admin -- create …` and `npm run migrate`: the commands of server/main.ts beside serving. */
import { startServer, untilFirstEnds } from './processes';

export const main = (flags: string[]): Promise<number> => untilFirstEnds([startServer(flags)]);
