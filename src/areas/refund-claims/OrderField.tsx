import { useMemo, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useWatch } from 'react-hook-form';
import { useListReturnableOrdersRows } from '../../api/payment/returnClaims';
import { AsyncField } from '../../kit/fields/AsyncField';
import { PickField } from '../../kit/fields/PickField';
import { useFormAround } from '../../kit/form/usePanelForm';

const found = (search: string) => ({ limit: 20, page: 1, filters: { search } });

/** `order_id` of a form: one of the completed orders, looked for by its number, its contract or its customer. */
export function OrderField({ label }: { label: MessageDescriptor }) {
  const { control } = useFormAround();
  const chosen = String(useWatch({ control, name: 'order_id' }) ?? '');
  const [text, setText] = useState('');
  const orders = useListReturnableOrdersRows(found(text));
  // One that an address or a draft named is hardly among the first twenty.
  const isFound = chosen === '' || orders.items.some(({ id }) => String(id) === chosen);
  const named = useListReturnableOrdersRows(found(isFound ? '' : `OR-${chosen.padStart(6, '0')}`));
  const options = useMemo(
    () =>
      [...(isFound ? [] : named.items.filter(({ id }) => String(id) === chosen)), ...orders.items].map((one) => ({
        value: String(one.id),
        label: [one.number, one.contract_number, one.customer.name].filter(Boolean).join(', '),
      })),
    [chosen, isFound, named.items, orders.items],
  );
  return (
    <AsyncField source={orders}>
      <PickField
        name="order_id"
        label={label}
        options={options}
        onFind={setText}
        isFinding={orders.state === 'loading'}
        required
      />
    </AsyncField>
  );
}
