import { FormattedMessage, useIntl } from 'react-intl';
import { emptyValue } from '../../../i18n/format';
import { historyFieldName, HistoryValue } from '../../../parts/HistoryChange';
import { actionWords, investorJournal, valueWords } from './entryTexts';
import { m } from './messages';

/** A verb of the journal in words, also one that the panel does not know yet. */
export function ActionName({ code }: { code: string }) {
  return <FormattedMessage {...actionWords(code)} />;
}

/** The name of a changed field, or of the record that it names by its number. */
export function FieldName({ name }: { name: string | null }) {
  const intl = useIntl();
  if (name === null) return emptyValue;
  return historyFieldName(name, investorJournal, intl);
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
