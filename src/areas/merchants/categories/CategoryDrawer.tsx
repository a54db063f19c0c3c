import { Add20Regular, Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetMerchantCategoryQuery } from '../../../api/payment/merchantCategories';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { PhotoGallery } from '../../../kit/photos/PhotoGallery';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { languageNames } from '../../../parts/texts/languageNames';
import { Can, useCan } from '../../../session/can';
import { mostLevels, nameIn } from './categoryItems';
import { categoryJournal } from './journalWords';
import { m } from './messages';

const EditCategory = lazyComponent(async () => (await import('./categoryForms')).EditCategory);
const RemoveCategory = lazyComponent(async () => (await import('./categoryForms')).RemoveCategory);

const dialogs = ['edit', 'remove'] as const;

interface Props {
  guid: string;
  /** Asks for a new category under this one. */
  onAdd: () => void;
  onClose: () => void;
}

/** One category: its names, its place, its picture, and who did what with it. */
export function CategoryDrawer({ guid, onAdd, onClose }: Props) {
  const { locale, formatMessage } = useIntl();
  const holds = useCan();
  const { dialog, open, close, closeFor } = useDialogParam(dialogs);
  const result = useRecordQuery(useGetMerchantCategoryQuery({ id: guid, language: 'ru' }), guid);
  const { item } = result;
  const isUsed = item !== undefined && item.children_count + item.merchants_count > 0;
  return (
    <>
      <RecordDrawer
        id={guid}
        title={item ? nameIn(locale, item) : formatMessage(m.title)}
        words={categoryJournal}
        result={result}
        onClose={onClose}
        actions={(one) => (
          <>
            <Can do="merchant_categories.update">
              <Action label={t.edit} verb="edit" icon={Edit20Regular} onSelect={() => open('edit')} />
            </Can>
            <ActionMenu label={t.actions}>
              <Can do="merchant_categories.add">
                <Action
                  label={m.addUnder}
                  icon={Add20Regular}
                  disabledReason={one.level >= mostLevels && m.deepest}
                  onSelect={onAdd}
                />
              </Can>
              <Can do="merchant_categories.delete">
                <Action
                  label={t.remove}
                  icon={Delete20Regular}
                  tone="danger"
                  disabledReason={isUsed && m.used}
                  onSelect={() => open('remove')}
                />
              </Can>
            </ActionMenu>
          </>
        )}
      >
        {(one) => (
          <>
            <About>
              <Fact label={languageNames.ru} value={one.name_ru} />
              <Fact label={languageNames.en} value={one.name_en} />
              <Fact label={languageNames.uz} value={one.name_uz} />
              <Fact label={m.parent} value={one.parent?.name ?? formatMessage(m.top)} />
              <Fact label={m.position} value={one.position} as="number" />
              <Fact label={m.children} value={one.children_count} as="number" />
              <Fact label={m.merchants} value={one.merchants_count} as="number" />
              <Fact label={m.withBelow} value={one.merchants_total} as="number" />
              <Fact label={t.created} value={one.created_at} as="dateTime" />
            </About>
            {one.image && <PhotoGallery photos={[{ id: one.image.id, url: one.image.url, title: one.image.name }]} />}
          </>
        )}
      </RecordDrawer>
      {item && dialog && (
        <Suspense>
          {dialog.name === 'edit' && holds('merchant_categories.update') && (
            <EditCategory category={item} onClose={close} />
          )}
          {dialog.name === 'remove' && !isUsed && holds('merchant_categories.delete') && (
            <RemoveCategory category={item} onClose={close} onGone={() => closeFor(onClose)} />
          )}
        </Suspense>
      )}
    </>
  );
}
