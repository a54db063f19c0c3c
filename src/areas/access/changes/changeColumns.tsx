import { Badge } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { AccessChange } from '../../../api/system-user/accessChanges';
import type { Column } from '../../../kit/table/columns/column';
import { commentColumn, createdColumn } from '../../../parts/columns';
import { t } from '../../../i18n/terms';
import { roleLabel } from '../../../parts/roleName';
import { changeKinds, changeStatus } from './changeTerms';
import { m } from './messages';

export const changeColumns: Column<AccessChange>[] = [
  changeKinds.column('kind', m.what, (row) => row.kind, { important: true, width: 192 }),
  { id: 'id', title: t.numberSign, value: (row) => row.id, width: 72, hidden: true },
  { id: 'person', title: m.person, value: (row) => row.person?.name, important: true, width: 160 },
  {
    id: 'roles',
    title: m.roles,
    value: (row) => row.roles.join(', '),
    words: (row) => row.roles.map(roleLabel),
    width: 128,
  },
  { id: 'made_by', title: m.madeBy, value: (row) => row.made_by.name, important: true, width: 152 },
  {
    id: 'status',
    title: t.status,
    value: (row) => row.status,
    words: (row) => (isStale(row) ? m.stale : changeStatus.labelOf(row.status)),
    cell: (row) => <ChangeBadges change={row} />,
    important: true,
    width: 184,
  },
  { ...createdColumn, title: m.created },
  { id: 'decided_by', title: t.decidedBy, value: (row) => row.decided_by?.name, width: 176, hidden: true },
  { id: 'decided_at', title: t.decidedAt, value: (row) => row.decided_at, as: 'dateTime', width: 152, hidden: true },
  commentColumn,
];

const isStale = ({ obstacle }: AccessChange) => obstacle === 'changed_meanwhile';

/** The state of a change, and whether what it was asked for upon is still so. */
export function ChangeBadges({ change }: { change: AccessChange }) {
  return isStale(change) ? (
    <Badge appearance="outline" color="danger">
      <FormattedMessage {...m.stale} />
    </Badge>
  ) : (
    changeStatus.badge(change.status)
  );
}
