import {
  Delete20Regular,
  Edit20Regular,
  History20Regular,
  Home20Regular,
  LockClosed20Regular,
  LockOpen20Regular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useMarkBranchAsMainMutation, useUnblockBranchMutation, type BranchRow } from '../../api/payment/branches';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ActionMenu } from '../../kit/actions/ActionMenu';
import { ConfirmAction, ConfirmDelete } from '../../kit/actions/ConfirmAction';
import { href } from '../../routes/href';
import { Can } from '../../session/can';
import { BlockBranch } from './BlockBranch';
import { branchStatus } from '../../parts/branchStatus';
import { m } from './messages';

type Asked = 'block' | 'unblock' | 'main' | 'delete';

export interface OfBranch {
  branch: BranchRow;
  /** After it is gone, where it was shown. */
  onRemoved?: () => void;
}
interface Props extends OfBranch {
  onEdit: () => void;
  onRemove: () => Promise<unknown>;
}

/** What can be done with a branch, from its row and from the drawer beside the list; which calls do it the list knows. */
export function BranchActions({ branch, onRemoved, onEdit, onRemove }: Props) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const [mark] = useMarkBranchAsMainMutation();
  const [unblock] = useUnblockBranchMutation();
  const place = { id: branch.merchant.id, branchId: branch.id };
  const close = () => setAsked(undefined);
  return (
    <>
      <ActionMenu label={m.actions}>
        <Can do="branches.update">
          <Action label={t.edit} icon={Edit20Regular} verb="edit" onSelect={onEdit} />
          <Action
            label={m.makeMain}
            icon={Home20Regular}
            disabledReason={branch.is_main && m.isMainAlready}
            onSelect={() => setAsked('main')}
          />
        </Can>
        <Can do="branches.get">
          <Action
            label={m.history}
            icon={History20Regular}
            onSelect={() =>
              navigate(href('branches.history', { merchantId: String(branch.merchant.id), id: String(branch.id) }))
            }
          />
        </Can>
        <Can do="branches.enable">
          <Action
            label={m.unblock}
            icon={LockOpen20Regular}
            disabledReason={!branch.is_blocked && m.isNotBlocked}
            onSelect={() => setAsked('unblock')}
          />
        </Can>
        <Can do="branches.disable">
          <Action
            label={m.block}
            icon={LockClosed20Regular}
            tone="danger"
            disabledReason={branch.is_blocked && m.isBlockedAlready}
            onSelect={() => setAsked('block')}
          />
        </Can>
        <Can do="branches.delete">
          <Action label={t.remove} icon={Delete20Regular} tone="danger" onSelect={() => setAsked('delete')} />
        </Can>
      </ActionMenu>
      {asked === 'block' && <BlockBranch branch={branch} onClose={close} />}
      {asked === 'unblock' && (
        <ConfirmAction
          title={m.unblockTitle}
          yes={m.unblock}
          run={() => unblock(place).unwrap()}
          statusWords={branchStatus.labelOf}
          done={m.wasUnblocked}
          onClose={close}
        >
          <FormattedMessage {...(branch.is_merchant_blocked ? m.unblockUnderMerchant : m.unblockText)} />
        </ConfirmAction>
      )}
      {asked === 'main' && (
        <ConfirmAction
          title={m.makeMainTitle}
          yes={m.makeMain}
          run={() => mark({ ...place, 'If-Match': branch.version, body: { is_main: true } }).unwrap()}
          done={m.wasMadeMain}
          onClose={close}
        >
          <FormattedMessage {...m.makeMainText} />
        </ConfirmAction>
      )}
      {asked === 'delete' && (
        <ConfirmDelete
          run={async () => {
            await onRemove();
            onRemoved?.();
          }}
          done={t.removed}
          onClose={close}
        >
          {branch.name}
        </ConfirmDelete>
      )}
    </>
  );
}
