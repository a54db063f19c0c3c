import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { emptyValue } from '../../../i18n/format';
import { HistoryValue } from '../../../parts/HistoryChange';
import { m as history } from '../../../parts/historyMessages';
import { isCode } from '../../../parts/historyWords';
import { actionName, fieldName, recordName, valueWords } from './entryTexts';
import { m } from './messages';

/** A verb of the journal in words, also one that the panel does not know yet. */
export function ActionName({ code }: { code: string }) {
  const label: MessageDescriptor = actionName(code) ?? history.otherAction;
  return <FormattedMessage {...label} />;
}

/** The name of a changed field, or of the record that it names by its number. */
export function FieldName({ name }: { name: string | null }) {
  if (name === null) return emptyValue;
  const [, kind = '', number = ''] = /^(\w+) (\S+)$/.exec(name) ?? [];
  const record = recordName(kind);
  if (record) return <FormattedMessage {...record} values={{ number }} />;
  const label: MessageDescriptor | undefined = fieldName(name) ?? (isCode(name) ? history.otherField : undefined);
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
