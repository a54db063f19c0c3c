import { Button } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { t } from '../../i18n/terms';
import { Dialog } from '../../kit/overlay/Dialog';
import { CopyableId } from '../../kit/values/CopyableId';
import { m } from './messages';

/** The one time that a password is shown; Escape does not take it away before it was copied. */
export function TemporaryPassword({ password, onClose }: { password: string; onClose: () => void }) {
  return (
    <Dialog
      title={m.passwordTitle}
      onSubmit={onClose}
      buttons={
        <Button type="submit" appearance="primary">
          <FormattedMessage {...t.close} />
        </Button>
      }
    >
      <FormattedMessage {...m.passwordText} />
      <div>
        <CopyableId text={password} />
      </div>
    </Dialog>
  );
}
