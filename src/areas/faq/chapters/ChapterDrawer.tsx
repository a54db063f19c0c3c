import { Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useDeleteFaqChapterMutation,
  useGetFaqChapterQuery,
  useUpdateFaqChapterMutation,
} from '../../../api/payment/faq';
import { Action } from '../../../kit/actions/Action';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { RecordLink } from '../../../parts/RecordLink';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { Inside } from '../Inside';
import { placeJournal } from '../journalWords';
import { m as faq, usedByArticles } from '../messages';
import { RemoveRecord } from '../RemoveRecord';
import { TextsSection } from '../TextsSection';
import { m } from './messages';

const EditChapter = lazyComponent(async () => (await import('./chapterForms')).EditChapter);
const dialogs = ['edit', 'remove'] as const;

const toArticle = (id: number): string => href('faq.articles', {}, { search: `#${id}` });

/** One chapter of the help at the side of the list. */
export function ChapterDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetFaqChapterQuery({ id }), id);
  const { dialog, open, close, closeFor } = useDialogParam(dialogs);
  const [update] = useUpdateFaqChapterMutation();
  const [remove] = useDeleteFaqChapterMutation();
  const textOf = useTextOf();
  const holds = useCan();
  const { item } = result;
  return (
    <>
      <RecordDrawer
        id={id}
        title={item ? textOf(item, 'name') : m.title}
        result={result}
        onClose={onClose}
        words={placeJournal}
        actions={(one) => (
          <>
            <Can do="faq.update">
              <Action label={faq.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
            </Can>
            <Can do="faq.delete">
              <Action label={faq.remove} icon={Delete20Regular} tone="danger" onSelect={() => open('remove')} />
            </Can>
            {dialog?.name === 'remove' && holds('faq.delete') && (
              <RemoveRecord
                name={textOf(one, 'name')}
                used={{ words: usedByArticles, count: one.articles_count, some: one.articles, to: toArticle }}
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
              <Fact label={faq.category}>
                <RecordLink
                  to={href('faq.chapters', {}, { category_id: String(one.category.id) })}
                  permission="faq.query"
                >
                  {one.category.name}
                </RecordLink>
              </Fact>
              <Fact label={faq.order} value={one.order} as="number" />
              <Fact label={m.articles} value={one.articles_count} as="number" />
              <Fact label={faq.madeAt} value={one.created_at} as="dateTime" />
              <Fact label={faq.changedAt} value={one.updated_at} as="dateTime" />
            </About>
            <TextsSection
              lacking={one.lacking}
              stale={one.stale}
              confirm={(language) => update({ id, 'If-Match': one.version, body: { confirmed: [language] } }).unwrap()}
            >
              {(language) => one[`name_${language}`]}
            </TextsSection>
            <Inside title={m.inside} empty={m.nothing} some={one.articles} to={toArticle} />
          </>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && holds('faq.update') && <EditChapter chapter={item} onClose={close} />}
      </Suspense>
    </>
  );
}
