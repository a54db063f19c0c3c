import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListMerchantTypesQuery } from '../../../api/payment/merchants';
import type { Option } from '../../../kit/fields/SelectField';
import { useCan } from '../../../session/can';
import { merchantType } from './merchantTerms';

/**
 * What merchants sell, as the service says it; until it has answered, and for whoever may not ask, the types that the
 * contract names.
 */
export function useTypeOptions(): readonly Option[] {
  const mayAsk = useCan()('merchants.query');
  const { item } = useRecordQuery(useListMerchantTypesQuery(mayAsk ? undefined : skipToken));
  const listed = item?.items;
  return useMemo(
    () => listed?.map(({ code, name }) => ({ value: code, label: name })) ?? merchantType.options,
    [listed],
  );
}
