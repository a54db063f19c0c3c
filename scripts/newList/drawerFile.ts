import { allFields, type Draft } from './draft';
import type { Field } from './model';
import { apiFile, detailHook, drawer, enumsOf, lookName, messageKey, terms } from './panelNames';

function fact(draft: Draft, field: Field): string | undefined {
  const { name, kind, nullable } = field;
  const value = `${draft.one}.${name}`;
  const ways: Partial<Record<Field['kind'], string>> = {
    text: `value={${value}}`,
    named: `value={${value}${nullable ? '?' : ''}.name}`,
    investor: `value={<InvestorLink investor={${value}} />}`,
    money: `value={${value}} as="moneyWithCurrency"`,
    number: `value={${value}} as="number"`,
    day: `value={${value}} as="day"`,
    dateTime: `value={${value}} as="dateTime"`,
    enum: `value={${lookName(draft, field)}.badge(${value})}`,
  };
  const way = ways[kind];
  if (name === 'id' || way === undefined) return undefined;
  // What is drawn by a component of its own needs a value to draw.
  if (nullable && (kind === 'investor' || kind === 'enum'))
    return `{${value} !== null && <Fact label={m.${messageKey(field)}} ${way} />}`;
  return `<Fact label={m.${messageKey(field)}} ${way}${nullable ? ' optional' : ''} />`;
}

/** The file of the drawer that shows one record. */
export function drawerFile(draft: Draft, from: (path: string) => string): string {
  const { detail, one } = draft;
  if (!detail) throw new Error(`${draft.operation} has no call for one record.`);
  const fields = allFields(draft);
  const status = fields.find(({ kind, nullable }) => kind === 'enum' && !nullable);
  const facts = fields.filter((field) => field !== status).map((field) => fact(draft, field));
  const text = facts.filter((line) => line !== undefined).join('\n');
  const looksUsed = enumsOf(draft)
    .map((field) => lookName(draft, field))
    .filter((name) => detail.hasHistory || text.includes(`${name}.`) || (status && name === lookName(draft, status)));
  const says = enumsOf(draft).map((field) => `${lookName(draft, field)}.wordsOf('${field.name}')`);
  // The one status is told by itself.
  const isPlain = status?.name === 'status';
  const badge = status && `${lookName(draft, status)}.badge(one.${status.name})`;
  const words =
    says.length > 1 ? `(field, value) => ${says.map((one) => `${one}(field, value)`).join(' ?? ')}` : says[0];
  const lines = [
    `import { ${detailHook(detail.operation)} } from '${from(apiFile(draft).slice(0, -3))}';`,
    `import { useRecordQuery } from '${from('src/api/cache/useRecordQuery')}';`,
    `import { Fact } from '${from('src/kit/values/Facts')}';`,
    `import { About } from '${from('src/parts/About')}';`,
    text.includes('<InvestorLink') && `import { InvestorLink } from '${from('src/parts/InvestorLink')}';`,
    `import { RecordDrawer } from '${from('src/parts/RecordDrawer')}';`,
    `import { ${['m', ...looksUsed].join(', ')} } from './${terms(draft)}';`,
  ].filter((line) => line !== false);
  const argument = detail.id === 'id' ? 'id' : `${detail.id}: id`;
  return `${lines.join('\n')}

/** One record at the side of its list. */
export function ${drawer(draft)}({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(${detailHook(detail.operation)}({ ${argument} }), id);
  return (
    <RecordDrawer
      id={id}
      title={m.title}
      result={result}
      onClose={onClose}
      ${isPlain ? `status={${lookName(draft, status)}}` : badge ? `badges={(one) => ${badge}}` : ''}
      ${detail.hasHistory && words !== undefined && !(isPlain && says.length === 1) ? `words={${words}}` : ''}
    >
      {(${one}) => (
        <About>${text}</About>
      )}
    </RecordDrawer>
  );
}
`;
}
