import { Delete20Regular, Edit20Regular, Eye20Regular, EyeOff20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useDeleteBrandMutation, useGetBrandQuery, useUpdateBrandMutation } from '../../../api/marketplace/brands';
import { Action } from '../../../kit/actions/Action';
import { ConfirmAction, ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { PhotoGallery } from '../../../kit/photos/PhotoGallery';
import { t } from '../../../i18n/terms';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { Can, useCan } from '../../../session/can';
import { GoodsFacts } from '../GoodsFacts';
import { m as catalogue, usedBy } from '../messages';
import { stateOf } from '../../../parts/switchState';
import { switchState } from '../switchState';
import { brandJournal } from './journalWords';
import { m, willHide } from './messages';

const EditBrand = lazyComponent(async () => (await import('./brandForms')).EditBrand);

const dialogs = ['edit', 'off', 'remove'] as const;

/** One brand at the side of the list: what is made of it, whether it is shown, and who did what with it. */
export function BrandDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const intl = useIntl();
  const result = useRecordQuery(useGetBrandQuery({ id }), id);
  const { dialog, open, close, closeFor } = useDialogParam(dialogs, { off: result.item?.is_active === false });
  const [update] = useUpdateBrandMutation();
  const [remove] = useDeleteBrandMutation();
  const holds = useCan();
  const { item } = result;
  const isUsed = item !== undefined && item.models_count > 0;
  const turn = (isActive: boolean) =>
    item && update({ id, 'If-Match': item.version, body: { is_active: isActive } }).unwrap();
  return (
    <>
      <RecordDrawer
        id={id}
        title={item?.name ?? m.title}
        result={result}
        onClose={onClose}
        words={brandJournal}
        badges={(one) => switchState.badge(stateOf(one))}
        actions={(one) => (
          <>
            <Can do="catalog.update">
              <Action label={t.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
              {one.is_active ? (
                <Action label={catalogue.turnOff} icon={EyeOff20Regular} onSelect={() => open('off')} />
              ) : (
                <Action
                  label={catalogue.turnOn}
                  icon={Eye20Regular}
                  done={t.statusEdited}
                  onSelect={() => turn(true)}
                />
              )}
            </Can>
            <Can do="catalog.delete">
              <Action
                label={t.remove}
                icon={Delete20Regular}
                tone="danger"
                disabledReason={isUsed && intl.formatMessage(usedBy, { count: one.models_count })}
                onSelect={() => open('remove')}
              />
            </Can>
            {/* Within the drawer: what stands beside it is not to be pressed while it is open. */}
            {item && dialog?.name === 'off' && holds('catalog.update') && (
              <ConfirmAction
                title={m.turnOffTitle}
                yes={catalogue.turnOff}
                done={t.statusEdited}
                run={async () => turn(false)}
                onClose={close}
              >
                <FormattedMessage
                  {...willHide}
                  values={{ name: item.name, models: item.models_count, products: item.products_count }}
                />
              </ConfirmAction>
            )}
            {item && !isUsed && dialog?.name === 'remove' && holds('catalog.delete') && (
              <ConfirmDelete
                done={t.removed}
                run={async () => {
                  await remove({ id, 'If-Match': item.version }).unwrap();
                  closeFor(onClose);
                }}
                onClose={close}
              >
                {item.name}
              </ConfirmDelete>
            )}
          </>
        )}
      >
        {(one) => (
          <>
            <About>
              <GoodsFacts of={{ brand_id: [String(id)] }} models={one.models_count} products={one.products_count} />
              <Fact label={catalogue.madeAt} value={one.created_at} as="dateTime" />
              <Fact label={catalogue.changedAt} value={one.updated_at} as="dateTime" />
            </About>
            {one.logo && <PhotoGallery photos={[{ id: one.logo.key, url: one.logo.url, title: one.logo.name }]} />}
          </>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && holds('catalog.update') && <EditBrand brand={item} onClose={close} />}
      </Suspense>
    </>
  );
}
