import type { Branch, BranchChange } from '../../api/payment/branches';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { sentOf, valuesOf, type BranchValues } from './branchForm';
import { m } from './messages';

interface Sent {
  changed: Partial<BranchValues>;
  version?: number | undefined;
}

/**
 * The form of a branch that is there, with one draft for its page and for the side of the map. `send` is the call of
 * either; nothing is sent where nothing was changed.
 */
export function useBranchForm(branch: Branch, send: (version: number, body: BranchChange) => Promise<unknown>) {
  const { id, version: seen, name } = branch;
  const form = usePanelForm({
    id: `editBranch:${id}`,
    version: seen,
    values: valuesOf(branch),
    fromRecord: valuesOf,
  });
  const onSubmit = async (_: BranchValues, { changed, version = seen }: Sent): Promise<void> => {
    const body = sentOf(changed);
    if (Object.keys(body).length > 0) await send(version, body);
  };
  return { title: name, form, done: m.wasSaved, onSubmit };
}
