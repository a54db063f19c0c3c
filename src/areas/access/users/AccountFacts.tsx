import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListCatalogueRegionsQuery } from '../../../api/payment/catalogues';
import { accountType, type SystemUser } from '../../../api/system-user/systemUsers';
import { DateTime } from '../../../kit/values/values';
import { Fact, Facts } from '../../../kit/detail/Facts';
import { phone } from '../../../lib/identifiers';
import { userType } from '../personTerms';
import { m } from './messages';

/** What an account says of its person. */
export function AccountFacts({ user, children }: { user: SystemUser; children?: ReactNode }) {
  const regions = useListCatalogueRegionsQuery(user.region_id === null ? skipToken : undefined);
  const region = regions.data?.items.find(({ id }) => id === user.region_id);
  return (
    <Facts>
      <Fact label={m.username}>{user.username}</Fact>
      <Fact label={m.lastName}>{user.last_name}</Fact>
      <Fact label={m.firstName}>{user.first_name}</Fact>
      <Fact label={m.middleName}>{user.middle_name}</Fact>
      <Fact label={m.phone}>{user.phone && phone.show(user.phone)}</Fact>
      <Fact label={m.email}>{user.email}</Fact>
      <Fact label={m.branch}>{user.branch}</Fact>
      <Fact label={m.region}>{region?.name ?? (regions.isError && <FormattedMessage {...m.noRegions} />)}</Fact>
      <Fact label={m.type}>{userType.badge(accountType(user))}</Fact>
      <Fact label={m.lastLogin}>
        <DateTime value={user.last_login} />
      </Fact>
      <Fact label={m.created}>
        <DateTime value={user.created_at} />
      </Fact>
      <Fact label={m.updated}>
        <DateTime value={user.updated_at} />
      </Fact>
      {children}
    </Facts>
  );
}
