import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessage, FormattedMessage } from 'react-intl';
import { useOnline } from '../foundation/useOnline';

const text = defineMessage({
  id: 'kit.write.offline',
  defaultMessage: 'Нет сети: пока связь не вернётся, ничего не отправится.',
});

const useStyles = makeStyles({
  root: { margin: 0, marginRight: 'auto', color: tokens.colorNeutralForeground2 },
});

/** Beside the button that sends: why that would lead to nothing now. */
export function OfflineNote() {
  const styles = useStyles();
  const isOnline = useOnline();
  return (
    <p role="status" className={styles.root} hidden={isOnline}>
      {!isOnline && <FormattedMessage {...text} />}
    </p>
  );
}
