import { CheckmarkCircle20Regular, Delete20Regular, Edit20Regular, Prohibited20Regular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useDeleteMerchantMutation, useUnblockMerchantMutation, type Merchant } from '../../../api/payment/merchants';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmAction, ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { BlockMerchant } from './BlockMerchant';
import { merchantStatus } from './merchantTerms';
import { m } from './messages';

const questions = ['block', 'unblock', 'remove'] as const;

/** What can be done with a merchant: its form, blocking and unblocking, and taking it away. */
export function MerchantActions({ merchant }: { merchant: Merchant }) {
  const navigate = useNavigate();
  const [unblock] = useUnblockMerchantMutation();
  const [remove] = useDeleteMerchantMutation();
  const mayDelete = useCan()('merchants.delete');
  const { id, status, name } = merchant;
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
      {dialog?.name === 'block' && <BlockMerchant merchant={merchant} onClose={close} />}
      {dialog?.name === 'unblock' && (
        <ConfirmAction
          title={m.unblockTitle}
          yes={m.unblock}
          run={() => unblock({ id, body: {} }).unwrap()}
          statusWords={merchantStatus.labelOf}
          done={m.unblocked}
          onClose={close}
        >
          <FormattedMessage {...m.starts} />
        </ConfirmAction>
      )}
      {dialog?.name === 'remove' && (
        <ConfirmDelete
          run={async () => {
            await remove({ id }).unwrap();
            await navigate(href('merchants.list'), { replace: true });
          }}
          done={t.removed}
          onClose={close}
        >
          {name}
        </ConfirmDelete>
      )}
    </>
  );
}
