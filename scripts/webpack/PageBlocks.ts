import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';
import { run, root } from '../processes';
import { join } from 'node:path';

interface Page {
  screen: string;
}

/** The two frames and the sign-in page. */
const always = ['Inside', 'shell/frame/BareFrame', 'sign-in/Login'];

/**
 * Writes into index.html what src/boot.ts begins with, as data: the pages that begin early (src/routes/early.ts), and
 * which files each of them needs, so that their download starts beside that of the main bundle. Only what boot looks up
 * is listed: the page is never cached.
 */
export class PageBlocks {
  apply(compiler: Compiler) {
    let reading: Promise<Page[]> | undefined;
    // In a process of its own, beside the bundling: reading the table of the routes takes three seconds.
    const read = () => void (reading = earlyPages());
    compiler.hooks.beforeRun.tap('PageBlocks', read);
    compiler.hooks.watchRun.tap('PageBlocks', read);
    compiler.hooks.compilation.tap('PageBlocks', (compilation) => {
      const hooks = HtmlWebpackPlugin.getHooks(compilation);
      hooks.beforeEmit.tapPromise('PageBlocks', async (page) => {
        const pages = (await reading) ?? [];
        const files = filesOf(compilation, [...always, ...pages.map(({ screen }) => screen)]);
        const html = page.html.replace('<!-- blocks -->', () => block('files', files) + block('early', pages));
        return { ...page, html };
      });
      hooks.alterAssetTags.tap('PageBlocks', (page) => {
        for (const { attributes } of page.assetTags.scripts) {
          // A deferred script would wait for the sheet; boot is to run while everything else is on its way.
          if (String(attributes['src']).includes('/boot.')) attributes['defer'] = false;
          // And left to itself one is asked for last, behind all that boot begins.
          else attributes['fetchpriority'] = 'high';
        }
        return page;
      });
    });
  }
}

const block = (id: string, data: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;

async function earlyPages(): Promise<Page[]> {
  const file = join(root, 'scripts/webpack/earlyPages.ts');
  const { code, output } = await run([process.execPath, '--import', 'tsx', file]);
  if (code !== 0) throw new Error(`The pages that begin early cannot be read:\n${output}`);
  return JSON.parse(output) as Page[];
}

function filesOf(compilation: Compilation, wanted: readonly string[]): Record<string, string[]> {
  const initial = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
  const lazy: Record<string, string[]> = {};
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.isInitial() ? [] : group.origins) {
      const [, name = ''] =
        /areas\/(.+)$|\/(shell\/frame\/\w*Frame)$|^\.\/(Inside)$/.exec(request ?? '')?.filter(Boolean) ?? [];
      if (wanted.includes(name))
        lazy[name] = group.getFiles().filter((file) => file.endsWith('.js') && !initial.has(file));
    }
  }
  const missing = wanted.filter((name) => !(name in lazy));
  if (missing.length > 0) throw new Error(`No file holds ${missing.join(', ')}.`);
  const sheet = compilation.getAssets().find(({ name }) => /griffel.*\.css$/.test(name));
  return { ...lazy, ...(sheet && { sheet: [sheet.name] }) };
}
