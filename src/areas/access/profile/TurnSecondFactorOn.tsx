import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Copy20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  type SecondFactorSecret,
} from '../../../api/system-user/secondFactor';
import { Action } from '../../../kit/actions/Action';
import { PasswordField } from '../../../kit/fields/PasswordField';
import { TextField } from '../../../kit/fields/TextField';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { Dialog } from '../../../kit/overlay/Dialog';
import { CopyableId } from '../../../kit/values/CopyableId';
import { m } from './messages';
import { QrPicture } from './QrPicture';

const useStyles = makeStyles({
  text: { margin: 0 },
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontFamily: tokens.fontFamilyMonospace,
  },
});

interface Step<Next> {
  onNext: (next: Next) => void;
  onClose: () => void;
}

/** The password, the secret for the phone, a first code of it, and the codes for the day when the phone is gone: each once the one before is right. */
export function TurnSecondFactorOn({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<SecondFactorSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (secret) return <Confirm secret={secret} onNext={setCodes} onClose={onClose} />;
  return <Begin onNext={setSecret} onClose={onClose} />;
}

function Begin({ onNext, onClose }: Step<SecondFactorSecret>) {
  const styles = useStyles();
  const [begin] = useBeginSecondFactorMutation();
  const form = usePanelForm({
    id: 'beginSecondFactor',
    schema: v.object({ password: v.string() }),
    values: { password: '' },
  });
  return (
    <FormDrawer
      title={m.turnOnTitle}
      form={form}
      submit={m.next}
      onClose={onClose}
      onSubmit={({ password }) => begin({ body: { password } }).unwrap()}
      onDone={onNext}
    >
      <p className={styles.text}>
        <FormattedMessage {...m.turnOnText} />
      </p>
      <PasswordField name="password" label={m.oldPassword} kind="current" required />
    </FormDrawer>
  );
}

function Confirm({
  secret: { secret, address },
  onNext,
  onClose,
}: Step<readonly string[]> & { secret: SecondFactorSecret }) {
  const styles = useStyles();
  const intl = useIntl();
  const [confirm] = useConfirmSecondFactorMutation();
  const form = usePanelForm({
    id: 'confirmSecondFactor',
    schema: v.object({ code: v.string() }),
    values: { code: '' },
  });
  return (
    <FormDrawer
      title={m.turnOnTitle}
      form={form}
      submit={m.turnOn}
      onClose={onClose}
      onSubmit={({ code }) => confirm({ body: { code } }).unwrap()}
      onDone={({ recovery_codes }) => onNext(recovery_codes)}
    >
      <p className={styles.text}>
        <FormattedMessage {...m.scan} />
      </p>
      <QrPicture text={address} label={intl.formatMessage(m.picture)} />
      <div>
        <FormattedMessage {...m.typeInstead} /> <CopyableId text={secret} isLong />
      </div>
      <TextField name="code" label={m.code} help={m.firstCodeHelp} maxLength={20} personal required />
    </FormDrawer>
  );
}

/** The one time that they are shown; Escape does not take them away before they were put somewhere. */
function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const styles = useStyles();
  return (
    <Dialog
      title={m.recoveryTitle}
      onSubmit={onClose}
      buttons={
        <Button type="submit" appearance="primary">
          <FormattedMessage {...m.recoveryKept} />
        </Button>
      }
    >
      <p className={styles.text}>
        <FormattedMessage {...m.recoveryText} />
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Action
          label={m.copyAll}
          icon={Copy20Regular}
          done={m.copiedAll}
          onSelect={() => navigator.clipboard.writeText(codes.join('\n'))}
        />
      </div>
    </Dialog>
  );
}
