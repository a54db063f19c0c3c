import { mergeClasses } from '@fluentui/react-components';
import { defineMessages, FormattedMessage } from 'react-intl';
import { decisionIn } from '../../lib/decision';
import { isAnswerLost, type Failure } from '../../lib/failure';
import { FailureNote } from './FailureNote';
import { useNoteStyles } from '../foundation/styles';
import { ReadAgain } from './ReadAgain';
import type { StatusWords } from '../state/statusWords';
import { TooLate } from './TooLate';

const m = defineMessages({
  unknown: { id: 'kit.write.unknown', defaultMessage: 'Результат неизвестен, проверьте' },
  unknownText: {
    id: 'kit.write.unknownText',
    defaultMessage: 'Связь прервалась: запись могла сохраниться. Проверьте её, прежде чем отправлять снова.',
  },
});

interface Props {
  failure: Failure;
  /** What the statuses of the record are called, where somebody else may have decided about it. */
  statusWords?: StatusWords;
  /** The person goes on to the next record. */
  onFollow?: () => void;
}

/**
 * Why a write was refused; who was quicker, where somebody else decided first; or that its answer was lost, which is not
 * the same: then the record can be read again.
 */
export function FailureBar({ failure, statusWords, onFollow }: Props) {
  const note = useNoteStyles();
  const decision = decisionIn(failure.current);
  if (decision) return <TooLate decision={decision} statusWords={statusWords} onFollow={onFollow} />;
  // Of a file that did not arrive nothing was written down: it is sent again.
  if (!isAnswerLost(failure) || failure.work === 'upload') {
    return (
      <div className={mergeClasses(note.root, note.tight, note.danger)}>
        <FailureNote failure={failure} />
      </div>
    );
  }
  return (
    <div role="alert" className={mergeClasses(note.root, note.warning)}>
      <p className={note.title}>
        <FormattedMessage {...m.unknown} />
      </p>
      <p className={note.line}>
        <FormattedMessage {...m.unknownText} />
      </p>
      <ReadAgain />
    </div>
  );
}
