import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListCatalogueRegionsQuery } from '../../../api/payment/catalogues';
import { accountType, type SystemUser } from '../../../api/system-user/systemUsers';
import { t } from '../../../i18n/terms';
import { Fact, Facts } from '../../../kit/values/Facts';
import { phone } from '../../../lib/identifiers';
import { userType } from '../personTerms';
import { m } from './messages';

/** What an account says of its person. */
export function AccountFacts({ user, children }: { user: SystemUser; children?: ReactNode }) {
  const regions = useListCatalogueRegionsQuery(user.region_id === null ? skipToken : undefined);
  const region = regions.data?.items.find(({ id }) => id === user.region_id);
  return (
    <Facts>
      <Fact label={m.username} value={user.username} />
      <Fact label={m.lastName} value={user.last_name} />
      <Fact label={m.firstName} value={user.first_name} />
      <Fact label={m.middleName} value={user.middle_name} />
      <Fact label={m.phone} value={user.phone && phone.show(user.phone)} />
      <Fact label={m.email} value={user.email} />
      <Fact label={m.branch} value={user.branch} />
      <Fact label={m.region}>{region?.name ?? (regions.isError && <FormattedMessage {...m.noRegions} />)}</Fact>
      <Fact label={m.type} value={userType.badge(accountType(user))} />
      <Fact label={m.hasSecondFactor}>
        <FormattedMessage {...(user.has_second_factor ? t.yes : t.no)} />
      </Fact>
      <Fact label={m.lastLogin} value={user.last_login} as="dateTime" />
      <Fact label={m.created} value={user.created_at} as="dateTime" />
      <Fact label={m.updated} value={user.updated_at} as="dateTime" />
      {children}
    </Facts>
  );
}
