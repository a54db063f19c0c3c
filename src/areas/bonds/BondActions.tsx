import {
  ArrowUndo20Regular,
  Delete20Regular,
  Edit20Regular,
  Pause20Regular,
  PlayCircle20Regular,
} from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import type { Bond } from '../../api/system-user/bonds';
import { Action } from '../../kit/actions/Action';
import { ActionMenu } from '../../kit/actions/ActionMenu';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { href } from '../../routes/href';
import { Can, useCan } from '../../session/can';
import { t } from '../../i18n/terms';
import { BondQuestion, isStopped, questions } from './BondQuestion';
import { m } from './messages';

/** What can be done with a bond as a whole, each where its status allows it. */
export function BondActions({ bond }: { bond: Bond }) {
  const navigate = useNavigate();
  const { dialog, open, close } = useDialogParam(questions);
  const can = useCan();
  const { status } = bond;
  const mayDelete = can('bonds.delete') && isStopped(bond);
  return (
    <>
      {isStopped(bond) && (
        <Can do="bonds.enable">
          <Action label={m.activate} icon={PlayCircle20Regular} isPrimary onSelect={() => open('activate')} />
        </Can>
      )}
      {status === 'removed' && (
        <Can do="bonds.enable">
          <Action label={m.restore} icon={ArrowUndo20Regular} isPrimary onSelect={() => open('restore')} />
        </Can>
      )}
      <Can do="bonds.update">
        <Action
          label={t.edit}
          verb="edit"
          icon={Edit20Regular}
          disabledReason={status === 'removed' && m.isRemoved}
          onSelect={() => navigate(href('bonds.edit', { id: String(bond.id) }))}
        />
      </Can>
      {status === 'active' && (
        <Can do="bonds.disable">
          <Action label={m.suspend} icon={Pause20Regular} onSelect={() => open('suspend')} />
        </Can>
      )}
      {mayDelete && (
        <ActionMenu>
          <Action
            label={m.remove}
            icon={Delete20Regular}
            tone="danger"
            disabledReason={bond.sold_quantity > 0 && m.isSold}
            onSelect={() => open('remove')}
          />
        </ActionMenu>
      )}
      {dialog && <BondQuestion name={dialog.name} bond={bond} onClose={close} />}
    </>
  );
}
