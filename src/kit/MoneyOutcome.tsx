import { mergeClasses, Spinner } from '@fluentui/react-components';
import { defineMessages, FormattedMessage } from 'react-intl';
import { FailureBar } from './FailureBar';
import { useNoteStyles } from './noteStyles';
import type { MoneyDeed } from './useMoneyDeed';

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

/** What is known of a write with money when it did not simply succeed. */
export function MoneyOutcome({ deed }: { deed: MoneyDeed }) {
  const note = useNoteStyles();
  if (deed.state === 'refused' && deed.failure) return <FailureBar failure={deed.failure} />;
  if (deed.state !== 'checking' && deed.state !== 'unknown' && deed.state !== 'notDone') return null;
  const tone = deed.state === 'checking' ? note.neutral : note.warning;
  return (
    <div role={deed.state === 'checking' ? 'status' : 'alert'} className={mergeClasses(note.root, tone)}>
      <p className={note.title}>
        <FormattedMessage {...m[deed.state]} />
      </p>
      <p className={note.line}>
        <FormattedMessage {...m[`${deed.state}Text`]} />
      </p>
      {deed.state === 'checking' && <Spinner size="tiny" aria-hidden />}
    </div>
  );
}
