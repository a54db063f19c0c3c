/** The share of queries that the palette does not answer as it should; prints its measures as one line. */
import { missedOf, preparePalette, queriesOf, type QueryList } from './queries/answers';

const answer = preparePalette();
const share = (list: QueryList, within: number) =>
  (100 * missedOf(list, within, answer).length) / queriesOf(list).length;

const measures = (['opened', 'unopened'] as const).flatMap((list) => [
  { what: `Palette, ${list} queries whose screen is not first`, value: share(list, 1), unit: '%', budget: 10 },
  { what: `Palette, ${list} queries, not among the first three`, value: share(list, 3), unit: '%', budget: 3 },
]);
console.log(JSON.stringify(measures));
