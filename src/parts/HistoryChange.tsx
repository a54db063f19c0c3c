import { ArrowRight12Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { emptyValue, useFormat } from '../i18n/format';
import { isDay } from '../lib/days';
import { isMoney } from '../lib/money';
import { m } from './historyMessages';
import { historyField, isCode, isWritten, type RecordWords } from './historyWords';

interface ValueProps {
  field: string;
  text: string | null;
  words: RecordWords;
}

/** One value of a field as a journal tells it: a code in words, a sum and a day as everywhere else. */
export function HistoryValue({ field, text, words }: ValueProps): ReactNode {
  const format = useFormat();
  if (text === null || text === '') return emptyValue;
  const label = words.values?.(field, text);
  if (label) return <FormattedMessage {...label} />;
  const said = words.say?.(field, text);
  if (said !== undefined) return said;
  if (isWritten(field, words)) return text;
  if (isMoney(text)) return format.moneyWithCurrency(text);
  if (isDay(text)) return format.day(text);
  return isCode(text) ? <FormattedMessage {...m.otherValue} /> : text;
}

interface Props {
  field: string;
  old: string | null;
  now: string | null;
  words: RecordWords;
}

/** One field of a record before and after a change. */
export function HistoryChange({ field, old, now, words }: Props) {
  const known = historyField(field, words);
  const name = known === undefined ? words.nameOf?.(field) : undefined;
  const label: MessageDescriptor | undefined =
    known ?? (name === undefined && isCode(field) ? m.otherField : undefined);
  return (
    <>
      {label ? <FormattedMessage {...label} /> : (name ?? field)}
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
