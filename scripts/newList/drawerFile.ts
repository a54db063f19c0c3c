import { allFields, type Draft } from './draft';
import type { Field } from './model';
import { apiFile, detailHook, drawer, enumsOf, lookName, messageKey, terms, title } from './panelNames';

function fact(draft: Draft, field: Field): string | undefined {
  const { name, kind, nullable } = field;
  const value = `${draft.one}.${name}`;
  const contents: Partial<Record<Field['kind'], string>> = {
    text: `{${value}}`,
    named: `{${value}.name}`,
    investor: `<InvestorLink investor={${value}} />`,
    money: `<Money amount={${value}} withCurrency />`,
    number: `{format.number(${value})}`,
    day: `<Day value={${value}} />`,
    dateTime: `<DateTime value={${value}} />`,
    enum: `{${lookName(draft, field)}.badge(${value})}`,
  };
  const content = contents[kind];
  if (name === 'id' || content === undefined) return undefined;
  const line = `<Fact label={m.${messageKey(field)}}>${content}</Fact>`;
  return nullable ? `{${value} !== null && (${line})}` : line;
}

/** The file of the drawer that shows one record. */
export function drawerFile(draft: Draft, from: (path: string) => string): string {
  const { detail, one } = draft;
  if (!detail) throw new Error(`${draft.operation} has no call for one record.`);
  const fields = allFields(draft);
  const status = fields.find(({ kind, nullable }) => kind === 'enum' && !nullable);
  const facts = fields.filter((field) => field !== status).map((field) => fact(draft, field));
  const text = facts.filter((line) => line !== undefined).join('\n');
  const values = ['DateTime', 'Day', 'Money'].filter((name) => text.includes(`<${name} `));
  const looksUsed = enumsOf(draft)
    .map((field) => lookName(draft, field))
    .filter((name) => detail.hasHistory || text.includes(`${name}.`) || (status && name === lookName(draft, status)));
  const says = enumsOf(draft).map((field) => `${lookName(draft, field)}.wordsOf('${field.name}')`);
  const words =
    says.length > 1 ? `(field, value) => ${says.map((one) => `${one}(field, value)`).join(' ?? ')}` : says[0];
  const lines = [
    `import { useIntl } from 'react-intl';`,
    `import { ${detailHook(detail.operation)}, type ${detail.type} } from '${from(apiFile(draft).slice(0, -3))}';`,
    `import { useRecordQuery } from '${from('src/api/cache/useRecordQuery')}';`,
    text.includes('format.') && `import { useFormat } from '${from('src/i18n/format')}';`,
    values.length > 0 && `import { ${values.join(', ')} } from '${from('src/kit/values/values')}';`,
    `import { Fact, Facts } from '${from('src/kit/detail/Facts')}';`,
    `import { Section } from '${from('src/kit/detail/Section')}';`,
    text.includes('<InvestorLink') && `import { InvestorLink } from '${from('src/parts/InvestorLink')}';`,
    `import { RecordDrawer } from '${from('src/parts/RecordDrawer')}';`,
    `import { m, ${title(draft)} } from './messages';`,
    looksUsed.length > 0 && `import { ${looksUsed.join(', ')} } from './${terms(draft)}';`,
  ].filter((line) => line !== false);
  const argument = detail.id === 'id' ? 'id' : `${detail.id}: id`;
  return `${lines.join('\n')}

/** One record at the side of its list. */
export function ${drawer(draft)}({ id, onClose }: { id: number; onClose: () => void }) {
  const intl = useIntl();
  const result = useRecordQuery(${detailHook(detail.operation)}({ ${argument} }), id);
  return (
    <RecordDrawer
      title={intl.formatMessage(${title(draft)}, { id })}
      result={result}
      onClose={onClose}
      ${status ? `badges={(one) => ${lookName(draft, status)}.badge(one.${status.name})}` : ''}
      ${detail.hasHistory && words !== undefined ? `words={${words}}` : ''}
    >
      {(one) => <About ${one}={one} />}
    </RecordDrawer>
  );
}

function About({ ${one} }: { ${one}: ${detail.type} }) {
  ${text.includes('format.') ? 'const format = useFormat();' : ''}
  return (
    <Section id="about" title={m.about}>
      <Facts>${text}</Facts>
    </Section>
  );
}
`;
}
