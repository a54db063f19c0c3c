import type { Compiler } from 'webpack';

/** The families of Fluent's palette that are kept. */
export const families = [
  'blue',
  // Behind danger, success and warning.
  ...['cranberry', 'green', 'orange'],
  // Fluent names these one by one when it builds its themes.
  ...['red', 'darkOrange', 'yellow', 'darkRed', 'plum'],
];

/** Fails the build when a style uses a colour of a family that was left out; the page would show nothing there. */
export class KnownPalette {
  apply(compiler: Compiler) {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('KnownPalette', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'KnownPalette', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          for (const { name, source } of compilation.getAssets()) {
            if (!/\.(css|js)$/.test(name)) continue;
            for (const [token, family = ''] of String(source.source()).matchAll(
              /--colorPalette([A-Z]\w*?)(?=Background|Foreground|Border)/g,
            )) {
              if (families.includes(family.charAt(0).toLowerCase() + family.slice(1))) continue;
              compilation.errors.push(
                new WebpackError(`${name} uses ${token}…: add its family to scripts/webpack/KnownPalette.ts.`),
              );
            }
          }
        },
      );
    });
  }
}
