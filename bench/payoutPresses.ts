/**
 * How many keys take 45 payouts from approved to signed. The journey of e2e/signing.spec.ts counts them and says so in
 * an annotation of its result; prints the measure as one line.
 */
import { run } from '../scripts/processes';
import { buildWhenChanged } from '../scripts/build';

interface Report {
  suites: Suite[];
}
interface Suite {
  suites?: Suite[];
  specs?: { tests: { results: unknown[]; annotations: { type: string; description?: string }[] }[] }[];
}

const annotationsOf = ({ suites = [], specs = [] }: Suite): { type: string; description?: string }[] => [
  ...suites.flatMap(annotationsOf),
  ...specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations)),
];

await buildWhenChanged();
const { code, output } = await run(['npx', 'playwright', 'test', 'e2e/signing.spec.ts', '--reporter=json']);
if (code !== 0) throw new Error(output);
const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Report;
const said = report.suites.flatMap(annotationsOf).find(({ type }) => type === 'presses')?.description;
const value = Number(said);
if (!Number.isInteger(value) || value === 0) throw new Error('The journey has not said how many presses it took.');
console.log(JSON.stringify([{ what: '45 payouts, approved to signed, presses', value, unit: 'presses', budget: 14 }]));
