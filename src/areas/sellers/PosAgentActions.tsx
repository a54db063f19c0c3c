import {
  Delete20Regular,
  Edit20Regular,
  Key20Regular,
  LockClosed20Regular,
  LockOpen20Regular,
  Wallet20Regular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import {
  useDeletePosAgentMutation,
  useResetSellerPasswordMutation,
  useUpdatePosAgentMutation,
  type PosAgentRow,
} from '../../api/payment/sellers';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ActionMenu } from '../../kit/actions/ActionMenu';
import { ConfirmAction, ConfirmDelete } from '../../kit/actions/ConfirmAction';
import { href } from '../../routes/href';
import { Can } from '../../session/can';
import { m } from './messages';
import { formOf, listOf, rightOf } from './places';
import { sellerStatus } from './sellerTerms';
import { TemporaryPassword } from './TemporaryPassword';

type Asked = 'block' | 'unblock' | 'reset' | 'delete';

/** What can be done with a seller or an agent, from its row and from its page. */
export function PosAgentActions({ record, isRow = false }: { record: PosAgentRow; isRow?: boolean }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>();
  const [password, setPassword] = useState<string>();
  const [update] = useUpdatePosAgentMutation();
  const [reset] = useResetSellerPasswordMutation();
  const [remove] = useDeletePosAgentMutation();
  const { id, version, kind } = record;
  const close = () => setAsked(undefined);
  const isBlocked = record.status === 'blocked';
  const switchTo = (status: 'active' | 'blocked') => update({ 'If-Match': version, body: { id, status } }).unwrap();
  return (
    <>
      <ActionMenu>
        {kind === 'agent' && (
          <Can do="pos_agents.get">
            <Action
              label={m.jump}
              icon={Wallet20Regular}
              onSelect={() => navigate(href('sellers.accounts', { id: String(id) }))}
            />
          </Can>
        )}
        <Can do={`${rightOf[kind]}.update`}>
          <Action label={t.edit} icon={Edit20Regular} verb="edit" onSelect={() => navigate(formOf(record))} />
        </Can>
        {kind === 'seller' && (
          <>
            <Can do="sellers.update">
              <Action label={m.reset} icon={Key20Regular} onSelect={() => setAsked('reset')} />
            </Can>
            <Can do={isBlocked ? 'sellers.enable' : 'sellers.disable'}>
              <Action
                label={isBlocked ? m.unblock : m.block}
                icon={isBlocked ? LockOpen20Regular : LockClosed20Regular}
                tone={isBlocked ? undefined : 'danger'}
                onSelect={() => setAsked(isBlocked ? 'unblock' : 'block')}
              />
            </Can>
          </>
        )}
        <Can do={`${rightOf[kind]}.delete`}>
          <Action label={t.remove} icon={Delete20Regular} tone="danger" onSelect={() => setAsked('delete')} />
        </Can>
      </ActionMenu>
      {(asked === 'block' || asked === 'unblock') && (
        <ConfirmAction
          title={asked === 'block' ? m.blockTitle : m.unblockTitle}
          yes={asked === 'block' ? m.block : m.unblock}
          run={() => switchTo(asked === 'block' ? 'blocked' : 'active')}
          statusWords={sellerStatus.labelOf}
          done={t.statusEdited}
          onClose={close}
        >
          {asked === 'block' && <FormattedMessage {...m.blockText} />}
        </ConfirmAction>
      )}
      {asked === 'reset' && (
        <ConfirmAction
          title={m.resetTitle}
          yes={m.reset}
          run={async () => setPassword((await reset({ id, 'If-Match': version }).unwrap()).password)}
          done={m.wasReset}
          onClose={close}
        >
          <FormattedMessage {...m.resetText} />
        </ConfirmAction>
      )}
      {asked === 'delete' && (
        <ConfirmDelete
          run={async () => {
            await remove({ branch: record.branch?.id ?? 0, id }).unwrap();
            if (!isRow) void navigate(listOf(kind), { replace: true });
          }}
          done={t.removed}
          onClose={close}
        >
          {record.name}
        </ConfirmDelete>
      )}
      {password !== undefined && <TemporaryPassword password={password} onClose={() => setPassword(undefined)} />}
    </>
  );
}
