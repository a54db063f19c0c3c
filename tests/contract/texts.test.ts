/** Which file each text comes in, and that whatever is drawn has named the files of all that it says. */
import russian from '../../locales/ru.json';
import { byNamespace, namespaceOf } from '../../src/i18n/namespaces';
import { refusalTexts, textsOf, textsOfChart } from '../../src/routes/area';
import { charts } from '../../src/routes/blocks';
import { refusalsOf } from '../../src/routes/refusals';
import { routeIds, routes } from '../../src/routes/table';
import { lazyImports, missingFrom, nameOf, sourceAt, type Missing } from '../support/textSources';

const first = ['public'];
const inside = [...first, 'frame'];

/** The lazy imports of the routes are followed one by one, each with its own texts. */
const isElsewhere = (path: string) => nameOf(path).startsWith('routes/') || nameOf(path) === 'app/frames.ts';

const missing = (path: string, texts: readonly string[]): string[] => {
  // What records are called stands in the table of the routes, and only the palette says it; queues and charts are
  // called by the monitoring panel alone.
  const said = missingFrom(path, texts, namespaceOf, isElsewhere);
  const isOfMonitor = nameOf(path).startsWith('areas/dashboard/');
  const found = said.filter(
    ({ id }) => !id.startsWith('routes.records.') && (isOfMonitor || !id.startsWith('routes.blocks.')),
  );
  return [
    ...new Set(
      found.map(({ by, id }: Missing) => `${by}: ${namespaceOf(id)} (${id.split('.').slice(0, 2).join('.')})`),
    ),
  ];
};

/** The source that an import() of the routes fetches: the one whose module it gives. */
function fetchedBy(load: () => unknown): string {
  const name = /areas\/[\w/-]+/.exec(String(load))?.[0];
  if (name === undefined) throw new Error(`Nothing of an area is fetched by ${String(load)}`);
  return sourceAt(name);
}

test('whatever may be drawn while nobody is signed in is said in the public texts', () => {
  expect([...missing(sourceAt('main'), first), ...missing(sourceAt('shell/frame/BareFrame'), first)]).toEqual([]);
});

test('the frame, and what it fetches, has its texts', () => {
  expect(missing(sourceAt('app/Inside'), inside)).toEqual([]);
});

test.each(routeIds)('the screen of %s, and what it fetches, has its texts', (id) => {
  const texts = routes[id].open ? first : [...inside, ...textsOf(id)];
  expect(missing(fetchedBy(routes[id].screen), texts)).toEqual([]);
});

test.each(Object.entries(charts))('the chart %s has its texts', (id, { chart }) => {
  expect(missing(fetchedBy(chart), [...inside, 'dashboard', ...textsOfChart(id)])).toEqual([]);
});

test.each(routeIds.filter((id) => routes[id].queue))('the figures that wait on %s have their texts', (id) => {
  const { count, days } = routes[id].queue!;
  expect(missing(fetchedBy(count), inside)).toEqual([]);
  if (typeof days === 'function') expect(missing(fetchedBy(days), inside)).toEqual([]);
});

test.each(routeIds.filter((id) => routes[id].record))('the records of %s have their texts in the palette', (id) => {
  expect(missing(fetchedBy(routes[id].record!.look), [...inside, 'palette', ...textsOf(id)])).toEqual([]);
});

test.each(Object.entries(refusalsOf))('the refusals of %s have their texts', (area, load) => {
  // Whoever may work has signed in, with the first texts.
  expect(missing(fetchedBy(load!), [...first, ...refusalTexts(area)])).toEqual([]);
});

test('every file of texts that is named is there', () => {
  const files = Object.keys(byNamespace(russian));
  const named = [
    ...routeIds.flatMap((id) => (routes[id].open ? [] : textsOf(id))),
    ...Object.keys(charts).flatMap(textsOfChart),
    ...Object.keys(refusalsOf).flatMap(refusalTexts),
  ];
  expect([...new Set(named)].filter((name) => !files.includes(name))).toEqual([]);
  expect(lazyImports(sourceAt('kit/export/ExportButton'))).toEqual([
    { path: sourceAt('kit/export/ExportPanel'), texts: ['kit.export'] },
  ]);
});
