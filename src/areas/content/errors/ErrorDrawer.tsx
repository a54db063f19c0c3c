import { Edit20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetSystemErrorQuery } from '../../../api/payment/systemErrors';
import { Action } from '../../../kit/actions/Action';
import { Section } from '../../../kit/detail/Section';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { TextColumns } from '../../../parts/texts/TextColumns';
import { Can, useCan } from '../../../session/can';
import { m as content } from '../messages';
import { stateOf } from '../../../parts/switchState';
import { errorCategory, errorJournal, errorState } from './errorTerms';
import { m } from './messages';

const EditError = lazyComponent(async () => (await import('./errorForms')).EditError);
const dialogs = ['edit'] as const;

/** One code at the side of the list: what is said in each language, and who changed it. */
export function ErrorDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetSystemErrorQuery({ id }), id);
  const { dialog, open, close } = useDialogParam(dialogs);
  const holds = useCan();
  const { item } = result;
  return (
    <>
      <RecordDrawer
        id={id}
        title={item?.code ?? m.code}
        result={result}
        onClose={onClose}
        words={errorJournal}
        badges={(one) => errorState.badge(stateOf(one))}
        actions={() => (
          <Can do="system_errors.update">
            <Action label={content.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
          </Can>
        )}
      >
        {(one) => (
          <>
            <About>
              <Fact label={m.category} value={errorCategory.text(one.category)} />
              <Fact label={m.httpStatus} value={one.http_status} optional />
              <Fact label={content.changedAt} value={one.updated_at} as="dateTime" />
            </About>
            <Section id="texts" title={m.messages}>
              <TextColumns texts={{ ru: one.message_ru, en: one.message_en, uz: one.message_uz }} stale={one.stale} />
            </Section>
          </>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && holds('system_errors.update') && <EditError error={item} onClose={close} />}
      </Suspense>
    </>
  );
}
