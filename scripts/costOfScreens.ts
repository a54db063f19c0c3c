/** How a panel of many screens builds and loads: copies of one list, in a scratch copy of the tree. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { withImport, withMember } from './newList/edits';
import { root } from './processes';

const perArea = 12;
const copied = ['src', 'locales', 'public', 'scripts', 'server', 'specs', 'package.json', 'package-lock.json'];
const copiedEndings = /^(tsconfig.*\.json|.*\.config\.(ts|js|mjs)|\.size-limit\.js|\.browserslistrc)$/;

/** The parts of one list that a copy has of its own, and what its name in them becomes. */
const sample = {
  area: 'src/areas/claims/tariffs',
  calls: 'src/api/investment/tariffChanges.ts',
  generated: 'src/api/generated/investment/tariff-changes.ts',
};
const renamed = (text: string, area: string, number: number) =>
  text
    // The tag stands alone; everything else goes on.
    .replaceAll(/TariffChange(?=\w)/g, `TariffChange${number}`)
    .replaceAll('investment/tariffChanges', `investment/tariffChanges${number}`)
    .replaceAll('investment/tariff-changes', `investment/tariff-changes-${number}`)
    .replaceAll('claims.tariffs', `${area}.copy${number}`);

/**
 * The packages again without their bytes. A symbolic link would not do: the build knows by the path what is a package,
 * and a program that reinstalls would follow it.
 */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(here, there);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(here), there);
    else linkSync(here, there);
  }
}

function copyTree(): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const tree = mkdtempSync(join(root, '.cache/screens-'));
  for (const name of readdirSync(root))
    if (copied.includes(name) || copiedEndings.test(name))
      cpSync(join(root, name), join(tree, name), { recursive: true });
  linkFiles(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

/** Adds copies of the list, each with calls, texts and a route of its own, a dozen to an area. */
function addScreens(tree: string, count: number): void {
  const read = (path: string) => readFileSync(join(tree, path), 'utf8');
  const write = (path: string, text: string) => writeFileSync(join(tree, path), text);
  const entries = new Map<string, string[]>();
  const added: string[] = [];
  for (let number = 1; number <= count; number++) {
    const area = `copies${Math.ceil(number / perArea)}`;
    const folder = `src/areas/${area}/copy${number}`;
    mkdirSync(join(tree, folder), { recursive: true });
    for (const name of readdirSync(join(tree, sample.area)).filter((one) => !one.includes('.test.')))
      write(join(folder, renamed(name, area, number)), renamed(read(join(sample.area, name)), area, number));
    for (const path of [sample.calls, sample.generated])
      write(
        renamed(path.slice('src/api/'.length), area, number).replace(/^/, 'src/api/'),
        renamed(read(path), area, number),
      );
    const title = `routes.${area}.copy${number}`;
    added.push(`${area}.copy${number}`);
    entries.set(area, [
      ...(entries.get(area) ?? []),
      `'${area}.copy${number}': route('/back-office/${area}/${number}', {
        title: defineMessage({ id: '${title}', defaultMessage: 'Смена тарифа' }),
        permission: 'tariff_change',
        menu: { section: 'settings', icon: ArrowSwap20Regular },
        screen: () => import('../areas/${area}/copy${number}/TariffChange${number}List'),
      }),`,
    ]);
  }
  let table = read('src/routes/table.ts');
  for (const [area, routes] of entries) {
    write(
      `src/routes/${area}.ts`,
      `import { ArrowSwap20Regular } from '@fluentui/react-icons';
import { defineMessage } from 'react-intl';
import { route } from './route';

export const ${area} = {
${routes.join('\n')}
};
`,
    );
    table = withMember(withImport(table, [area], `./${area}`), 'table', `...${area}`);
  }
  write('src/routes/table.ts', table);
  for (const language of ['ru', 'en', 'uz']) {
    const texts = JSON.parse(read(`locales/${language}.json`)) as Record<string, string>;
    const own = Object.entries(texts).filter(([id]) => id.startsWith('claims.tariffs.'));
    for (const place of added) {
      for (const [id, text] of own) texts[id.replace('claims.tariffs', place)] = text;
      texts[`routes.${place}`] = texts['routes.claims.tariffs'] ?? '';
    }
    write(`locales/${language}.json`, JSON.stringify(texts));
  }
}

/** How many screens the route table of a tree leads to. */
const screensIn = (tree: string) =>
  readdirSync(join(tree, 'src/routes'))
    .filter((name) => /^\w+\.ts$/.test(name))
    .reduce(
      (sum, name) => sum + readFileSync(join(tree, 'src/routes', name), 'utf8').split('screen: () =>').length - 1,
      0,
    );

function inTree(tree: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`${args.join(' ')} failed in ${tree}:\n${stdout}${stderr}`.slice(0, 4000));
  return stdout;
}

interface Size {
  name: string;
  size: number;
}

/** Builds a tree; its seconds, and what its first pages load by the list of budgets. */
function measure(tree: string): { seconds: number; sizes: Size[] } {
  inTree(tree, 'scripts/run.mjs', 'messages');
  const begin = performance.now();
  inTree(tree, 'scripts/run.mjs', 'bundle', 'webpack.config.ts');
  const seconds = (performance.now() - begin) / 1000;
  // Sizes above their budget are what is looked for, not a failure.
  const { stdout } = spawnSync(process.execPath, ['node_modules/size-limit/bin.js', '--json'], {
    cwd: tree,
    encoding: 'utf8',
  });
  return { seconds, sizes: JSON.parse(stdout) as Size[] };
}

/** Prints what the build and the first pages cost today, and with copies up to so many screens. */
export async function measureScreens(screens: number): Promise<number> {
  if (!Number.isInteger(screens) || screens < 1) throw new Error('Say how many screens: --screens 124');
  const trees = [copyTree(), copyTree()] as const;
  try {
    const now = screensIn(trees[0]);
    addScreens(trees[1], Math.max(0, screens - now));
    const [before, after] = [measure(trees[0]), measure(trees[1])];
    const line = (what: string, one: string, other: string) =>
      console.log(`${what.padEnd(32)}${one.padStart(14)}${other.padStart(14)}`);
    line('', `${now} screens`, `${screensIn(trees[1])} screens`);
    line('Build', `${before.seconds.toFixed(1)} s`, `${after.seconds.toFixed(1)} s`);
    before.sizes.forEach(({ name, size }, at) =>
      line(name, `${(size / 1000).toFixed(2)} kB`, `${((after.sizes[at]?.size ?? 0) / 1000).toFixed(2)} kB`),
    );
  } finally {
    for (const tree of trees) rmSync(tree, { recursive: true });
  }
  return 0;
}
