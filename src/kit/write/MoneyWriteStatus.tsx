import { mergeClasses, Spinner } from '@fluentui/react-components';
import { defineMessages, FormattedMessage } from 'react-intl';
import { FailureBar } from '../feedback/FailureBar';
import { ReadAgain } from '../feedback/ReadAgain';
import type { StatusWords } from '../state/statusWords';
import { useNoteStyles } from '../foundation/styles';
import type { MoneyMutation } from './moneyWrite';

const m = defineMessages({
  checking: { id: 'kit.outcome.checking', defaultMessage: 'Проверяем результат' },
  checkingText: {
    id: 'kit.outcome.checkingText',
    defaultMessage: 'Ответ не дошёл. Спрашиваем у службы, выполнена ли операция. Ещё раз она не отправляется.',
  },
  unknown: { id: 'kit.outcome.unknown', defaultMessage: 'Результат неизвестен, проверьте' },
  unknownText: {
    id: 'kit.outcome.unknownText',
    defaultMessage:
      'Служба пока не говорит, выполнена ли операция. Спросите ещё раз или найдите её в истории, прежде чем повторять.',
  },
  notDone: { id: 'kit.outcome.notDone', defaultMessage: 'Операция не выполнена' },
  notDoneText: {
    id: 'kit.outcome.notDoneText',
    defaultMessage: 'Деньги не переведены. Операцию можно отправить снова.',
  },
});

/** What is said where nobody knows whether it was done. */
export const unknownOutcome = m.unknown;

/** The verb of the button that asks the service once more. */
export const checkAgain = defineMessages({
  verb: { id: 'kit.moneyConfirm.check', defaultMessage: 'Проверить ещё раз' },
}).verb;

interface Props {
  action: MoneyMutation;
  statusWords?: StatusWords;
  /** The person goes on to the next record. */
  onFollow?: () => void;
}

/** What is known of a write with money when it did not simply succeed. */
export function MoneyWriteStatus({ action, statusWords, onFollow }: Props) {
  const note = useNoteStyles();
  if (action.state === 'refused' && action.failure)
    return <FailureBar failure={action.failure} statusWords={statusWords} onFollow={onFollow} />;
  if (action.state !== 'checking' && action.state !== 'unknown' && action.state !== 'notDone') return null;
  const tone = action.state === 'checking' ? note.neutral : note.warning;
  return (
    <div role={action.state === 'checking' ? 'status' : 'alert'} className={mergeClasses(note.root, tone)}>
      <p className={note.title}>
        <FormattedMessage {...m[action.state]} />
      </p>
      <p className={note.line}>
        <FormattedMessage {...m[`${action.state}Text`]} />
      </p>
      {action.state === 'unknown' && <ReadAgain />}
      {action.state === 'checking' && <Spinner size="tiny" aria-hidden />}
    </div>
  );
}
