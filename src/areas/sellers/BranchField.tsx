import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetBranchQuery, useListBranchesRows } from '../../api/payment/branches';
import type { PosAgent } from '../../api/payment/sellers';
import { AsyncField } from '../../kit/fields/AsyncField';
import { MultiSelectField } from '../../kit/fields/MultiSelectField';
import { PickField } from '../../kit/fields/PickField';
import { useFormAround } from '../../kit/form/usePanelForm';
import { useCan } from '../../session/can';
import { inBranch, m } from './messages';
import type { Kind } from './posAgentForm';

interface Named {
  id: number;
  name: string;
  merchant?: { name: string };
}

const found = (search: string) => ({ filters: { order_by: 'name' as const, search }, limit: 20, page: 1 });

/** Where the record is now: those branches have names, whatever is looked for. */
const heldBy = ({ branch, branches, merchant }: PosAgent): Named[] =>
  branch ? [{ ...branch, merchant: merchant ?? undefined }] : branches;

/** `branch_id` of a seller or `branch_ids` of an agent: out of all branches, looked for by their names, addresses and merchants. */
export function BranchField({ kind, record }: { kind: Kind; record: PosAgent | undefined }) {
  const intl = useIntl();
  const { control } = useFormAround();
  const mayRead = useCan()('branches.get');
  const name = kind === 'seller' ? 'branch_id' : 'branch_ids';
  const value: unknown = useWatch({ control, name });
  const [text, setText] = useState('');
  const [read, setRead] = useState<readonly Named[]>([]);
  const branches = useListBranchesRows(found(text));
  const known = [...branches.items, ...(record ? heldBy(record) : []), ...read];
  const options = [...new Map<number, Named>(known.toReversed().map((branch) => [branch.id, branch])).values()]
    .toReversed()
    .map(({ id, name: branch, merchant }) => ({
      value: String(id),
      label: merchant ? intl.formatMessage(inBranch, { branch, merchant: merchant.name }) : branch,
    }));
  // What a draft brought back is hardly among the first that are found.
  const unknown = [value].flat().filter((one) => one !== '' && !options.some((option) => option.value === one));
  return (
    <AsyncField source={branches}>
      {mayRead &&
        unknown.map((id) => (
          <ReadBranch key={String(id)} id={Number(id)} onRead={(branch) => setRead((all) => [...all, branch])} />
        ))}
      {kind === 'seller' ? (
        <PickField
          name={name}
          label={m.branch}
          options={options}
          onFind={setText}
          isFinding={branches.state === 'loading'}
          required
        />
      ) : (
        <MultiSelectField name={name} label={m.branches} options={options} onFind={setText} />
      )}
    </AsyncField>
  );
}

/** Reads one branch for its name. */
function ReadBranch({ id, onRead }: { id: number; onRead: (branch: Named) => void }) {
  const { item } = useRecordQuery(useGetBranchQuery(id > 0 ? { id } : skipToken), id);
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (item) tell(item);
  }, [item]);
  return null;
}
