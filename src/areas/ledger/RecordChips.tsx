import { useIntl } from 'react-intl';
import { FilterChip } from '../../kit/list/FilterChip';
import type { AnyListState } from '../../kit/url/useListState';
import { ofRecord } from './messages';

const names = { investor_id: ofRecord.investor, investment_id: ofRecord.investment, bond_id: ofRecord.bond };

/** The records that an address leads to the entries of: no filter picks them, a chip takes them away. */
export function RecordChips({ list }: { list: AnyListState }) {
  const intl = useIntl();
  return Object.entries(names).map(([name, text]) => {
    const id = list.filters[name];
    return (
      typeof id === 'number' && (
        <FilterChip
          key={name}
          text={intl.formatMessage(text, { id })}
          onRemove={() => list.set({ [name]: undefined })}
        />
      )
    );
  });
}
