import {
  Add20Regular,
  ArrowMove20Regular,
  Delete20Regular,
  Edit20Regular,
  Eye20Regular,
  EyeOff20Regular,
  Phone20Regular,
} from '@fluentui/react-icons';
import { Suspense, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import {
  useDeleteCategoryMutation,
  useListCategoriesQuery,
  useUpdateCategoryMutation,
  type CategoryDetail,
} from '../../../api/marketplace/categories';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmAction, ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { treeOf } from '../../../kit/tree/tree';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { m as catalogue } from '../messages';
import { itemsOf, mostLevels } from './categoryItems';
import { m, usedInside, willHide } from './messages';
import { useMoveCategory } from './useMoveCategory';

const EditCategory = lazyComponent(async () => (await import('./categoryForms')).EditCategory);
const NewCategory = lazyComponent(async () => (await import('./categoryForms')).NewCategory);
const CategoryPreview = lazyComponent(
  async () => (await import('./CategoryPreview')).CategoryPreview,
  'parts',
  'preview',
);
const MoveTo = lazyComponent(async () => (await import('../../../kit/tree/MoveTo')).MoveTo);

const dialogs = ['edit', 'new', 'move', 'off', 'remove', 'preview'] as const;

/** What can be done with one category: its names, its place, showing it or not, and taking it away. */
export function CategoryActions({ category }: { category: CategoryDetail }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const holds = useCan();
  const { dialog, open, close } = useDialogParam(dialogs, { off: !category.is_active });
  const [update] = useUpdateCategoryMutation();
  const [remove] = useDeleteCategoryMutation();
  const { id, version, name, models_count: models, children, path } = category;
  const mayChange = holds('catalog.update');
  const turn = (isActive: boolean) => update({ id, 'If-Match': version, body: { is_active: isActive } }).unwrap();
  const inside = { categories: children.length, models };
  const whyKept = inside.categories + models > 0 && intl.formatMessage(usedInside, inside);
  return (
    <>
      <Can do="catalog.update">
        <Action label={t.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
        <Action label={m.move} icon={ArrowMove20Regular} onSelect={() => open('move')} />
        {category.is_active ? (
          <Action label={catalogue.turnOff} icon={EyeOff20Regular} onSelect={() => open('off')} />
        ) : (
          <Action label={catalogue.turnOn} icon={Eye20Regular} done={t.statusEdited} onSelect={() => turn(true)} />
        )}
      </Can>
      <ActionMenu>
        <Action label={catalogue.preview} icon={Phone20Regular} onSelect={() => open('preview')} />
        <Can do="catalog.add">
          <Action
            label={m.addUnder}
            icon={Add20Regular}
            disabledReason={path.length + 1 >= mostLevels && m.deepest}
            onSelect={() => open('new')}
          />
        </Can>
        <Can do="catalog.delete">
          <Action
            label={t.remove}
            icon={Delete20Regular}
            tone="danger"
            disabledReason={whyKept}
            onSelect={() => open('remove')}
          />
        </Can>
      </ActionMenu>
      <Suspense>
        {dialog?.name === 'edit' && mayChange && <EditCategory category={category} onClose={close} />}
        {dialog?.name === 'move' && mayChange && <MoveCategory id={id} onClose={close} />}
        {dialog?.name === 'preview' && <CategoryPreview category={category} onClose={close} />}
        {dialog?.name === 'new' && holds('catalog.add') && <NewCategory parent={String(id)} onClose={close} />}
      </Suspense>
      {dialog?.name === 'off' && mayChange && (
        <ConfirmAction
          title={m.turnOffTitle}
          yes={catalogue.turnOff}
          done={t.statusEdited}
          run={() => turn(false)}
          onClose={close}
        >
          <FormattedMessage
            {...willHide}
            values={{ name, models: category.models_total, products: category.products_total }}
          />
        </ConfirmAction>
      )}
      {dialog?.name === 'remove' && whyKept === false && holds('catalog.delete') && (
        <ConfirmDelete
          done={t.removed}
          run={async () => {
            await remove({ id, 'If-Match': version }).unwrap();
            await navigate(href('catalogue.categories'), { replace: true });
          }}
          onClose={close}
        >
          {name}
        </ConfirmDelete>
      )}
    </>
  );
}

/** Asks for another place in the tree as it stands. */
function MoveCategory({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useListCategoriesQuery();
  const tree = useMemo(() => treeOf(itemsOf(data?.categories ?? [])), [data]);
  const move = useMoveCategory(tree.byId);
  if (!tree.byId.has(String(id))) return null;
  return (
    <MoveTo tree={tree} id={String(id)} title={m.moveTitle} mostLevels={mostLevels} run={move} onClose={onClose} />
  );
}
