import { withImport, withMember, withTags } from './edits';
import { screenFolder, type Draft } from './draft';
import { detailHook, rowsHook } from './panelNames';
import { camel } from './words';

const icon = 'DocumentBulletList20Regular';

/** The calls of the list in the file of its spec: made, or added to what stands. */
export function apiText(draft: Draft, standing: string | undefined): string {
  const { service, spec, row, operation, rows, detail, byPage } = draft;
  const generated = `../generated/${service}/${spec}`;
  const from = `${camel(spec)}Generated`;
  const api = `${camel(spec)}Api`;
  const named = draft.fields.concat(detail?.fields ?? []).flatMap(({ type }) => type ?? []);
  const types = [...new Set([row, ...(detail ? [detail.type] : []), ...named])].sort().join(', ');
  const tags = [operation, ...(detail ? [detail.operation] : [])].map(
    (name) => `${name}: { providesTags: ['${row}'] }`,
  );
  const statements = `${detail ? `\nexport const { ${detailHook(detail.operation)} } = ${api};\n` : ''}
export const { useRows: ${rowsHook(draft)} } = listEndpoint(${api}, '${operation}', { rows: '${rows}'${byPage ? `, by: 'page'` : ''} });
`;
  const exported = `export type { ${types} } from '${generated}';\n`;
  if (standing !== undefined) {
    const added = withTags(withImport(standing, ['listEndpoint'], '../cache/listEndpoint'), tags.join(',\n'));
    return `${added}\n${exported}${statements}`;
  }
  return `import { listEndpoint } from '../cache/listEndpoint';
import { ${from} } from '${generated}';
import type { Tagged } from '../cache/tags';

${exported}
const ${api} = ${from}.enhanceEndpoints({
  endpoints: {
    ${tags.join(',\n')},
  } satisfies Tagged<typeof ${from}>,
});
${statements}`;
}

const areaOf = ({ folder }: Draft) => camel(folder.split('/')[0]!); // split() always gives a first part

/** The routes of the area with the list among them; the group of the menu is that of the area where it has one. */
export function routeText(draft: Draft, standing: string | undefined, groups: readonly string[]): string {
  const area = areaOf(draft);
  const key = camel(draft.Many);
  const known = /section: '(\w+)'/.exec(standing ?? '')?.[1];
  const group = groups.includes(area) ? area : (known ?? 'settings');
  const text = (id: string, russian: string) => `{ id: 'routes.${id}', defaultMessage: '${russian}' }`;
  const begun =
    standing ??
    `import { defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({});

export const ${area} = {};
`;
  const messages = `${key}: ${text(`${area}.${key}`, draft.name.ru)}`;
  const entry = `'${draft.route}': route('${draft.address}', {
    title: m.${key},
    permission: '${draft.permission.split('.')[0]}',
    needs: { ${draft.operation}: '${draft.permission}' },
    menu: { section: '${group}', icon: ${icon} },
    screen: () => import('${screenFolder(draft).replace('src', '..')}/${draft.screen}'),
  })`;
  return withImport(withMember(withMember(begun, 'm', messages), area, entry), [icon], '@fluentui/react-icons');
}

type Languages = Record<'ru' | 'en' | 'uz', Record<string, string>>;

/**
 * The catalogues with the texts of the draft, sorted; the ids whose Uzbek text is still the Russian one; and the Russian
 * sentences of the draft that now stand under three ids or more.
 */
export function withTexts(
  draft: Draft,
  catalogues: Languages,
): { catalogues: Languages; same: string[]; repeated: string[] } {
  const key = camel(draft.Many);
  const texts = {
    ...Object.fromEntries(
      Object.entries(draft.texts)
        .filter(([name]) => !Object.hasOwn(draft.terms, name))
        .map(([name, text]) => [`${draft.route}.${name}`, text]),
    ),
    ...(draft.detail && { [`${draft.route}.title`]: draft.title }),
    [`routes.${areaOf(draft)}.${key}`]: draft.name,
  };
  const added = (language: keyof Languages) =>
    Object.fromEntries(
      Object.entries({
        ...catalogues[language],
        ...Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, text[language]])),
      }).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  const russian = added('ru');
  const standing = Object.values(russian);
  return {
    catalogues: { ru: russian, en: added('en'), uz: added('uz') },
    repeated: Object.values(texts)
      .map(({ ru }) => ru)
      .filter((ru) => standing.filter((one) => one === ru).length > 2),
    same: Object.keys(texts).filter((id) => texts[id]!.uz === texts[id]!.ru && /\p{L}/u.test(texts[id]!.uz)), // own ids
  };
}

/**
 * The words by which people look for the screens, with those of the draft: what its columns and values are called, until
 * somebody writes how people call the work.
 */
export function withScreenWords(draft: Draft, words: Languages): Languages {
  const added = (language: keyof Languages) => {
    const phrases = [draft.name, draft.title, ...Object.values(draft.texts)];
    const said = phrases.map((phrase) => phrase[language].replace('{id}', '')).join(' ');
    const own = [...new Set(said.toLowerCase().match(/[\p{L}ʻʼ]{3,}/gu))].join(' ');
    return Object.fromEntries(
      Object.entries({ ...words[language], [draft.route]: own }).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  };
  return { ru: added('ru'), en: added('en'), uz: added('uz') };
}
