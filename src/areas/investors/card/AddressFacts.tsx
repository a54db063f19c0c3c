import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage } from 'react-intl';
import { useListCatalogueDistrictsQuery, useListCatalogueRegionsQuery } from '../../../api/payment/catalogues';
import { Fact } from '../../../kit/values/Facts';
import { m } from './messages';

interface Props {
  regionId: number | null;
  districtId: number | null;
}

/** Region and district by name. While a directory is missing, the fact says so and the rest of the card stays. */
export function AddressFacts({ regionId, districtId }: Props) {
  const regions = useListCatalogueRegionsQuery(regionId === null ? skipToken : undefined);
  const districts = useListCatalogueDistrictsQuery(
    regionId === null || districtId === null ? skipToken : { region_id: regionId },
  );
  const region = regions.data?.items.find((item) => item.id === regionId);
  const district = districts.data?.items.find((item) => item.id === districtId);
  return (
    <>
      <Fact label={m.region}>{region?.name ?? (regions.isError && <FormattedMessage {...m.noDirectory} />)}</Fact>
      <Fact label={m.district}>{district?.name ?? (districts.isError && <FormattedMessage {...m.noDirectory} />)}</Fact>
    </>
  );
}
