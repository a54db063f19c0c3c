import { useEffect, useEffectEvent, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../api/cache/useRecordQuery';
import { useGetMerchantQuery, useListMerchantsRows } from '../api/payment/merchants';
import { FindValues } from '../kit/list/FindValues';
import { SelectFilter } from '../kit/list/SelectFilter';
import { useFilteredList } from '../kit/table/listContext';
import { useCan } from '../session/can';

interface Props {
  label: MessageDescriptor;
  /** Only those who sell this. */
  type?: 'product' | 'service';
}
interface Named {
  id: number;
  name: string;
}

/** As many as can be looked through; others are found by a text. */
const mostOfFilter = 100;

/** By the merchants whose goods are sold; for whoever may read those. */
export function MerchantFilter(props: Props) {
  return useCan()('merchants.query') ? <Merchants {...props} /> : null;
}

function Merchants({ label, type }: Props) {
  const { filters } = useFilteredList('merchant_id');
  const mayRead = useCan()('merchants.get');
  const [search, setSearch] = useState('');
  const [known, setKnown] = useState<readonly Named[]>([]);
  const source = useListMerchantsRows({
    ...{ limit: mostOfFilter, page: 1 },
    filters: { order_by: 'name', search, ...(type && { type: [type] }) },
  });
  const { items, total = 0, state } = source;
  // Those that are chosen stay, whatever is looked for.
  const chosen = state === 'loading' ? [] : [filters['merchant_id']].flat().map(Number);
  const others = chosen.filter((id) => !items.some((one) => one.id === id));
  const nameOf = (id: number) => known.find((one) => one.id === id)?.name ?? `№ ${id}`;
  const merchants = [...others.map((id) => ({ id, name: nameOf(id) })), ...items];
  const unread = mayRead ? others.filter((id) => !known.some((one) => one.id === id)) : [];
  return (
    <>
      {unread.map((id) => (
        <ReadMerchant key={id} id={id} onRead={(merchant) => setKnown((all) => [...all, merchant])} />
      ))}
      <SelectFilter
        name="merchant_id"
        label={label}
        options={merchants.map(({ id, name }) => ({ value: String(id), label: name }))}
        source={source}
      >
        {(search !== '' || total > mostOfFilter) && <FindValues label={label} onFind={setSearch} />}
      </SelectFilter>
    </>
  );
}

/** Reads one merchant for its name. */
function ReadMerchant({ id, onRead }: { id: number; onRead: (merchant: Named) => void }) {
  const { item } = useRecordQuery(useGetMerchantQuery({ id }), id);
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (item) tell(item);
  }, [item]);
  return null;
}
