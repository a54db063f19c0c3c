import { Delete20Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { t } from '../../../i18n/terms';

/** The one thing that is done with a row of the channels, asked before. */
export function RemoveAction({ run }: { run: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionMenu>
        <Action label={t.remove} icon={Delete20Regular} tone="danger" onSelect={() => setAsking(true)} />
      </ActionMenu>
      {isAsking && <ConfirmDelete done={t.removed} run={run} onClose={() => setAsking(false)} />}
    </>
  );
}
