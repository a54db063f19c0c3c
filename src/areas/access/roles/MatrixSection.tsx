import { useMemo } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useAccessPreview,
  useListPermissionsQuery,
  useListUserRolePermissionsQuery,
  type Role,
} from '../../../api/system-user/roles';
import { Section } from '../../../kit/detail/Section';
import type { Loaded } from '../../../lib/rows';
import { useCan } from '../../../session/can';
import { m } from './messages';
import { PermissionMatrix } from './PermissionMatrix';
import { checksOf } from './rights';

/** Two records that are only of use together. */
function both<A, B>(a: Loaded<A>, b: Loaded<B>): Loaded<readonly [A, B]> {
  return {
    item: a.item !== undefined && b.item !== undefined ? [a.item, b.item] : undefined,
    failure: a.failure ?? b.failure,
    refreshing: a.refreshing || b.refreshing,
    retry: () => {
      a.retry();
      b.retry();
    },
  };
}

/** The permissions of a role, to be ticked. */
export function MatrixSection({ role }: { role: Role }) {
  const catalogue = useRecordQuery(useListPermissionsQuery({ limit: 1000 }), 'all');
  const rights = useRecordQuery(useListUserRolePermissionsQuery({ id: role.id }), role.id);
  const mayAsk = useCan()('rbac.query', 'previewAccess');
  const { item: preview } = useAccessPreview(mayAsk ? { namesakes_of: role.name } : undefined);
  const saved = useMemo(() => checksOf(rights.item?.permissions ?? []), [rights.item]);
  return (
    <Section id="permissions" title={m.matrix} result={both(catalogue, rights)}>
      {([all, own]) => (
        <PermissionMatrix
          key={role.id}
          role={role}
          catalogue={all.permissions}
          saved={saved}
          version={own.version}
          closed={preview?.closed_calls}
        />
      )}
    </Section>
  );
}
