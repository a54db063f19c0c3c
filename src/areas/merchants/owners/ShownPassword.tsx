import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Dialog } from '../../../kit/overlay/Dialog';
import { CopyableId } from '../../../kit/values/CopyableId';
import { Fact, Facts } from '../../../kit/values/Facts';
import { t } from '../../../i18n/terms';
import { Note } from '../../../parts/Note';

const m = defineMessages({
  title: { id: 'merchants.shownPassword.title', defaultMessage: 'Передайте пароль' },
  once: {
    id: 'merchants.shownPassword.once',
    defaultMessage: 'Пароль показан один раз: после закрытия его не увидит никто. Если он потеряется, задайте новый.',
  },
  username: { id: 'merchants.shownPassword.username', defaultMessage: 'Логин' },
  password: { id: 'merchants.shownPassword.password', defaultMessage: 'Пароль' },
  passedOn: { id: 'merchants.shownPassword.passedOn', defaultMessage: 'Передал, закрыть' },
});

// Letters that are copied by hand are told apart.
const useStyles = makeStyles({
  password: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase500 },
});

interface Props {
  name: string;
  username: string;
  password: string;
  onClose: () => void;
}

/** A password that the service tells once, for whoever hands it on. Escape does not close it: it would be gone by mistake. */
export function ShownPassword({ name, username, password, onClose }: Props) {
  const styles = useStyles();
  return (
    <Dialog
      title={m.title}
      onSubmit={onClose}
      buttons={
        <Button type="submit" appearance="primary">
          <FormattedMessage {...m.passedOn} />
        </Button>
      }
    >
      <Facts>
        <Fact label={t.recipient} value={name} />
        <Fact label={m.username} value={<CopyableId text={username} />} />
        <Fact
          label={m.password}
          value={
            <span className={styles.password}>
              <CopyableId text={password} />
            </span>
          }
        />
      </Facts>
      <Note>
        <FormattedMessage {...m.once} />
      </Note>
    </Dialog>
  );
}
