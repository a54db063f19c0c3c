import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessages, FormattedMessage } from 'react-intl';
import type { Slowness } from '../foundation/useSlow';

const m = defineMessages({
  slow: { id: 'kit.write.slow', defaultMessage: 'Ответ идёт дольше обычного.' },
  long: {
    id: 'kit.write.long',
    defaultMessage: 'Долго. Ответа можно не ждать: результат спросим у службы, ещё раз ничего не отправится.',
  },
});

/** The verb of the button that waits for the answer no more. */
export const stopWaiting = defineMessages({
  verb: { id: 'kit.write.stopWaiting', defaultMessage: 'Не ждать ответа' },
}).verb;

const useStyles = makeStyles({
  root: { margin: 0, marginRight: 'auto', color: tokens.colorNeutralForeground2 },
});

interface Props {
  slowness: Slowness;
  /** Its outcome can be asked for, so that nobody has to wait for the answer. */
  canStop: boolean;
}

/** Beside the button that was pressed: that its answer takes long, and after a while that one need not wait for it. */
export function SlowNote({ slowness, canStop }: Props) {
  const styles = useStyles();
  const isSlow = slowness !== 'none';
  return (
    <p role="status" className={styles.root} hidden={!isSlow}>
      {isSlow && <FormattedMessage {...m[canStop ? slowness : 'slow']} />}
    </p>
  );
}
