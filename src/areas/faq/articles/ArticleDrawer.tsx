import { Delete20Regular, Edit20Regular, Eye20Regular, EyeOff20Regular, Phone20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useDeleteFaqArticleMutation,
  useGetFaqArticleQuery,
  useUpdateFaqArticleMutation,
  type FaqArticleDetail,
} from '../../../api/payment/faq';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { RecordLink } from '../../../parts/RecordLink';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { AnswerTexts } from '../AnswerTexts';
import { answerJournal } from '../journalWords';
import { stateOf } from '../../../parts/switchState';
import { shownState } from '../languages';
import { m as faq } from '../messages';
import { RemoveRecord } from '../RemoveRecord';
import { m } from './messages';

const EditArticle = lazyComponent(async () => (await import('./articleForms')).EditArticle);
const AnswerPreview = lazyComponent(async () => (await import('../AnswerPreview')).AnswerPreview, 'parts', 'preview');
const dialogs = ['edit', 'preview', 'remove'] as const;

/** One article of the help at the side of the list. */
export function ArticleDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetFaqArticleQuery({ id }), id);
  const { dialog, open, close, closeFor } = useDialogParam(dialogs);
  const [update] = useUpdateFaqArticleMutation();
  const [remove] = useDeleteFaqArticleMutation();
  const textOf = useTextOf();
  const holds = useCan();
  const { item } = result;
  const change = (one: FaqArticleDetail, body: Parameters<typeof update>[0]['body']) =>
    update({ id, 'If-Match': one.version, body }).unwrap();
  return (
    <>
      <RecordDrawer
        id={id}
        title={item ? textOf(item, 'question') : m.title}
        result={result}
        onClose={onClose}
        words={answerJournal}
        badges={(one) => shownState.badge(stateOf(one))}
        actions={(one) => (
          <>
            <Can do="faq.update">
              <Action label={faq.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
            </Can>
            <Action label={faq.preview} icon={Phone20Regular} onSelect={() => open('preview')} />
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
                name={textOf(one, 'question')}
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
              <Fact label={faq.chapter}>
                <RecordLink
                  to={href('faq.articles', {}, { chapter_id: String(one.chapter.id) })}
                  permission="faq.query"
                >
                  {one.chapter.name}
                </RecordLink>
              </Fact>
              <Fact label={faq.category}>
                <RecordLink
                  to={href('faq.chapters', {}, { category_id: String(one.category.id) })}
                  permission="faq.query"
                >
                  {one.category.name}
                </RecordLink>
              </Fact>
              <Fact label={faq.order} value={one.order} as="number" />
              <Fact label={m.views} value={one.views} as="number" />
              <Fact label={faq.madeAt} value={one.created_at} as="dateTime" />
              <Fact label={faq.changedAt} value={one.updated_at} as="dateTime" />
            </About>
            <AnswerTexts of={one} confirm={(language) => change(one, { confirmed: [language] })} />
          </>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && holds('faq.update') && <EditArticle article={item} onClose={close} />}
        {item && dialog?.name === 'preview' && <AnswerPreview of={item} onClose={close} />}
      </Suspense>
    </>
  );
}
