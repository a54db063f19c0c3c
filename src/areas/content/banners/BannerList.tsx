import { Add20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useListBannersRows } from '../../../api/payment/banners';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { RecordTable } from '../../../kit/list/RecordTable';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { order, searchText } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { Can, useCan } from '../../../session/can';
import { m as content } from '../messages';
import { lackedLanguage, pressState, shownState } from '../shownState';
import { bannerPlace } from './bannerTerms';
import { m } from './messages';
import { columns } from './bannerColumns';

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
