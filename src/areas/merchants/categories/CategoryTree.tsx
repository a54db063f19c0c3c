import { Button } from '@fluentui/react-components';
import { Add20Regular, ArrowMaximizeVertical20Regular, ArrowMinimizeVertical20Regular } from '@fluentui/react-icons';
import { Suspense, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useListMerchantCategoriesQuery,
  useUpdateMerchantCategoryMutation,
} from '../../../api/payment/merchantCategories';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { EmptyState } from '../../../kit/feedback/EmptyState';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../../kit/feedback/skeletons';
import { StaleNotice } from '../../../kit/feedback/StaleNotice';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { Toolbar } from '../../../kit/list/Toolbar';
import { notify, notifyFailure } from '../../../kit/state/notifications';
import { useParameters, useScreen, useScreenTitle } from '../../../kit/state/screen';
import { offerUndo } from '../../../kit/state/undo';
import type { Spot } from '../../../kit/tree/spots';
import { TreeView } from '../../../kit/tree/TreeView';
import { m as treeWords } from '../../../kit/tree/treeMessages';
import { useTree } from '../../../kit/tree/useTree';
import { useTreeLines } from '../../../kit/tree/useTreeLines';
import { guid, searchText } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { useUrlParams } from '../../../kit/url/useUrlParams';
import { toFailure } from '../../../lib/failure';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { itemsOf, mostLevels, type CategoryItem } from './categoryItems';
import { categoryColumns } from './categoryColumns';
import { CategoryLine } from './CategoryLine';
import { m, wasMoved } from './messages';

const CategoryDrawer = lazyComponent(async () => (await import('./CategoryDrawer')).CategoryDrawer);
const NewCategory = lazyComponent(async () => (await import('./categoryForms')).NewCategory);

export const parameters = { search: searchText() };
const side = { category: guid() };
const dialogs = ['new'] as const;

const line = (item: CategoryItem, isHit: boolean) => <CategoryLine item={item} isHit={isHit} />;

/** What merchants are sorted into: the tree, and one category at its side, named by the path or beside it. */
export default function CategoryTree() {
  const { locale } = useIntl();
  const { title } = useScreen();
  const { id: named } = useParameters();
  const navigate = useNavigate();
  const holds = useCan();
  const list = useListState(parameters);
  const { values, set } = useUrlParams(side);
  const { dialog, open, close } = useDialogParam(dialogs);
  const { item: categories, failure, at, retry } = useRecordQuery(useListMerchantCategoriesQuery({ language: 'ru' }));
  const items = useMemo(() => itemsOf(categories?.list ?? [], locale), [categories, locale]);
  const state = useTree(items, list.filters.search);
  const lines = useTreeLines(state, categories !== undefined);
  const move = useMove(state.still.byId);

  const opened = holds('merchant_categories.get') ? (named ?? values.category) : undefined;
  useScreenTitle(named && state.still.byId.get(named)?.name);
  const closeSide = (): void => {
    if (named === undefined) set({ category: undefined });
    else void navigate(href('merchants.categories'), { replace: true });
  };
  return (
    <ListPage
      list={list}
      rows={lines}
      columns={categoryColumns}
      actions={
        <>
          <ExportButton file="merchant-categories" />
          <Can do="merchant_categories.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <Button icon={<ArrowMaximizeVertical20Regular aria-hidden />} onClick={state.openAll}>
          <FormattedMessage {...treeWords.openAll} />
        </Button>
        <Button icon={<ArrowMinimizeVertical20Regular aria-hidden />} onClick={state.closeAll}>
          <FormattedMessage {...treeWords.closeAll} />
        </Button>
      </Toolbar>
      {categories && failure && <StaleNotice failure={failure} at={at} retry={retry} />}
      {!categories && (failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />)}
      {categories && state.rows.length === 0 && <EmptyState text={items.length === 0 ? m.empty : m.notFound} />}
      {state.rows.length > 0 && (
        <TreeView
          state={state}
          label={title}
          onOpen={
            holds('merchant_categories.get')
              ? (item) => (named === undefined ? set({ category: item.id }) : navigateTo(item.id))
              : undefined
          }
          moves={
            holds('merchant_categories.update')
              ? { mostLevels, run: move, onLift: () => list.filters.search && list.set({ search: undefined }) }
              : undefined
          }
        >
          {line}
        </TreeView>
      )}
      <Suspense>
        {opened !== undefined && (
          <CategoryDrawer key={opened} guid={opened} onAdd={() => open('new', opened)} onClose={closeSide} />
        )}
        {dialog && holds('merchant_categories.add') && <NewCategory parent={dialog.of} onClose={close} />}
      </Suspense>
    </ListPage>
  );

  function navigateTo(id: string): void {
    void navigate(href('merchants.category', { id }), { replace: true });
  }
}

/** Moves a category, says so, and offers the way back. */
function useMove(byId: ReadonlyMap<string, CategoryItem>): (id: string, spot: Spot) => Promise<void> {
  const dispatch = useDispatch();
  const [update] = useUpdateMerchantCategoryMutation();
  return async (id, { parent, index }) => {
    const item = byId.get(id);
    if (!item) return;
    const { row, name } = item;
    const put = (version: number, parentGuid: string | null, position: number) =>
      update({
        ...{ language: 'ru', 'If-Match': version },
        body: { guid: id, parent_guid: parentGuid, position },
      } as const).unwrap();
    try {
      const { version } = await put(row.version, parent, index + 1);
      const back = async (): Promise<void> => {
        await put(version, row.parent_guid, row.position);
        dispatch(notify({ tone: 'success', title: m.movedBack }));
      };
      dispatch(notify({ tone: 'success', title: wasMoved, values: { name }, undo: offerUndo(back) }));
    } catch (error) {
      dispatch(notifyFailure(toFailure(error)));
      throw error;
    }
  };
}
