import { join } from 'node:path';
import { importer, screenFolder, valueKey, type Draft, type Files } from './draft';
import { drawerFile } from './drawerFile';
import type { Field } from './model';
import { apiFile, drawer, enumsOf, lookName, lookOf, messageKey, quote, rowsHook, terms, typeOf } from './panelNames';
import { panelTest } from './testFiles';
import { camel } from './words';

function messages(draft: Draft): string {
  const id = (key: string) => quote(`${draft.route}.${key}`);
  const texts = Object.entries(draft.texts).filter(([key]) => !Object.hasOwn(draft.terms, key));
  if (draft.detail) texts.push(['title', draft.title]);
  const lines = texts.map(([key, { ru }]) => `${key}: { id: ${id(key)}, defaultMessage: ${quote(ru)} },`);
  return `export const m = defineMessages({
${lines.join('\n')}
});`;
}

function termsFile(draft: Draft, from: (path: string) => string): string {
  const fields = enumsOf(draft);
  const icons = [...new Set(fields.flatMap(({ values }) => values.map((value) => lookOf(value).icon)))].sort();
  const types = [
    ...new Set(fields.map((field) => field.type ?? typeOf(draft, field).replace(/.*<(\w+).*/, '$1'))),
  ].sort();
  const maps = fields.map(
    (field) => `/** How each value of ${field.name} looks. */
export const ${lookName(draft, field)} = choices<${typeOf(draft, field)}>({
${field.values
  .map((value) => {
    const { tone, icon } = lookOf(value);
    return `  ${/^\w+$/.test(value) ? value : quote(value)}: { label: m.${valueKey(draft, field, value)}, tone: '${tone}', icon: ${icon} },`;
  })
  .join('\n')}
});`,
  );
  const imports = [
    icons.length > 0 && `import { ${icons.join(', ')} } from '@fluentui/react-icons';`,
    `import { defineMessages } from 'react-intl';`,
    types.length > 0 && `import type { ${types.join(', ')} } from '${from(apiFile(draft).slice(0, -3))}';`,
    maps.length > 0 && `import { choices } from '${from('src/kit/table/choices')}';`,
  ];
  return `${imports.filter((line) => line !== false).join('\n')}

${[messages(draft), ...maps].join('\n\n')}
`;
}

/** The columns that many lists have, by the names of their fields (src/parts/columns.tsx). */
function sharedColumn(draft: Draft, { name, kind, nullable }: Field): string | undefined {
  if (kind === 'investor' && name === 'investor' && !nullable) return 'investorColumn';
  if (kind === 'text' && name === 'comment' && nullable) return 'commentColumn';
  if (kind === 'dateTime' && name === 'created_at' && !nullable && draft.orders.includes(name)) return 'createdColumn';
  return undefined;
}

function column(draft: Draft, field: Field): string {
  const shared = sharedColumn(draft, field);
  if (shared !== undefined) return shared;
  const { name, kind, nullable } = field;
  const isSorted = draft.orders.includes(name) || draft.orders.includes(`-${name}`);
  const sort = isSorted ? `sort: '${name}', ` : '';
  const important = name === draft.mark.name ? 'important: true, ' : '';
  const head = `id: '${name}', title: m.${messageKey(field)}`;
  const value = `value: (row) => row.${name}`;
  if (name === 'id') return `fieldColumn('id', m.number, { ${isSorted ? 'sort: true, ' : ''}width: 72, hidden: true })`;
  if (kind === 'investor') {
    const person = nullable
      ? `row.${name} && <InvestorName investor={row.${name}} />`
      : `<InvestorName investor={row.${name}} />`;
    return `{ ${head}, value: (row) => row.${name}${nullable ? '?' : ''}.name, cell: (row) => ${person}, important: true }`;
  }
  if (kind === 'named') return `{ ${head}, value: (row) => row.${name}${nullable ? '?' : ''}.name, ${sort}width: 160 }`;
  if (kind === 'enum') {
    const look = lookName(draft, field);
    if (!nullable)
      return `${look}.column('${name}', m.${messageKey(field)}, (row) => row.${name}, { ${sort}important: true, width: 176 })`;
    const known = (way: string) => `(row) => (row.${name} === null ? undefined : ${look}.${way}(row.${name}))`;
    return `{ ${head}, ${value}, words: ${known('labelOf')}, cell: ${known('badge')}, ${sort}important: true, width: 176 }`;
  }
  const widths: Partial<Record<Field['kind'], string>> = {
    money: `as: 'money', width: 160`,
    day: `as: 'day', width: 112`,
    dateTime: `as: 'dateTime', width: 160`,
    number: `as: 'number', width: 112`,
  };
  const looks = `${isSorted ? 'sort: true, ' : ''}${widths[kind] ?? `${important}width: 200`}`;
  return `fieldColumn('${name}', m.${messageKey(field)}, { ${looks} })`;
}

function list(draft: Draft, from: (path: string) => string): string {
  const { choices, ranges, period, detail, orders, order, row } = draft;
  const hasPeriod = period !== undefined;
  const columns = draft.fields.map((field) => column(draft, field));
  const shared = draft.fields.flatMap((field) => sharedColumn(draft, field) ?? []).sort();
  const params = [
    ...(ranges.length > 0 ? ['amount'] : []),
    ...(order === undefined ? [] : ['order']),
    ...(hasPeriod ? ['period'] : []),
    ...(draft.hasSearch ? ['searchText'] : []),
  ];
  const looksUsed = draft.fields.filter(({ kind }) => kind === 'enum').map((field) => lookName(draft, field));
  const columnsBy = [...new Set(orders.map((name) => name.replace(/^-/, '')))];
  const parameters = [
    ...choices.map(({ name, field, many }) => `${name}: ${lookName(draft, field)}.${many ? 'param' : 'oneParam'}()`),
    ...(draft.hasSearch ? ['search: searchText()'] : []),
    ...ranges.flatMap((name) => [`min_${name}: amount()`, `max_${name}: amount()`]),
    ...(hasPeriod ? ['...period'] : []),
    ...(order === undefined ? [] : [`order_by: order([${columnsBy.map(quote).join(', ')}], ${quote(order)})`]),
  ];
  const filters = [
    ...choices.map(
      ({ name, field }) =>
        `<SelectFilter name="${name}" label={m.${messageKey(field)}} options={${lookName(draft, field)}.options} />`,
    ),
    ...ranges.map((name) => `<AmountRangeFilter from="min_${name}" to="max_${name}" label={m.${camel(name)}} />`),
  ];
  const ends = `${draft.hasSearch ? ' search={m.search}' : ''}${hasPeriod ? ` period={m.${camel(period)}}` : ''}`;
  const hasToolbar = filters.length > 0 || ends !== '';
  const imports = [
    [[rowsHook(draft), `type ${row}`].join(', '), apiFile(draft).slice(0, -3)],
    ...(ranges.length > 0 ? [['AmountRangeFilter', 'src/kit/list/AmountRangeFilter']] : []),
    [
      columns.some((one) => one.startsWith('fieldColumn')) ? 'fieldColumn, type Column' : 'type Column',
      'src/kit/table/columns/column',
    ],
    ...(detail ? [] : [['DataTable', 'src/kit/table/DataTable']]),
    ['ExportButton', 'src/kit/export/ExportButton'],
    ...(detail ? [['lazyComponent', 'src/kit/foundation/lazyComponent']] : []),
    ['ListPage', 'src/kit/list/ListPage'],
    ...(params.length > 0 ? [[params.join(', '), 'src/kit/url/listParams']] : []),
    ...(detail ? [['RecordTable', 'src/kit/list/RecordTable']] : []),
    ...(choices.length > 0 ? [['SelectFilter', 'src/kit/list/SelectFilter']] : []),
    ...(hasToolbar ? [['Toolbar', 'src/kit/list/Toolbar']] : []),
    ['useListState', 'src/kit/url/useListState'],
    ...(columns.some((one) => one.includes('<InvestorName')) ? [['InvestorName', 'src/parts/InvestorName']] : []),
    ...(shared.length > 0 ? [[shared.join(', '), 'src/parts/columns']] : []),
  ] as const;
  const lines = imports.map(([names = '', path = '']) =>
    names.startsWith('type ')
      ? `import type { ${names.slice('type '.length)} } from '${from(path)}';`
      : `import { ${names} } from '${from(path)}';`,
  );
  return `${lines.join('\n')}
import { ${['m', ...looksUsed].join(', ')} } from './${terms(draft)}';

${detail ? `const ${drawer(draft)} = lazyComponent(async () => (await import('./${drawer(draft)}')).${drawer(draft)});\n` : ''}
const parameters = {
${parameters.map((one) => `  ${one},`).join('\n')}
};

const columns: Column<${row}>[] = [
${columns.map((one) => `  ${one},`).join('\n')}
];

/** The rows that \`${draft.operation}\` answers. */
export default function ${draft.screen}() {
  const list = useListState(parameters);
  const rows = ${rowsHook(draft)}(list);
  return (
    <ListPage list={list} rows={rows} columns={columns} actions={<ExportButton file="${draft.module}" />}>
      ${hasToolbar ? (filters.length > 0 ? `<Toolbar${ends}>${filters.join('\n')}</Toolbar>` : `<Toolbar${ends} />`) : ''}
      ${detail ? `<RecordTable empty={m.empty} record="${draft.one}" permission="${detail.permission}" Drawer={${drawer(draft)}} />` : '<DataTable empty={m.empty} />'}
    </ListPage>
  );
}
`;
}

/** A file in which what the whole panel says is taken from the terms. */
function withTerms(draft: Draft, from: (path: string) => string, text: string): string {
  const said = text.replace(/\bm\.(\w+)/g, (own, key: string) =>
    Object.hasOwn(draft.terms, key) ? `t.${draft.terms[key]}` : own,
  );
  if (said === text) return text;
  const isOwnLeft = /\bm\.\w/.test(said);
  return `import { t } from '${from('src/i18n/terms')}';\n${isOwnLeft ? said : said.replace('import { m, ', 'import { ')}`;
}

/** The files of the panel: texts, terms, list, drawer and their test. */
export function panelFiles(draft: Draft): Files {
  const folder = screenFolder(draft);
  const from = importer(folder);
  return {
    [join(folder, `${terms(draft)}.ts`)]: withTerms(draft, from, termsFile(draft, from)),
    [join(folder, `${draft.screen}.tsx`)]: withTerms(draft, from, list(draft, from)),
    ...(draft.detail && { [join(folder, `${drawer(draft)}.tsx`)]: withTerms(draft, from, drawerFile(draft, from)) }),
    [join(folder, `${draft.screen}.test.tsx`)]: panelTest(draft, from),
  };
}
