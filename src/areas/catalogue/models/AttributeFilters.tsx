import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetAttributeQuery } from '../../../api/marketplace/attributes';
import { NamedFilter } from '../../../parts/NamedFilter';
import { useCan } from '../../../session/can';
import { m } from './messages';

/** Models are asked for by an attribute, or by one of its values, from its card; their rows name neither. */
export function AttributeFilters({ id }: { id: string | undefined }) {
  const number = Number(id);
  const mayRead = useCan()('catalog.get');
  const asked = useGetAttributeQuery(mayRead && id !== undefined ? { id: number } : skipToken);
  const { item } = useRecordQuery(asked, number);
  const values = item?.values.map((one) => ({ id: one.id, name: one.value })) ?? [];
  return (
    <>
      <NamedFilter name="attribute_id" label={m.attribute} known={[item]} />
      <NamedFilter name="value_id" label={m.value} known={values} />
    </>
  );
}
