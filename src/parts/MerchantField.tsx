import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../api/cache/useRecordQuery';
import { useGetMerchantQuery, useListMerchantsRows } from '../api/payment/merchants';
import { AsyncField } from '../kit/fields/AsyncField';
import { PickField } from '../kit/fields/PickField';
import { useFormAround } from '../kit/form/usePanelForm';
import { useCan } from '../session/can';

const found = (search: string) => ({ limit: 20, page: 1, filters: { search } });

/** `merchant_id` of a form, as text: one merchant out of all, looked for by its name, its INN or its contract. */
export function MerchantField({ label }: { label: MessageDescriptor }) {
  const { control } = useFormAround();
  const mayRead = useCan()('merchants.get');
  const chosen = String(useWatch({ control, name: 'merchant_id' }) ?? '');
  const [text, setText] = useState('');
  const merchants = useListMerchantsRows(found(text));
  // One that a draft brought back is hardly among the first twenty.
  const isFound = merchants.items.some(({ id }) => String(id) === chosen);
  const isAsked = chosen !== '' && !isFound && mayRead;
  const { item } = useRecordQuery(useGetMerchantQuery(isAsked ? { id: Number(chosen) } : skipToken), chosen);
  const options = useMemo(
    () =>
      [...(isAsked && item ? [item] : []), ...merchants.items].map(({ id, name, inn }) => ({
        value: String(id),
        label: `${name}, ${inn}`,
      })),
    [isAsked, item, merchants.items],
  );
  const isFinding = merchants.state === 'loading';
  return (
    <AsyncField source={merchants}>
      <PickField name="merchant_id" label={label} options={options} onFind={setText} isFinding={isFinding} required />
    </AsyncField>
  );
}
