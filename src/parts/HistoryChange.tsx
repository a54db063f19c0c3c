import { ArrowRight12Regular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { emptyValue, useFormat, type Format } from '../i18n/format';
import { isDay } from '../lib/days';
import { isMoney } from '../lib/money';
import { m } from './historyMessages';
import { historyField, isCode, isWritten, type RecordWords } from './historyWords';

interface Said {
  field: string;
  text: string | null;
  words: RecordWords;
}

/** One value of a field as a journal tells it: a code in words, a sum and a day as everywhere else. */
export function historyValue({ field, text, words }: Said, intl: IntlShape, format: Format): string {
  if (text === null || text === '') return emptyValue;
  const label = words.values?.(field, text);
  if (label) return intl.formatMessage(label);
  const said = words.say?.(field, text);
  if (said !== undefined) return said;
  if (isWritten(field, words)) return text;
  if (isMoney(text)) return format.moneyWithCurrency(text);
  if (isDay(text)) return format.day(text);
  return isCode(text) ? intl.formatMessage(m.otherValue) : text;
}

/** The same as a part of the page. */
export function HistoryValue(said: Said) {
  return historyValue(said, useIntl(), useFormat());
}

/** What a journal calls a field, or the record that a field names by its number (`claim 339`). */
export function historyFieldName(field: string, words: RecordWords, intl: IntlShape): string {
  const label = historyField(field, words);
  if (label) return intl.formatMessage(label);
  const [, kind = '', number = ''] = /^(\w+) (\S+)$/.exec(field) ?? [];
  const record = words.numbered?.[kind];
  if (record) return intl.formatMessage(record, { number });
  const shared = historyField(kind, words);
  if (shared) return `${intl.formatMessage(shared)} ${number}`;
  return words.nameOf?.(field) ?? (isCode(field) ? intl.formatMessage(m.otherField) : field);
}

interface Props {
  field: string;
  old: string | null;
  now: string | null;
  words: RecordWords;
}

/** One field of a record before and after a change. */
export function HistoryChange({ field, old, now, words }: Props) {
  const intl = useIntl();
  return (
    <>
      {historyFieldName(field, words, intl)}
      {': '}
      {old !== null && (
        <>
          <HistoryValue field={field} text={old} words={words} /> <ArrowRight12Regular aria-hidden />{' '}
        </>
      )}
      {old === null && now !== null && words.added ? (
        <FormattedMessage
          {...words.added}
          values={{ value: <HistoryValue key="value" field={field} text={now} words={words} /> }}
        />
      ) : (
        <HistoryValue field={field} text={now} words={words} />
      )}
    </>
  );
}
