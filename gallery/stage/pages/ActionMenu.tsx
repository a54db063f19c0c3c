import { Delete20Regular, Open20Regular } from '@fluentui/react-icons';
import { Action } from '../../../src/kit/actions/Action';
import { ActionMenu } from '../../../src/kit/actions/ActionMenu';
import { listWords } from '../list';
import { State } from '../State';

export function Page() {
  return (
    <State name="A menu with an action that is not possible now and one that destroys" isRow>
      <ActionMenu>
        <Action label={listWords.open} icon={Open20Regular} onSelect={() => undefined} />
        <Action label={listWords.changeStatus} disabledReason={listWords.archived} onSelect={() => undefined} />
        <Action label={listWords.block} tone="danger" icon={Delete20Regular} onSelect={() => undefined} />
      </ActionMenu>
    </State>
  );
}
