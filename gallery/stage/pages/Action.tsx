import { Delete20Regular } from '@fluentui/react-icons';
import { Action } from '../../../src/kit/actions/Action';
import { listWords } from '../list';
import { answers } from '../Opener';
import { State } from '../State';

export function Page() {
  return (
    <State name="Primary, plain, dangerous, not possible now, refused" isRow>
      <Action isPrimary label={listWords.create} onSelect={answers.done} done={listWords.create} />
      <Action label={listWords.open} onSelect={answers.done} />
      <Action label={listWords.block} tone="danger" icon={Delete20Regular} onSelect={() => undefined} />
      <Action label={listWords.block} disabledReason={listWords.archived} onSelect={() => undefined} />
      <Action label={listWords.changeStatus} onSelect={answers.refused} />
    </State>
  );
}
