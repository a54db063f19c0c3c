import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListCatalogueDistrictsQuery, useListCatalogueRegionsQuery } from '../../../api/payment/catalogues';
import { t } from '../../../i18n/terms';
import { failureText, serviceLanguage } from '../../../kit/state/failureText';
import { Fact } from '../../../kit/values/Facts';
import type { Failure } from '../../../lib/failure';
import { m } from './messages';

const useStyles = makeStyles({
  unread: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS },
});

interface Props {
  regionId: number | null;
  districtId: number | null;
}

/** Region and district by name. While a directory is missing, the fact says why and the rest of the card stays. */
export function AddressFacts({ regionId, districtId }: Props) {
  const regions = useRecordQuery(useListCatalogueRegionsQuery(regionId === null ? skipToken : undefined));
  const districts = useRecordQuery(
    useListCatalogueDistrictsQuery(regionId === null || districtId === null ? skipToken : { region_id: regionId }),
  );
  const region = regions.item?.items.find((item) => item.id === regionId);
  const district = districts.item?.items.find((item) => item.id === districtId);
  return (
    <>
      <Fact label={m.region}>
        {region?.name ?? (regions.failure && <Unread failure={regions.failure} retry={regions.retry} />)}
      </Fact>
      <Fact label={m.district}>
        {district?.name ?? (districts.failure && <Unread failure={districts.failure} retry={districts.retry} />)}
      </Fact>
    </>
  );
}

/** Why a name is not there, in the place of the name. */
function Unread({ failure, retry }: { failure: Failure; retry: () => void }) {
  const styles = useStyles();
  const { title, text, values, detail } = failureText(failure);
  return (
    <div role="alert" className={styles.unread}>
      <FormattedMessage {...title} values={values} />
      {text && <FormattedMessage {...text} values={values} />}
      {detail && <span lang={serviceLanguage}>{detail}</span>}
      <Link as="button" onClick={retry}>
        <FormattedMessage {...t.retry} />
      </Link>
    </div>
  );
}
