/**
 * jsdom finds the style of an element by asking each of the hundred rules of its own sheet, and computes eight colours
 * up to the root, again after every change of the page: a tenth of the time of a screen test. Nobody asks for colours
 * here, and whether a plain list of tags is met is seen by the name. Has to be imported before jsdom is.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface ElementOfJsdom {
  localName: string;
}
interface Selectors {
  matchesDontThrow(element: ElementOfJsdom, selector: string): boolean;
}
interface StyleRules {
  propertiesWithResolvedValueImplemented: Record<string, { computedValue: string }>;
}

// The jsdom that the environment of Jest brings.
const own = createRequire(join(process.cwd(), 'node_modules/jest-environment-jsdom/package.json'));
const selectors = own('jsdom/lib/jsdom/living/helpers/selectors.js') as Selectors;

/** The tags of which one has to be there for a selector to be met; undefined where it goes without. */
function tagsIn(selector: string): ReadonlySet<string> | undefined {
  // A space or a comma within brackets parts nothing.
  if (/["(][^")]*[\s,>+~]/.test(selector.replaceAll(/"[\w-]*"/g, ''))) return undefined;
  const tags = selector.split(',').map((one) => /(?:^|[\s>+~])([a-z][a-z0-9]*)[^\s>+~]*$/.exec(one.trim())?.[1]);
  return tags.some((tag) => tag === undefined) ? undefined : new Set(tags as string[]);
}

const isPlain = (selector: string) => /^[a-z0-9,\s]+$/.test(selector) && !/[a-z0-9]\s+[a-z0-9]/.test(selector);

const known = new Map<string, { tags?: ReadonlySet<string>; isPlain: boolean }>();
function knownOf(selector: string) {
  let facts = known.get(selector);
  if (!facts) known.set(selector, (facts = { tags: tagsIn(selector), isPlain: isPlain(selector) }));
  return facts;
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => {
  const { tags, isPlain } = knownOf(selector);
  if (tags && !tags.has(element.localName)) return false;
  return (tags && isPlain) || matchesDontThrow(element, selector);
};

const { propertiesWithResolvedValueImplemented: resolved } = own(
  'jsdom/lib/jsdom/living/helpers/style-rules.js',
) as StyleRules;
for (const [name, { computedValue }] of Object.entries(resolved))
  if (computedValue === 'computed-color') Reflect.deleteProperty(resolved, name);
