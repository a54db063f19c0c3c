import { mergeClasses } from '@fluentui/react-components';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import type { Decision } from '../../lib/decision';
import { useNoteStyles } from '../foundation/styles';
import type { StatusWords } from '../state/statusWords';
import { useNextRecord } from '../state/nextRecord';

const m = defineMessages({
  next: { id: 'kit.tooLate.next', defaultMessage: 'Перейти к следующей записи' },
  queue: { id: 'kit.tooLate.queue', defaultMessage: 'Перейти к тем, что ждут решения' },
});
const who = defineMessage<{ by: string; at: string; status: string }>({
  id: 'kit.tooLate.who',
  defaultMessage: '{by}, {at}: {status}. Ваше решение не принято, отправлять его снова не нужно.',
});

interface Props {
  decision: Decision;
  statusWords?: StatusWords;
  /** The person goes on; the question goes with that. */
  onFollow?: () => void;
}

/** Somebody was quicker: who, when and what was decided, and the way on to the next one. Nothing is sent again. */
export function TooLate({ decision: { by, at, status }, statusWords, onFollow }: Props) {
  const note = useNoteStyles();
  const intl = useIntl();
  const format = useFormat();
  const next = useNextRecord();
  const label: MessageDescriptor = statusWords?.(status) ?? t.isDecided;
  const values = { by, at: format.dateTime(at), status: intl.formatMessage(label).toLocaleLowerCase(intl.locale) };
  return (
    <div role="alert" className={mergeClasses(note.root, note.warning)}>
      <p className={note.title}>
        <FormattedMessage {...t.isDecided} />
      </p>
      <p className={note.line}>
        <FormattedMessage {...who} values={values} />
      </p>
      {next && (
        <Link to={next.to} className={note.link} onClick={onFollow}>
          <FormattedMessage {...(next.isRecord ? m.next : m.queue)} />
        </Link>
      )}
    </div>
  );
}
