import { useMemo } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListPaymentUserRolesQuery } from '../../../api/payment/rbac';

/** More managers than the platform has. */
const all = 1000;

/** The people of a role to choose from, by name; `own` is who is named already, whatever became of the role. */
export function useManagerOptions(role: 'KAM' | 'hunter', own?: { id: number; name: string } | null) {
  const source = useRecordQuery(useListPaymentUserRolesQuery({ role, limit: all, offset: 0 }));
  const listed = source.item?.user_roles;
  const options = useMemo(() => {
    const people = (listed ?? []).filter((one) => one.is_active).map(({ user_id: id, name }) => ({ id, name }));
    const names = new Map([...people, ...(own ? [own] : [])].map(({ id, name }) => [String(id), name]));
    return [...names].map(([value, label]) => ({ value, label }));
  }, [listed, own]);
  return { source, options };
}
