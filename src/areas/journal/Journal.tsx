import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useListJournalRows, type JournalEntity, type JournalRow } from '../../api/system-user/journal';
import { useListSystemUsersRows } from '../../api/system-user/systemUsers';
import { useFormat } from '../../i18n/format';
import { ExportButton } from '../../kit/export/ExportButton';
import { FindValues } from '../../kit/list/FindValues';
import { narrow, useMediaQuery } from '../../kit/foundation/useMediaQuery';
import { ListPage } from '../../kit/list/ListPage';
import { SegmentedControl } from '../../kit/list/SegmentedControl';
import { SelectFilter } from '../../kit/list/SelectFilter';
import { Toolbar } from '../../kit/list/Toolbar';
import { DataTable } from '../../kit/table/DataTable';
import { useFilteredList } from '../../kit/table/listContext';
import { oneOf, order, searchText, someIds, someOf, thisMonth } from '../../kit/url/listParams';
import { useListState } from '../../kit/url/useListState';
import { m as history } from '../../parts/historyMessages';
import { mayOpen } from '../../routes/guard';
import { useNamesNow } from '../../parts/useNamesNow';
import { journalKinds, opensOf } from '../../routes/journalKinds';
import { useCan } from '../../session/can';
import { session } from '../../session/slice';
import { journalColumns, kindName } from './journalColumns';
import { useWithWords } from './kindWords';
import { m } from './messages';

const kinds = Object.keys(journalKinds) as JournalEntity[];

/** What is done by nobody of the staff, as by customers and by the clock, would bury the rest. */
const actors = ['staff', 'others'] as const;
const views = [
  { value: 'staff', label: m.byStaff },
  { value: 'others', label: m.byOthers },
] as const;

export const parameters = {
  actor: oneOf(actors, 'staff'),
  user_id: someIds(),
  entity: someOf(kinds),
  search: searchText(),
  ...thisMonth,
  order_by: order(['created_at'], '-created_at'),
};

/** As long as the service takes; a longer text is the number of nothing. */
const longest = 40;

/** Who did what, over all kinds of records that the person may open, and all that he did himself. */
export default function Journal() {
  const intl = useIntl();
  const format = useFormat();
  const can = useCan();
  const list = useListState(parameters);
  const { search, user_id: people, ...filters } = list.filters;
  const isOfStaff = filters.actor === 'staff';
  const number = search?.trim().replace(/^№\s*/, '').slice(0, longest);
  const found = useListJournalRows({
    ...list,
    filters: { ...filters, ...(number && { entity_id: number }), user_id: people.map(Number) },
  });
  const rows = useWithWords(found);
  const names = useNamesNow();
  const isNarrow = useMediaQuery(narrow);
  const columns = useMemo(
    () => journalColumns(names, format, { isOfStaff, isNarrow }),
    [names, format, isOfStaff, isNarrow],
  );
  const hrefOf = ({ entity, entity_id: id }: JournalRow) => {
    const kind = journalKinds[entity];
    return kind && mayOpen(kind.route, can) ? kind.href?.(id) : undefined;
  };
  const options = useMemo(() => {
    const open = kinds.filter((kind) => opensOf(kind).some((route) => mayOpen(route, can)));
    const named = open.map((value) => ({ value, label: kindName(value, intl) }));
    return named.sort((one, other) => one.label.localeCompare(other.label, intl.locale));
  }, [can, intl]);
  return (
    <ListPage
      list={list}
      rows={rows}
      columns={columns}
      actions={<ExportButton file="journal" permission="rbac.export" />}
    >
      <SegmentedControl
        label={m.views}
        value={list.filters.actor}
        options={views}
        onChange={(actor) => list.set({ actor, user_id: [] })}
      />
      <Toolbar search={m.search} period={history.when}>
        {isOfStaff && <PersonFilter known={found.items} />}
        <SelectFilter name="entity" label={m.kind} options={options} />
      </Toolbar>
      <DataTable<JournalRow> empty={m.empty} rowHref={hrefOf} />
    </ListPage>
  );
}

/** As many as can be looked through; others are found by a text. */
const mostOfFilter = 100;

interface PersonFilterProps {
  known: readonly JournalRow[];
}

/** By the person himself first; by others for whoever may list them, or where the address names one. */
function PersonFilter({ known }: PersonFilterProps) {
  return useCan()('rbac.query', 'listSystemUsers') ? <AnyPerson known={known} /> : <People known={known} staff={[]} />;
}

function AnyPerson({ known }: PersonFilterProps) {
  const [search, setSearch] = useState('');
  const source = useListSystemUsersRows({
    ...{ limit: mostOfFilter, page: 1 },
    filters: { search, user_type: 'system' },
  });
  return (
    <People known={known} staff={source.items} source={source}>
      {(search !== '' || (source.total ?? 0) > mostOfFilter) && <FindValues label={history.who} onFind={setSearch} />}
    </People>
  );
}

interface PeopleProps extends PersonFilterProps, Pick<Parameters<typeof SelectFilter>[0], 'source' | 'children'> {
  staff: readonly { id: number; name: string }[];
}

function People({ known, staff, ...more }: PeopleProps) {
  const intl = useIntl();
  const me = useSelector(session.selectors.user)?.id;
  const { filters } = useFilteredList('user_id');
  const names = new Map<string, string>();
  if (me !== undefined) names.set(String(me), intl.formatMessage(m.mine));
  const add = (id: string, name: string) => !names.has(id) && names.set(id, name);
  for (const { id, name } of staff) add(String(id), name);
  for (const id of [filters['user_id']].flat().filter((one) => typeof one === 'string')) {
    // Somebody who is on no list of the staff any more is known from what he did.
    const did = known.find(({ user }) => String(user?.id) === id)?.user;
    add(id, did?.name ?? `№ ${id}`);
  }
  const options = [...names].map(([value, label]) => ({ value, label }));
  return <SelectFilter name="user_id" label={history.who} options={options} {...more} />;
}
