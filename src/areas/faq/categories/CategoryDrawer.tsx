import { Delete20Regular, Edit20Regular, Eye20Regular, EyeOff20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useDeleteFaqCategoryMutation,
  useGetFaqCategoryQuery,
  useUpdateFaqCategoryMutation,
  type FaqCategoryDetail,
} from '../../../api/payment/faq';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { Inside } from '../Inside';
import { placeJournal } from '../journalWords';
import { stateOf } from '../../../parts/switchState';
import { shownState } from '../languages';
import { m as faq, usedByChapters } from '../messages';
import { RemoveRecord } from '../RemoveRecord';
import { TextsSection } from '../TextsSection';
import { m } from './messages';

const EditCategory = lazyComponent(async () => (await import('./categoryForms')).EditCategory);
const dialogs = ['edit', 'remove'] as const;

const toChapter = (id: number): string => href('faq.articles', {}, { chapter_id: String(id) });

/** One category of the help at the side of the list. */
export function CategoryDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetFaqCategoryQuery({ id }), id);
  const { dialog, open, close, closeFor } = useDialogParam(dialogs);
  const [update] = useUpdateFaqCategoryMutation();
  const [remove] = useDeleteFaqCategoryMutation();
  const textOf = useTextOf();
  const holds = useCan();
  const { item } = result;
  const change = (one: FaqCategoryDetail, body: Parameters<typeof update>[0]['body']) =>
    update({ id, 'If-Match': one.version, body }).unwrap();
  return (
    <>
      <RecordDrawer
        id={id}
        title={item ? textOf(item, 'name') : m.title}
        result={result}
        onClose={onClose}
        words={placeJournal}
        badges={(one) => shownState.badge(stateOf(one))}
        actions={(one) => (
          <>
            <Can do="faq.update">
              <Action label={faq.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
            </Can>
            <ActionMenu>
              <Can do="faq.update">
                <Action
                  label={one.is_active ? faq.turnOff : faq.turnOn}
                  icon={one.is_active ? EyeOff20Regular : Eye20Regular}
                  done={faq.statusEdited}
                  onSelect={() => change(one, { is_active: !one.is_active })}
                />
              </Can>
              <Can do="faq.delete">
                <Action label={faq.remove} icon={Delete20Regular} tone="danger" onSelect={() => open('remove')} />
              </Can>
            </ActionMenu>
            {dialog?.name === 'remove' && holds('faq.delete') && (
              <RemoveRecord
                name={textOf(one, 'name')}
                used={{ words: usedByChapters, count: one.chapters_count, some: one.chapters, to: toChapter }}
                run={async () => {
                  await remove({ id, 'If-Match': one.version }).unwrap();
                  closeFor(onClose);
                }}
                onClose={close}
              />
            )}
          </>
        )}
      >
        {(one) => (
          <>
            <About>
              <Fact label={faq.order} value={one.order} as="number" />
              <Fact label={m.chapters} value={one.chapters_count} as="number" />
              <Fact label={m.articles} value={one.articles_count} as="number" />
              <Fact label={faq.madeAt} value={one.created_at} as="dateTime" />
              <Fact label={faq.changedAt} value={one.updated_at} as="dateTime" />
            </About>
            <TextsSection
              lacking={one.lacking}
              stale={one.stale}
              confirm={(language) => change(one, { confirmed: [language] })}
            >
              {(language) => one[`name_${language}`]}
            </TextsSection>
            <Inside title={m.inside} empty={m.nothing} some={one.chapters} to={toChapter} />
          </>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && holds('faq.update') && <EditCategory category={item} onClose={close} />}
      </Suspense>
    </>
  );
}
