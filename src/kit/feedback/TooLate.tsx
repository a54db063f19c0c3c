import { Button, mergeClasses } from '@fluentui/react-components';
import { use } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import type { Decision } from '../../lib/decision';
import { useNoteStyles } from '../foundation/styles';
import type { StatusWords } from '../state/statusWords';
import { RecordWalkContext } from '../state/recordWalk';
import { useScreen } from '../state/screen';

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
  const next = use(RecordWalkContext)?.next;
  const { queue } = useScreen();
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
      {next ? (
        <Button
          onClick={() => {
            onFollow?.();
            next();
          }}
        >
          <FormattedMessage {...m.next} />
        </Button>
      ) : (
        queue !== undefined && (
          <Link to={queue} className={note.link} onClick={onFollow}>
            <FormattedMessage {...m.queue} />
          </Link>
        )
      )}
    </div>
  );
}
