/** `npm start`: builds the panel when its sources changed, then serves it with the back end on one port. */
import { buildWhenChanged } from './build';
import { startServer, untilFirstEnds } from './processes';

export async function main(flags: string[]) {
  await buildWhenChanged();
  return untilFirstEnds([startServer(flags)]);
}
