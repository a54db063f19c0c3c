import { ArrowRight12Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { emptyValue, useFormat } from '../i18n/format';
import { isDay } from '../lib/days';
import { isMoney } from '../lib/money';
import { m } from './historyMessages';
import { historyField, isCode } from './historyWords';

/** What a record calls a value of one of its fields; undefined where the value says itself what it is. */
export type ValueWords = (field: string, value: string) => MessageDescriptor | undefined;

/** What people wrote themselves is shown as they wrote it, also where it looks like a code. */
const isFree = (field: string): boolean =>
  ['comment', 'name', 'signer', 'attachment', 'file', 'initiator'].includes(field);

interface ValueProps {
  field: string;
  text: string | null;
  words: ValueWords;
}

/** One value of a field as a journal tells it: a code in words, a sum and a day as everywhere else. */
export function HistoryValue({ field, text, words }: ValueProps): ReactNode {
  const format = useFormat();
  if (text === null || text === '') return emptyValue;
  const label = words(field, text);
  if (label) return <FormattedMessage {...label} />;
  if (isFree(field)) return text;
  if (isMoney(text)) return format.moneyWithCurrency(text);
  if (isDay(text)) return format.day(text);
  return isCode(text) ? <FormattedMessage {...m.otherValue} /> : text;
}

interface Props {
  field: string;
  old: string | null;
  now: string | null;
  words: ValueWords;
}

/** One field of a record before and after a change. */
export function HistoryChange({ field, old, now, words }: Props) {
  const label: MessageDescriptor | undefined = historyField(field) ?? (isCode(field) ? m.otherField : undefined);
  return (
    <>
      {label ? <FormattedMessage {...label} /> : field}
      {': '}
      {old !== null && (
        <>
          <HistoryValue field={field} text={old} words={words} /> <ArrowRight12Regular aria-hidden />{' '}
        </>
      )}
      <HistoryValue field={field} text={now} words={words} />
    </>
  );
}
