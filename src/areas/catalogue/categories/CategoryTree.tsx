import { Button } from '@fluentui/react-components';
import { Add20Regular, ArrowMaximizeVertical20Regular, ArrowMinimizeVertical20Regular } from '@fluentui/react-icons';
import { Suspense, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListCategoriesQuery } from '../../../api/marketplace/categories';
import { Action } from '../../../kit/actions/Action';
import { ExportButton } from '../../../kit/export/ExportButton';
import { EmptyState } from '../../../kit/feedback/EmptyState';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../../kit/feedback/skeletons';
import { StaleNotice } from '../../../kit/feedback/StaleNotice';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { ListPage } from '../../../kit/list/ListPage';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import { notifyFailure } from '../../../kit/state/notifications';
import { useScreen } from '../../../kit/state/screen';
import type { Spot } from '../../../kit/tree/spots';
import { m as treeWords } from '../../../kit/tree/treeMessages';
import { TreeView } from '../../../kit/tree/TreeView';
import { useTree } from '../../../kit/tree/useTree';
import { useTreeLines } from '../../../kit/tree/useTreeLines';
import { searchText, someOf } from '../../../kit/url/listParams';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useListState } from '../../../kit/url/useListState';
import { toFailure } from '../../../lib/failure';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { m as catalogue } from '../messages';
import { lackingOf, lackOptions } from '../names';
import { switchState } from '../switchState';
import { itemsOf, mostLevels, type CategoryItem } from './categoryItems';
import { categoryColumns } from './categoryColumns';
import { CategoryLine } from './CategoryLine';
import { m } from './messages';
import { useMoveCategory } from './useMoveCategory';

const NewCategory = lazyComponent(async () => (await import('./categoryForms')).NewCategory);

export const parameters = { lacks: someOf(['en', 'uz']), state: switchState.oneParam(), search: searchText() };
const dialogs = ['new'] as const;

const line = (item: CategoryItem, isHit: boolean) => <CategoryLine item={item} isHit={isHit} />;

/** What the goods of the catalogue are sorted into: the whole tree, to be searched, filtered and put into order. */
export default function CategoryTree() {
  const { title } = useScreen();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const holds = useCan();
  const list = useListState(parameters);
  const { search, state, lacks } = list.filters;
  const { dialog, open, close } = useDialogParam(dialogs);
  const { item: tree, failure, at, retry } = useRecordQuery(useListCategoriesQuery());
  const items = useMemo(() => itemsOf(tree?.categories ?? []), [tree]);
  const asked = lacks.join();
  const isKept = useMemo(
    () => (asked === '' && state === undefined ? undefined : keeping(asked.split(','), state)),
    [asked, state],
  );
  const shown = useTree(items, search, isKept);
  const lines = useTreeLines(shown, tree !== undefined);
  const put = useMoveCategory(shown.still.byId);
  const move = async (id: string, spot: Spot): Promise<void> => {
    try {
      await put(id, spot);
    } catch (error) {
      dispatch(notifyFailure(toFailure(error)));
      throw error;
    }
  };
  return (
    <ListPage
      list={list}
      rows={lines}
      columns={categoryColumns}
      actions={
        <>
          <ExportButton file="categories" />
          <Can do="catalog.add">
            <Action label={m.add} verb="create" icon={Add20Regular} isPrimary onSelect={() => open('new')} />
          </Can>
        </>
      }
    >
      <Toolbar search={m.search}>
        <SelectFilter name="lacks" label={catalogue.languages} options={lackOptions} />
        <SelectFilter name="state" label={catalogue.shown} options={switchState.options} />
        <Button icon={<ArrowMaximizeVertical20Regular aria-hidden />} onClick={shown.openAll}>
          <FormattedMessage {...treeWords.openAll} />
        </Button>
        <Button icon={<ArrowMinimizeVertical20Regular aria-hidden />} onClick={shown.closeAll}>
          <FormattedMessage {...treeWords.closeAll} />
        </Button>
      </Toolbar>
      {tree && failure && <StaleNotice failure={failure} at={at} retry={retry} />}
      {!tree && (failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />)}
      {tree && shown.rows.length === 0 && <EmptyState text={items.length === 0 ? m.empty : m.notFound} />}
      {shown.rows.length > 0 && (
        <TreeView
          state={shown}
          label={title}
          onOpen={holds('catalog.get') ? ({ id }) => void navigate(href('catalogue.category', { id })) : undefined}
          moves={
            holds('catalog.update')
              ? { mostLevels, run: move, onLift: () => list.isFiltered && list.clear() }
              : undefined
          }
        >
          {line}
        </TreeView>
      )}
      <Suspense>{dialog && holds('catalog.add') && <NewCategory onClose={close} />}</Suspense>
    </ListPage>
  );
}

/** Whether a category lacks a name in one of these languages, and is on or off. */
const keeping =
  (languages: readonly string[], state: 'on' | 'off' | undefined) =>
  ({ row, hiddenBy }: CategoryItem): boolean =>
    (languages[0] === '' || lackingOf(row).some((language) => languages.includes(language))) &&
    (state === undefined || (row.is_active && hiddenBy === undefined) === (state === 'on'));
