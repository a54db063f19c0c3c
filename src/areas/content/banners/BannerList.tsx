import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useListBannersRows, type Banner } from '../../../api/payment/banners';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { fieldColumn, type Column } from '../../../kit/table/columns/column';
import { order, searchText } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { Can, useCan } from '../../../session/can';
import { m as content } from '../messages';
import { lackedLanguage, pressState, shownState } from '../shownState';
import { bannerPlace, lackedBy } from './bannerTerms';
import { BannerThumb } from './BannerThumb';
import { m } from './messages';
import { PressText } from './PressText';

const BannerDrawer = lazyComponent(async () => (await import('./BannerDrawer')).BannerDrawer);
const NewBanner = lazyComponent(async () => (await import('./bannerForms')).NewBanner);

export const parameters = {
  place: bannerPlace.oneParam(),
  state: shownState.param(),
  lacks: lackedLanguage.param(),
  press: pressState.oneParam(),
  search: searchText(),
  order_by: order(['place', 'start_date', 'end_date', 'updated_at'], 'place'),
};

function Title({ banner }: { banner: Banner }) {
  return <BannerThumb title={useTextOf()(banner, 'title')} image={banner.image_ru} />;
}

function Lacked({ banner }: { banner: Banner }) {
  const intl = useIntl();
  return lackedBy(banner)
    .map((language) => lackedLanguage.textIn(intl, language))
    .join(', ');
}

const columns: Column<Banner>[] = [
  {
    ...{ id: 'title', title: content.title, value: (row) => row.title_ru, important: true, width: 264 },
    cell: (row) => <Title banner={row} />,
  },
  { ...bannerPlace.column<Banner>('place', m.place, (row) => row.place, { width: 152 }), sort: 'place' },
  shownState.column('state', content.state, (row) => row.state, { important: true, width: 176 }),
  fieldColumn('start_date', content.start, { as: 'day', sort: true, important: true, width: 128 }),
  fieldColumn('end_date', content.end, { as: 'day', sort: true, width: 144 }),
  {
    ...{ id: 'press', title: m.press, value: (row) => row.target?.name ?? row.action_value },
    cell: (row) => <PressText banner={row} />,
  },
  {
    ...{ id: 'lacks', title: content.lacks, value: (row) => lackedBy(row).join(', '), width: 152 },
    cell: (row) => <Lacked banner={row} />,
  },
  fieldColumn('sequence_number', content.order, { as: 'number', width: 144 }),
  fieldColumn('updated_at', content.changedAt, { as: 'dateTime', sort: true, width: 176, hidden: true }),
];
const dialogs = ['new'] as const;

/** What customers are shown at places of the application, by place and order. */
export default function BannerList() {
  const list = useListState(parameters);
  const { press, ...filters } = list.filters;
  const banners = useListBannersRows({ ...list, filters: { ...filters, is_dead: press && true } });
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayAdd = useCan()('banners.add');
  return (
    <ListPage
      list={list}
      rows={banners}
      columns={columns}
      actions={
        <>
          <ExportButton file="banners" />
          <Can do="banners.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="place" label={m.place} options={bannerPlace.options} />
        <SelectFilter name="state" label={content.state} options={shownState.options} />
        <SelectFilter name="lacks" label={content.lacks} options={lackedLanguage.options} />
        <SelectFilter name="press" label={m.press} options={pressState.options} />
      </Toolbar>
      <RecordTable empty={m.empty} record="banner" permission="banners.get" Drawer={BannerDrawer} />
      <Suspense>{dialog?.name === 'new' && mayAdd && <NewBanner onClose={close} />}</Suspense>
    </ListPage>
  );
}
