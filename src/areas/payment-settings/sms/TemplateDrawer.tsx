import { Edit20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetSmsTemplateQuery } from '../../../api/payment/sms';
import { Action } from '../../../kit/actions/Action';
import { Section } from '../../../kit/detail/Section';
import { Skeleton } from '../../../kit/feedback/skeletons';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { Can, useCan } from '../../../session/can';
import { m as settings } from '../messages';
import { templateJournal } from './journalWords';
import { m } from './messages';

const SmsPreview = lazyComponent(async () => (await import('./SmsPreview')).SmsPreview, 'preview');
const EditTemplate = lazyComponent(async () => (await import('./EditTemplate')).EditTemplate);
const dialogs = ['edit'] as const;

/** One template at the side of the list: how it looks on a phone in each language, and who changed it. */
export function TemplateDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const intl = useIntl();
  const result = useRecordQuery(useGetSmsTemplateQuery({ id }), id);
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayUpdate = useCan()('sms.update');
  const { item } = result;
  return (
    <>
      <RecordDrawer
        id={id}
        title={item?.name ?? m.template}
        result={result}
        onClose={onClose}
        words={templateJournal}
        actions={() => (
          <Can do="sms.update">
            <Action label={settings.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
          </Can>
        )}
      >
        {(one) => (
          <>
            <About>
              <Fact label={m.code} value={one.code} />
              <Fact
                label={m.variables}
                value={one.variables
                  .map(({ name, required }) => `{${name}}${required ? ` (${intl.formatMessage(m.needed)})` : ''}`)
                  .join(', ')}
              />
              <Fact label={settings.changedAt} value={one.updated_at} as="dateTime" />
            </About>
            <Section id="preview" title={m.preview}>
              <Suspense fallback={<Skeleton tall />}>
                <SmsPreview template={one} />
              </Suspense>
            </Section>
          </>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && mayUpdate && <EditTemplate template={item} onClose={close} />}
      </Suspense>
    </>
  );
}
