/**
 * `npm run new -- <area>/<Screen> <operationId>` writes the first draft of a list from its spec: calls, screen with its
 * side, route, texts, module of the back end with table and rows, and tests.
 *
 *     npm run new -- claims/vouchers/VoucherList listVouchers
 *
 * `npm run api` has been run with the spec. No file is overwritten: shared ones are added to.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { heldActions } from '../server/auth/permissions';
import { parseYaml } from '../server/http/yaml';
import { permissionSeeds } from '../server/seed/permissions';
import { sections } from '../src/routes/sections';
import { draftOf, screenFolder, type Draft, type Files } from './newList/draft';
import { takePlanned, withImport, withMember, withWord } from './newList/edits';
import { readList, type Document, type ListModel } from './newList/model';
import { panelFiles } from './newList/panelFiles';
import { apiFile } from './newList/panelNames';
import { serverFiles } from './newList/serverFiles';
import { apiText, routeText, withScreenWords, withTexts } from './newList/sharedFiles';
import { camel } from './newList/words';
import { specFiles } from './specFiles';
import { root } from './processes';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const readIfThere = (path: string) => (existsSync(join(root, path)) ? read(path) : undefined);
const readSpec = (path: string) => parseYaml(read(path)) as Document;

function findList(operationId: string): ListModel {
  const common = readSpec('specs/common.yaml');
  for (const { service, area: spec } of specFiles) {
    const found = readList({ service, spec, operationId }, readSpec(`specs/${service}/${spec}.yaml`), common);
    if (found) return found;
  }
  throw new Error(`No spec has a list called ${operationId}.`);
}

/** Who of the demonstration accounts may ask; a permission that is new is given to all of these. */
function accountFor(permission: string): string {
  const [id = '', action = ''] = permission.split('.');
  const seeds: Partial<Record<string, (typeof permissionSeeds)[keyof typeof permissionSeeds]>> = permissionSeeds;
  const seed = seeds[id];
  if (!seed) return 'moderator';
  const accounts = {
    moderator: 'moderator',
    accountant: 'accountant',
    administrator: 'director',
    director: 'executive',
  } as const;
  for (const role of ['moderator', 'accountant', 'administrator', 'director'] as const)
    if (heldActions(seed, role).includes(action)) return accounts[role];
  throw new Error(`No role of the demonstration holds ${permission}.`);
}

/** What the permission needs besides: its place among those of all, and its names in the module. */
function permissionOf(draft: Draft, edits: Files): string | undefined {
  const [id = ''] = draft.permission.split('.');
  const planned = takePlanned(read('server/seed/permissions.ts'), id);
  if (planned) {
    edits['server/seed/permissions.ts'] = planned.text;
    return planned.permission;
  }
  if (id in permissionSeeds) return undefined;
  edits['server/seed/permissionIds.ts'] = withMember(read('server/seed/permissionIds.ts'), 'permissionIds', `'${id}'`);
  const { ru, en, uz } = draft.name;
  return `{ names: ['${ru}', '${en}', '${uz}'], roles: { moderator: 'qgx', administrator: everything, director: 'qgx' } }`;
}

function nextMigration(): string {
  const numbers = readdirSync(join(root, 'server/migrations')).map((name) => Number(name.slice(0, 4)));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

/** The new files of a draft, and the files that it adds to, all as they will stand. */
function write(draft: Draft): { made: Files; edits: Files } {
  const edits: Files = {};
  const api = apiFile(draft);
  const standingApi = readIfThere(api);
  const area = camel(draft.folder.split('/')[0]!); // split() always gives a first part
  const routes = `src/routes/${area}.ts`;
  const standingRoutes = readIfThere(routes);
  const made: Files = {
    ...panelFiles(draft),
    ...serverFiles(draft, nextMigration(), permissionOf(draft, edits)),
  };
  (standingApi === undefined ? made : edits)[api] = apiText(draft, standingApi);
  (standingRoutes === undefined ? made : edits)[routes] = routeText(draft, standingRoutes, Object.keys(sections));
  if (standingRoutes === undefined) {
    const table = withImport(read('src/routes/table.ts'), [area], `./${area}`);
    edits['src/routes/table.ts'] = withMember(table, 'table', `...${area}`);
  }
  edits['src/api/cache/tags.ts'] = withWord(read('src/api/cache/tags.ts'), 'tagTypes', draft.row);
  const app = withImport(read('server/app.ts'), [`${draft.many}Module`], `./modules/${draft.module}/index`);
  edits['server/app.ts'] = withMember(app, 'modules', `${draft.many}Module`);
  const { catalogues, same, repeated } = withTexts(draft, readCatalogues());
  for (const [language, texts] of Object.entries(catalogues)) edits[`locales/${language}.json`] = JSON.stringify(texts);
  for (const [language, words] of Object.entries(withScreenWords(draft, readCatalogues('words/'))))
    edits[`locales/words/${language}.json`] = JSON.stringify(words);
  const sameWords = JSON.parse(read('tests/contract/sameWords.json')) as string[];
  edits['tests/contract/sameWords.json'] = JSON.stringify([...new Set([...sameWords, ...same])].sort());
  const reasons = JSON.parse(read('tests/contract/sameSentences.json')) as Record<string, string>;
  for (const sentence of repeated)
    reasons[sentence] ??= 'The draft of a list says it; it becomes a term when its words are final.';
  edits['tests/contract/sameSentences.json'] = JSON.stringify(reasons);
  return { made, edits };
}

function readCatalogues(folder = '') {
  const one = (language: string) => JSON.parse(read(`locales/${folder}${language}.json`)) as Record<string, string>;
  return { ru: one('ru'), en: one('en'), uz: one('uz') };
}

async function save(files: Files) {
  for (const [path, text] of Object.entries(files)) {
    const filepath = join(root, path);
    const isCode = !path.endsWith('.sql');
    mkdirSync(dirname(filepath), { recursive: true });
    writeFileSync(filepath, isCode ? await format(text, { ...(await resolveConfig(filepath)), filepath }) : text);
  }
}

const standingRoute = ({ folder, route }: Draft) =>
  readIfThere(`src/routes/${camel(folder.split('/')[0]!)}.ts`)?.includes(`'${route}': route(`) ?? false; // as above

export async function main([place = '', operationId = '']: string[]) {
  const [, folder, screen] = /^((?:[a-z][A-Za-z]*\/)+)([A-Z][A-Za-z]*)$/.exec(place) ?? [];
  if (folder === undefined || screen === undefined || operationId === '')
    throw new Error('Say which screen and which list: npm run new -- claims/vouchers/VoucherList listVouchers');
  const model = findList(operationId);
  const draft = draftOf(
    model,
    { folder: folder.slice(0, -1), screen, account: accountFor(model.permission) },
    readCatalogues(),
  );
  const { made, edits } = write(draft);
  const taken = [...Object.keys(made), `server/modules/${draft.module}`].filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`Nothing was written, because these are there already: ${taken.join(', ')}`);
  if (standingRoute(draft)) throw new Error(`The route ${draft.route} is there already.`);
  await save({ ...made, ...edits });
  for (const path of Object.keys(made)) console.log(`new      ${path}`);
  for (const path of Object.keys(edits)) console.log(`added to ${path}`);
  if (draft.left.length > 0) console.log(`Left to you: ${draft.left.join(', ')}.`);
  console.log(`Now look at ${screenFolder(draft)} and translate what tests/contract/sameWords.json has gained.`);
  return 0;
}
