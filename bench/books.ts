/**
 * The figures of the books on five million entries of five years, over the network and a PostgreSQL of its own (that of
 * TEST_DATABASE_URL, else a new one). Ends with its measures as one line of JSON.
 *
 *     npm run bench -- books
 *     node --import tsx bench/books.ts 100000     of fewer entries, for a look
 */
import { measureBooks } from './books/measure';
import { onPostgres } from './books/place';

/** `bench/run.ts` starts each with `--full`: the first that is a number is how many there are. */
const entries = Number(process.argv.slice(2).find((one) => /^\d+$/.test(one)) ?? 5_000_000);

const place = await onPostgres();
await measureBooks(place, entries).finally(place.stop);
