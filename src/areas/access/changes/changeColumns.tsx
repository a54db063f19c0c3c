import { Badge } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import type { AccessChange } from '../../../api/system-user/accessChanges';
import type { Column } from '../../../kit/table/columns/column';
import { commentColumn } from '../../../parts/columns';
import { t } from '../../../i18n/terms';
import { changeKinds, changeStatus } from './changeTerms';
import { m } from './messages';

export const changeColumns: Column<AccessChange>[] = [
  { id: 'id', title: t.numberSign, value: (row) => row.id, width: 72 },
  changeKinds.column('kind', m.what, (row) => row.kind, { important: true, width: 200 }),
  { id: 'person', title: m.person, value: (row) => row.person?.name, important: true, width: 184 },
  { id: 'roles', title: m.roles, value: (row) => row.roles.join(', '), width: 176 },
  { id: 'made_by', title: m.madeBy, value: (row) => row.made_by.name, important: true, width: 176 },
  {
    id: 'status',
    title: t.status,
    value: (row) => row.status,
    cell: (row) => <ChangeBadges change={row} />,
    important: true,
    width: 216,
  },
  {
    id: 'created_at',
    title: m.created,
    value: (row) => row.created_at,
    as: 'dateTime',
    sort: 'created_at',
    width: 152,
  },
  { id: 'decided_by', title: t.decidedBy, value: (row) => row.decided_by?.name, width: 176, hidden: true },
  { id: 'decided_at', title: t.decidedAt, value: (row) => row.decided_at, as: 'dateTime', width: 152, hidden: true },
  commentColumn,
];

/** The state of a change, and whether what it was asked for upon is still so. */
export function ChangeBadges({ change }: { change: AccessChange }) {
  return change.obstacle === 'changed_meanwhile' ? (
    <Badge appearance="outline" color="danger">
      <FormattedMessage {...m.stale} />
    </Badge>
  ) : (
    changeStatus.badge(change.status)
  );
}
