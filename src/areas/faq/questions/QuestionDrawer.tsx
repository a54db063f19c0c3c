import { Delete20Regular, Edit20Regular, Eye20Regular, EyeOff20Regular, Phone20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useDeleteQuestionMutation,
  useGetQuestionQuery,
  useUpdateQuestionMutation,
  type QuestionDetail,
} from '../../../api/payment/questions';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { Can, useCan } from '../../../session/can';
import { AnswerTexts } from '../AnswerTexts';
import { answerJournal } from '../journalWords';
import { stateOf } from '../../../parts/switchState';
import { shownState } from '../languages';
import { m as faq } from '../messages';
import { RemoveRecord } from '../RemoveRecord';
import { m } from './messages';

const EditQuestion = lazyComponent(async () => (await import('./questionForms')).EditQuestion);
const AnswerPreview = lazyComponent(async () => (await import('../AnswerPreview')).AnswerPreview, 'parts', 'preview');
const dialogs = ['edit', 'preview', 'remove'] as const;

/** One question of the first page at the side of the list. */
export function QuestionDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetQuestionQuery({ id }), id);
  const { dialog, open, close, closeFor } = useDialogParam(dialogs);
  const [update] = useUpdateQuestionMutation();
  const [remove] = useDeleteQuestionMutation();
  const textOf = useTextOf();
  const holds = useCan();
  const { item } = result;
  const change = ({ guid, version }: QuestionDetail, body: Parameters<typeof update>[0]['body']) =>
    update({ guid, 'If-Match': version, body }).unwrap();
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
                  await remove({ guid: one.guid, 'If-Match': one.version }).unwrap();
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
              <Fact label={faq.madeAt} value={one.created_at} as="dateTime" />
              <Fact label={faq.changedAt} value={one.updated_at} as="dateTime" />
            </About>
            <AnswerTexts of={one} confirm={(language) => change(one, { confirmed: [language] })} />
          </>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && holds('faq.update') && <EditQuestion question={item} onClose={close} />}
        {item && dialog?.name === 'preview' && <AnswerPreview of={item} onClose={close} />}
      </Suspense>
    </>
  );
}
