/**
 * The figures of the books on a million entries in the database that the back end brings with it. Ends with its measures as one
 * line of JSON.
 *
 *     npm run bench -- booksEmbedded
 *     node --import tsx bench/booksEmbedded.ts 100000     of fewer entries, for a look
 */
import { measureBooks } from './books/measure';
import { embedded } from './books/place';

const entries = Number(process.argv.slice(2).find((one) => /^\d+$/.test(one)) ?? 1_000_000);

const place = await embedded();
await measureBooks(place, entries).finally(place.stop);
