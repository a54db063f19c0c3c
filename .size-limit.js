/**
 * Budgets of what a page loads before it can be used, gzip. Which files these are is read from the built page:
 * what its head names, and for each lazily loaded module the list that boot.ts reads.
 */
import { readdirSync, readFileSync } from 'node:fs';

const page = readFileSync('dist/index.html', 'utf8');
const lazy = JSON.parse(/<script\b[^>]*\bid="?files"?[^>]*>(.*?)<\/script>/s.exec(page)[1]);
const head = [...page.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="?\/?([^"> ]+\.(?:js|css))/g)].map(
  ([, path]) => path,
);

const modules = (...names) =>
  names.flatMap((name) => {
    if (lazy[name] === undefined) throw new Error(`The page does not name the files of ${name}`);
    return lazy[name];
  });
/** The texts of a page, as they stand for Russian, the longest. */
const russian = readdirSync('dist/assets/texts').find((name) => name.startsWith('ru.'));
const texts = (...names) => names.map((name) => `dist/assets/texts/${russian}/${name}.json`);
const ofKind = (kind, paths) => [...new Set(paths)].filter((path) => path.endsWith(kind)).map((path) => `dist/${path}`);

const login = [...head, ...modules('shell/frame/BareFrame', 'sign-in/Login')];
const list = [...head, ...modules('Inside', 'investors/list/InvestorList')];
/** The chunk that holds the screen itself, without what it shares with others. */
const ownOfList = modules('investors/list/InvestorList').filter((path) => !path.includes('/lists.'));

const scripts = (paths, ...names) => [...ofKind('.js', paths), ...texts(...names)];
const ofList = ['public', 'frame', 'investors.list', 'parts'];

export default [
  { name: 'Sign-in page, scripts', path: ofKind('.js', login), limit: '168 kB', gzip: true },
  { name: 'Sign-in page, texts', path: texts('public'), limit: '12 kB', gzip: true },
  { name: 'Sign-in page, styles', path: ofKind('.css', login), limit: '8 kB', gzip: true },
  { name: 'List of investors, scripts and texts', path: scripts(list, ...ofList), limit: '290 kB', gzip: true },
  // Each further screen adds the twenty bytes of its title.
  { name: 'List of investors, texts', path: texts(...ofList), limit: '15 kB', gzip: true },
  { name: "The list's own chunk", path: ofKind('.js', ownOfList), limit: '15 kB', gzip: true },
];
