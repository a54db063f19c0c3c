import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const icons = join(import.meta.dirname, '../../node_modules/@fluentui/react-icons/lib');
const imports = /import\s*\{([^}]*)\}\s*from\s*['"]@fluentui\/react-icons['"];?/g;
const utilities = readFileSync(join(icons, 'utils.js'), 'utf8');

/** Where the package keeps one icon: PeopleList20Regular is in svg/people-list. */
function homeOf(name) {
  if (new RegExp(`\\b${name}\\b`).test(utilities)) return '@fluentui/react-icons/utils';
  const words = name.replace(/(\d+)?(Regular|Filled|Light|Color)$/, '');
  const file = words.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
  const path = join(icons, 'atoms/svg', `${file}.js`);
  const isThere = existsSync(path) && readFileSync(path, 'utf8').includes(`export const ${name} `);
  return isThere ? `@fluentui/react-icons/svg/${file}` : undefined;
}

/**
 * A webpack loader that fetches each icon from a module of its own. Through the front door the package comes in
 * pieces of five hundred icons: slow to parse, and one chunk's icons end up in the chunks of others (6.1 kB more on the
 * sign-in page, 5.0 with the first list).
 */
export default function iconLoader(source) {
  return source.replaceAll(imports, (whole, list) => {
    const rest = [];
    const single = [];
    for (const item of list
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean)) {
      const home = item.startsWith('type ') ? undefined : homeOf(item.split(/\s+as\s+/)[0]);
      if (home === undefined) rest.push(item);
      else single.push(`import { ${item} } from '${home}';`);
    }
    if (rest.length > 0) single.push(`import { ${rest.join(', ')} } from '@fluentui/react-icons';`);
    return single.join(' ');
  });
}
