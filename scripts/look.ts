/**
 * `npm run look -- <area> [<area> …] [--as <role>,<role>]`: pictures of each screen of some areas, `claims`, in the folder
 * `.look`, by role, language, theme and width; fails where text is cut off, a message lies over a button or a page scrolls
 * sideways. Builds the panel first, when it is not as the sources are.
 *
 * `npm run look -- --readme`: the pictures of the README instead, in docs/images.
 */
import { buildWhenChanged } from './build';
import { ensureChromium } from './browser';
import { program, run } from './processes';

const everyRole = ['moderator', 'accountant', 'director', 'executive', 'kam', 'hunter'];

export async function main(args: string[]): Promise<number> {
  const isReadme = args.length === 1 && args[0] === '--readme';
  const at = args.indexOf('--as');
  const areas = at < 0 ? args : args.slice(0, at);
  const roles = at < 0 ? everyRole : (args[at + 1] ?? '').split(',');
  if (areas.length === 0 || roles.includes(''))
    throw new Error('npm run look -- <area> [<area> …] [--as <role>,<role>], or --readme');
  await ensureChromium();
  await buildWhenChanged();
  const pictures = isReadme ? 'readme.spec.ts' : 'screens.spec.ts';
  const { code } = await run(
    program('@playwright/test/cli.js', 'test', pictures, '--config', 'e2e/look/playwright.config.ts'),
    { show: true, env: { LOOK_AREAS: areas.join(' '), LOOK_ROLES: roles.join(' ') } },
  );
  return code;
}
