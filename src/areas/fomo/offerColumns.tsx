import { FormattedMessage } from 'react-intl';
import type { UserFomo } from '../../api/payment/fomo';
import { fieldColumn, type Column } from '../../kit/table/columns/column';
import { Masked } from '../../kit/values/values';
import { offerStatus } from './fomoTerms';
import { hoursLeft, m } from './messages';
import { timeLeft } from './timeLeft';

/** What is left of an offer that holds, as of the moment when it is drawn. */
function left({ status, expires_at: until }: UserFomo) {
  const values = status === 'active' ? timeLeft(until, new Date()) : undefined;
  return values && <FormattedMessage {...hoursLeft} values={values} />;
}

export const columns: Column<UserFomo>[] = [
  { id: 'name', title: m.person, value: (row) => row.user.name, important: true },
  {
    id: 'phone_masked',
    title: m.phone,
    value: (row) => row.user.phone_masked,
    cell: (row) => <Masked text={row.user.phone_masked} />,
    important: true,
    width: 160,
  },
  offerStatus.column('status', m.state, (row) => row.status, { important: true, width: 144 }),
  { id: 'fomo', title: m.campaign, value: (row) => row.fomo.name },
  fieldColumn('activated_at', m.activatedAt, { as: 'dateTime', sort: true, width: 160 }),
  fieldColumn('expires_at', m.expiresAt, { as: 'dateTime', sort: true, width: 176, hidden: true }),
  { id: 'left', title: m.left, value: (row) => row.expires_at, cell: left, width: 160 },
  fieldColumn('used_at', m.used, { as: 'dateTime', width: 176, hidden: true }),
];
