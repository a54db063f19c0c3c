import { CheckmarkCircle20Regular, Delete20Regular, Edit20Regular, Prohibited20Regular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import type { Merchant } from '../../../api/payment/merchants';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { MerchantQuestion, questions } from './MerchantQuestion';
import { m } from './messages';

/** What can be done with a merchant: its form, blocking and unblocking, and taking it away. */
export function MerchantActions({ merchant }: { merchant: Merchant }) {
  const navigate = useNavigate();
  const mayDelete = useCan()('merchants.delete');
  const { id, status } = merchant;
  const { dialog, open, close } = useDialogParam(questions, {
    block: status !== 'active',
    unblock: status !== 'blocked',
  });
  return (
    <>
      <Can do="merchants.update">
        <Action
          label={t.edit}
          verb="edit"
          icon={Edit20Regular}
          onSelect={() => navigate(href('merchants.edit', { id: String(id) }))}
        />
      </Can>
      {status === 'active' ? (
        <Can do="merchants.disable">
          <Action label={m.block} icon={Prohibited20Regular} tone="danger" onSelect={() => open('block')} />
        </Can>
      ) : (
        <Can do="merchants.enable">
          <Action label={m.unblock} icon={CheckmarkCircle20Regular} isPrimary onSelect={() => open('unblock')} />
        </Can>
      )}
      {mayDelete && (
        <ActionMenu>
          <Action label={t.remove} icon={Delete20Regular} tone="danger" onSelect={() => open('remove')} />
        </ActionMenu>
      )}
      {dialog && <MerchantQuestion name={dialog.name} merchant={merchant} onClose={close} />}
    </>
  );
}
