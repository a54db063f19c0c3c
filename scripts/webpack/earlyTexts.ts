/** Which texts the first page needs, read from the sources. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { earlyRoutes } from '../../src/routes/early';

const imports = /^(?:import|export)\s(?!type\b)(?:[^;']*?\sfrom\s)?'(\.[^']+)'/gm;

/** Where a source is that another one imports; none for a sheet or a picture, which say nothing. */
const placeOf = (from: string, name: string) =>
  ['.ts', '.tsx'].map((ending) => join(dirname(from), name) + ending).find((path) => existsSync(path));

/** All sources that come together with some: what is imported only when it is needed is not among them. */
function together(begin: readonly string[]): string[] {
  const sources = new Map<string, string>();
  const add = (path: string) => {
    if (sources.has(path)) return;
    const text = readFileSync(path, 'utf8');
    sources.set(path, text);
    for (const [, name = ''] of text.matchAll(imports)) {
      const place = placeOf(path, name);
      if (place !== undefined) add(place);
    }
  };
  begin.forEach(add);
  return [...sources.values()];
}

/** What may be drawn before the late texts are there: the frame and the screens that begin early. */
export function earlySources(src: string): string[] {
  const screens = earlyRoutes.map(({ screen }) => join('areas', `${screen}.tsx`));
  return ['main.tsx', join('app', 'Inside.tsx'), ...screens].map((path) => join(src, path));
}

/** Those of the ids that the sources of `begin`, or what comes together with them, write down. */
export function earlyTexts(begin: readonly string[], ids: readonly string[]): string[] {
  const words = new Set(together(begin).flatMap((text) => [...text.matchAll(/'([\w.]+)'/g)].map(([, word]) => word)));
  return ids.filter((id) => words.has(id));
}
