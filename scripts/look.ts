/**
 * `npm run look -- <area> [<area> …] [--as <role>,<role>]`: pictures of each screen of some areas, `claims`, in the folder
 * `.look`, by role, language, theme and width; fails where text is cut off, a message lies over a button or a page scrolls
 * sideways. Builds the panel first, when it is not as the sources are.
 */
import { buildWhenChanged } from './build';
import { ensureChromium } from './browser';
import { program, run } from './processes';

const everyRole = ['moderator', 'accountant', 'director', 'executive', 'kam'];

export async function main(args: string[]): Promise<number> {
  const at = args.indexOf('--as');
  const areas = at < 0 ? args : args.slice(0, at);
  const roles = at < 0 ? everyRole : (args[at + 1] ?? '').split(',');
  if (areas.length === 0 || roles.includes(''))
    throw new Error('npm run look -- <area> [<area> …] [--as <role>,<role>]');
  await ensureChromium();
  await buildWhenChanged();
  const { code } = await run(program('@playwright/test/cli.js', 'test', '--config', 'e2e/look/playwright.config.ts'), {
    show: true,
    env: { LOOK_AREAS: areas.join(' '), LOOK_ROLES: roles.join(' ') },
  });
  return code;
}
