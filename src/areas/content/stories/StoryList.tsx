import { Suspense } from 'react';
import { useListStoriesRows, type Story } from '../../../api/payment/stories';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { PicturedName } from '../../../kit/photos/Thumbnail';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { guid, order, searchText } from '../../../kit/url/listParams';
import { useListState } from '../../../kit/url/useListState';
import { useUrlParams } from '../../../kit/url/useUrlParams';
import { textShown, useTextOf } from '../../../parts/texts/useTextOf';
import { useCan } from '../../../session/can';
import { m as content } from '../messages';
import { pressState, shownState } from '../shownState';
import { m } from './messages';

const StoryDrawer = lazyComponent(async () => (await import('./StoryDrawer')).StoryDrawer);

export const parameters = {
  state: shownState.param(),
  press: pressState.oneParam(),
  search: searchText(),
  order_by: order(['sequence_number', 'start_date', 'updated_at'], 'sequence_number'),
};
const side = { story: guid() };

function Title({ story }: { story: Story }) {
  return <PicturedName name={useTextOf()(story, 'title')} url={story.preview_url} width={32} height={32} isRound />;
}

const columns: Column<Story>[] = [
  {
    ...{ id: 'title', title: content.title, value: (row) => textShown(row, 'title'), important: true, width: 216 },
    cell: (row) => <Title story={row} />,
  },
  shownState.column('state', content.state, (row) => row.state, { important: true, width: 152 }),
  fieldColumn('start_date', content.start, { as: 'day', sort: true, important: true, width: 112 }),
  fieldColumn('end_date', content.end, { as: 'day', width: 112 }),
  fieldColumn('slides_count', m.slides, { as: 'number', width: 96 }),
  fieldColumn('dead_links', m.deadLinks, { as: 'number', width: 160 }),
  fieldColumn('sequence_number', content.order, { as: 'number', sort: true, width: 136 }),
  fieldColumn('updated_at', content.changedAt, { as: 'dateTime', sort: true, width: 176, hidden: true }),
];

/** What customers leaf through, in its order. */
export default function StoryList() {
  const list = useListState(parameters);
  const { press, ...filters } = list.filters;
  const stories = useListStoriesRows({ ...list, filters: { ...filters, is_dead: press && true } });
  const { values, hrefOf, set } = useUrlParams(side);
  const mayOpen = useCan()('stories.get');
  return (
    <ListPage list={list} rows={stories} columns={columns} actions={<ExportButton file="stories" />}>
      <Toolbar search={m.search}>
        <SelectFilter name="state" label={content.state} options={shownState.options} />
        <SelectFilter name="press" label={m.link} options={pressState.options} />
      </Toolbar>
      <DataTable empty={m.empty} rowHref={mayOpen ? (row: Story) => hrefOf({ story: row.guid }) : undefined} />
      <Suspense>
        {values.story !== undefined && mayOpen && (
          <StoryDrawer key={values.story} guid={values.story} onClose={() => set({ story: undefined })} />
        )}
      </Suspense>
    </ListPage>
  );
}
