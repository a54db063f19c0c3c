import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

const className = '[fr][a-z0-9]{5,8}';
const inScript = new RegExp(`(["'])(${className})\\1`, 'g');
const pair = new RegExp(`\\[\\s*("${className}"),\\s*"${className}"\\s*\\]`, 'g');
const rule = new RegExp(`(?<=^|[{}]|\\*/)\\s*\\.(${className})(?![\\w-])[^{}]*\\{[^{}]*\\}`, 'g');
const inSheet = new RegExp(`\\.(${className})(?![\\w-])`, 'g');
const keyframes = /@(?:-webkit-)?keyframes (\w+)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

type Texts = readonly (readonly [file: string, text: string])[];

/**
 * What happens to Griffel's one sheet after it was put in order.
 *
 * Its classes are hashes, which cannot be compressed: in sheet and scripts alike they get short names. The mirrored
 * half of the styles is left out, as no language of the panel is written from right to left. A third of the sheet
 * and a tenth of the screens' scripts go with it.
 *
 * And whoever is not signed in gets a sheet of his own, with the rules of the first page alone. The whole sheet
 * follows with the frame; as it says everything again in its own order, it holds whatever was loaded before it.
 *
 * Without it the sign-in page brings 13.0 kB more of styles and 2.4 of scripts, the first list 5.0 of scripts.
 */
export class Sheets {
  private first = '';
  /** `first` finds, by what was imported, the lazy parts that are shown before the whole sheet is there. */
  constructor(private readonly options: { first: RegExp }) {}

  apply(compiler: Compiler) {
    const { Compilation: Stages, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('Sheets', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Sheets', stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_COUNT }, () => {
        const scripts = textsOf(compilation, '.js').map(([file, text]) => [file, text.replaceAll(pair, '$1')] as const);
        const firstFiles = this.filesOfFirstPage(compilation);
        const short = new Map<string, string>();
        for (const [file, text] of textsOf(compilation, '.css')) {
          const whole = keepUsed(text, scripts);
          const first = keepUsed(
            text,
            scripts.filter(([script]) => firstFiles.has(script)),
          );
          // Those of the first page before all others: its names are the shortest, and stay so whatever the panel grows by.
          for (const sheet of [first, whole])
            for (const [, name = ''] of sheet.matchAll(inSheet))
              if (!short.has(name)) short.set(name, `g${short.size.toString(36)}`);
          this.first = `assets/first.${createHash('sha256').update(first).digest('hex').slice(0, 10)}.css`;
          compilation.updateAsset(file, new sources.RawSource(rename(whole, short)));
          compilation.emitAsset(this.first, new sources.RawSource(rename(first, short)));
        }
        for (const [file, text] of scripts) {
          const renamed = text.replaceAll(
            inScript,
            (_, quote: string, name: string) => quote + (short.get(name) ?? name) + quote,
          );
          compilation.updateAsset(file, new sources.RawSource(renamed));
        }
      });
      const hooks = HtmlWebpackPlugin.getHooks(compilation);
      hooks.alterAssetTags.tap('Sheets', (page) => {
        for (const { attributes } of page.assetTags.styles) attributes['href'] = `/${this.first}`;
        return page;
      });
      // Before boot, which may add the whole sheet: of two rules that say the same the later one wins.
      hooks.alterAssetTagGroups.tap('Sheets', (page) => {
        const isSheet = ({ tagName }: { tagName: string }) => tagName === 'link';
        page.headTags = [...page.headTags.filter(isSheet), ...page.headTags.filter((tag) => !isSheet(tag))];
        return page;
      });
    });
  }

  private filesOfFirstPage(compilation: Compilation): Set<string> {
    const groups = compilation.chunkGroups.filter(
      (group) => group.isInitial() || group.origins.some(({ request }) => this.options.first.test(request ?? '')),
    );
    return new Set(groups.flatMap((group) => group.getFiles()));
  }
}

function textsOf(compilation: Compilation, ending: string): Texts {
  return compilation
    .getAssets()
    .filter(({ name }) => name.endsWith(ending))
    .map(({ name, source }) => [name, String(source.source())] as const);
}

/** The rules whose classes the scripts name, with the animations that are left to them. */
function keepUsed(sheet: string, scripts: Texts): string {
  const used = new Set(scripts.flatMap(([, text]) => Array.from(text.matchAll(inScript), ([, , name]) => name)));
  const rules = sheet.replaceAll(rule, (whole, name: string) => (used.has(name) ? whole : ''));
  const withoutFrames = rules.replaceAll(keyframes, '');
  return rules.replaceAll(keyframes, (whole, name: string) => (withoutFrames.includes(name) ? whole : ''));
}

function rename(sheet: string, short: ReadonlyMap<string, string>): string {
  return sheet.replaceAll(inSheet, (_, name: string) => `.${short.get(name) ?? name}`);
}
