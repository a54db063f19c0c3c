import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';

interface TextFile {
  path: string;
  text: string;
}

function filesOf(folder: string): TextFile[] {
  return readdirSync(folder)
    .sort()
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
}

/**
 * Puts the files of texts beside the scripts, and tells the panel under which address (src/i18n/textsFile.ts). They are
 * no modules: a script that named each of them would grow with every area.
 */
export class Texts {
  constructor(private readonly compiled: string) {}

  apply(compiler: Compiler) {
    const { Compilation, DefinePlugin, sources } = compiler.webpack;
    const folders = readdirSync(this.compiled, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const versions: Record<string, string> = {};
    for (const { name } of folders) {
      const hash = createHash('sha256');
      for (const { path, text } of filesOf(join(this.compiled, name))) hash.update(`${path}\0${text}\0`);
      versions[name] = hash.digest('hex').slice(0, 6);
    }
    new DefinePlugin({ textVersions: JSON.stringify(versions) }).apply(compiler);
    compiler.hooks.thisCompilation.tap('Texts', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Texts', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        for (const { name: language } of folders) {
          for (const { path, text } of filesOf(join(this.compiled, language))) {
            compilation.fileDependencies.add(path);
            const file = path.slice(join(this.compiled, language).length + 1);
            compilation.emitAsset(
              `assets/texts/${language}.${versions[language]}/${file}`,
              new sources.RawSource(text),
            );
          }
        }
      });
    });
  }
}
