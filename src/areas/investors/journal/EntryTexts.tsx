import { FormattedMessage } from 'react-intl';
import { emptyValue } from '../../../i18n/format';
import { HistoryValue } from '../../../parts/HistoryChange';
import { actionWords, fieldWords, recordName, valueWords } from './entryTexts';
import { m } from './messages';

/** A verb of the journal in words, also one that the panel does not know yet. */
export function ActionName({ code }: { code: string }) {
  return <FormattedMessage {...actionWords(code)} />;
}

/** The name of a changed field, or of the record that it names by its number. */
export function FieldName({ name }: { name: string | null }) {
  if (name === null) return emptyValue;
  const [, kind = '', number = ''] = /^(\w+) (\S+)$/.exec(name) ?? [];
  const record = recordName(kind);
  if (record) return <FormattedMessage {...record} values={{ number }} />;
  const label = fieldWords(name);
  return label ? <FormattedMessage {...label} /> : name;
}

interface ValueProps {
  field: string | null;
  text: string | null;
}

/** A value before or after a change; what a claim was asked by without anybody of the staff, the investor asked. */
export function ChangedValue({ field, text }: ValueProps) {
  if (field === 'initiator' && text === null) return <FormattedMessage {...m.byInvestor} />;
  return <HistoryValue field={field ?? ''} text={text} words={{ values: valueWords }} />;
}
