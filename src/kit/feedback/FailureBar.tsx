import { Button, mergeClasses } from '@fluentui/react-components';
import { defineMessages, FormattedMessage } from 'react-intl';
import { isAnswerLost, type Failure } from '../../lib/failure';
import { FailureNote } from './FailureNote';
import { useNoteStyles } from '../foundation/styles';

const m = defineMessages({
  unknown: { id: 'kit.write.unknown', defaultMessage: 'Результат неизвестен, проверьте' },
  unknownText: {
    id: 'kit.write.unknownText',
    defaultMessage: 'Связь прервалась: запись могла сохраниться. Проверьте её, прежде чем отправлять снова.',
  },
  recheck: { id: 'kit.write.recheck', defaultMessage: 'Проверить' },
});

interface Props {
  failure: Failure;
  /** Reads the record again, when nobody knows what became of the write. */
  recheck?: () => void;
}

/** Why a write was refused; or that its answer was lost, which is not the same. */
export function FailureBar({ failure, recheck }: Props) {
  const note = useNoteStyles();
  if (!isAnswerLost(failure)) {
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
      {recheck && (
        <Button size="small" onClick={recheck}>
          <FormattedMessage {...m.recheck} />
        </Button>
      )}
    </div>
  );
}
