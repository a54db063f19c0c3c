import { Button } from '@fluentui/react-components';
import { useIntl, FormattedMessage } from 'react-intl';
import { Action } from '../../src/kit/actions/Action';
import { ActionMenu } from '../../src/kit/actions/ActionMenu';
import { DataTable } from '../../src/kit/table/DataTable';
import { DateRangeFilter } from '../../src/kit/list/DateRangeFilter';
import { oneOf, period, searchText, someOf } from '../../src/kit/url/listParams';
import { ListPage } from '../../src/kit/list/ListPage';
import { SearchFilter } from '../../src/kit/list/SearchFilter';
import { SelectFilter } from '../../src/kit/list/SelectFilter';
import { Toolbar } from '../../src/kit/list/Toolbar';
import { useListState } from '../../src/kit/url/useListState';
import type { Rows } from '../../src/lib/rows';
import { columns, statuses, titles, type Person } from './samples';
import { word } from './words';

export const listWords = {
  search: word('Имя, телефон, ПИНФЛ…', 'Name, phone, PINFL…', 'Ism, telefon, JSHSHIR…'),
  create: word('Создать', 'Create', 'Yaratish'),
  open: word('Открыть', 'Open', 'Ochish'),
  block: word('Заблокировать', 'Block', 'Bloklash'),
  archived: word('Запись в архиве', 'The record is archived', 'Yozuv arxivda'),
  changeStatus: word('Сменить статус', 'Change status', 'Holatni oʻzgartirish'),
};

const parameters = {
  status: someOf(['new', 'active', 'left']),
  kind: oneOf(['new', 'active', 'left']),
  search: searchText(),
  ...period,
  order_by: oneOf(
    ['name', 'status', 'invested', 'balance', 'created'].flatMap((field) => [field, `-${field}`]),
    '-created',
  ),
};

export const useSampleList = () => useListState(parameters);

/** What an area makes of the list parts of the kit, whole. */
export function SampleList({ rows, canPick = true }: { rows: Rows<Person>; canPick?: boolean }) {
  const list = useSampleList();
  const intl = useIntl();
  const options = Object.entries(statuses).map(([value, { label }]) => ({ value, label }));
  return (
    <ListPage
      list={list}
      rows={rows}
      columns={columns}
      actions={<Button appearance="primary">{intl.formatMessage(listWords.create)}</Button>}
    >
      <Toolbar>
        <SearchFilter label={listWords.search} />
        <SelectFilter name="status" label={titles.status} options={options} />
        <DateRangeFilter label={titles.created} />
      </Toolbar>
      <DataTable
        empty={titles.empty}
        rowHref={(row) => `/people/${row.id}`}
        rowActions={(row: Person) => (
          <ActionMenu>
            <Action label={listWords.open} onSelect={() => undefined} />
            <Action
              label={listWords.block}
              tone="danger"
              disabledReason={row.status === 'left' && listWords.archived}
              onSelect={() => undefined}
            />
          </ActionMenu>
        )}
        bulkActions={
          canPick
            ? (_, clear) => (
                <Button size="small" appearance="primary" onClick={clear}>
                  <FormattedMessage {...listWords.changeStatus} />
                </Button>
              )
            : undefined
        }
      />
    </ListPage>
  );
}
