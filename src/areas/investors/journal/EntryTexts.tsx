import { FormattedMessage, useIntl } from 'react-intl';
import { emptyValue } from '../../../i18n/format';
import { investorStatus } from '../../../parts/investorStatus';
import { recordFields } from './messages';
import { actionName, fieldName } from './entryTexts';

/** A verb of the journal in words; one that the panel does not know is shown as it came. */
export function ActionName({ code }: { code: string }) {
  const label = actionName(code);
  return label ? <FormattedMessage {...label} /> : code;
}

/** The name of a changed field. */
export function FieldName({ name }: { name: string | null }) {
  const [, kind = '', number = ''] = /^(\w+) (\d+)$/.exec(name ?? '') ?? [];
  if (Object.hasOwn(recordFields, kind))
    return <FormattedMessage {...recordFields[kind as keyof typeof recordFields]} values={{ number }} />;
  const label = name === null ? undefined : fieldName(name);
  return label ? <FormattedMessage {...label} /> : (name ?? emptyValue);
}

interface ValueProps {
  field: string | null;
  text: string | null;
}

/** A value before or after a change; a status in words. */
export function ChangedValue({ field, text }: ValueProps) {
  const intl = useIntl();
  if (text === null || text === '') return emptyValue;
  return field === 'status' ? investorStatus.textIn(intl, text) : text;
}
