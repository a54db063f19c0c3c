import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  useDeleteMerchantOwnerMutation,
  useResetMerchantOwnerPasswordMutation,
  type MerchantOwner,
} from '../../../api/payment/merchantOwners';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmAction, ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { Can } from '../../../session/can';
import { t } from '../../../i18n/terms';
import { m } from './messages';
import type { WithPassword } from './withPassword';

interface Props {
  merchantId: number;
  owner: MerchantOwner;
  onPassword: (one: WithPassword) => void;
}

/** What can be done with one owner. */
export function OwnerActions({ merchantId, owner, onPassword }: Props) {
  const [asking, setAsking] = useState<'reset' | 'remove'>();
  const [reset] = useResetMerchantOwnerPasswordMutation();
  const [remove] = useDeleteMerchantOwnerMutation();
  const close = () => setAsking(undefined);
  const of = { id: merchantId, ownerId: owner.id };
  return (
    <>
      <ActionMenu>
        <Can do="merchants.update">
          <Action label={m.reset} onSelect={() => setAsking('reset')} />
        </Can>
        <Can do="merchants.delete">
          <Action label={t.remove} tone="danger" onSelect={() => setAsking('remove')} />
        </Can>
      </ActionMenu>
      {asking === 'reset' && (
        <ConfirmAction
          title={m.resetTitle}
          yes={m.reset}
          run={() => reset({ ...of, 'If-Match': owner.version }).unwrap()}
          done={({ name, username, password }) => onPassword({ name, username, password })}
          onClose={close}
        >
          <FormattedMessage {...m.resetText} />
        </ConfirmAction>
      )}
      {asking === 'remove' && <ConfirmDelete done={t.removed} run={() => remove(of).unwrap()} onClose={close} />}
    </>
  );
}
