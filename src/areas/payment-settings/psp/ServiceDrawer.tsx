import { Edit20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetPspServiceQuery } from '../../../api/payment/psp';
import { Action } from '../../../kit/actions/Action';
import { Section } from '../../../kit/detail/Section';
import { Skeleton } from '../../../kit/feedback/skeletons';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { TextColumns } from '../../../parts/texts/TextColumns';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { Can, useCan } from '../../../session/can';
import { m as settings } from '../messages';
import { stateOf } from '../../../parts/switchState';
import { switchState } from '../switchState';
import { pspJournal } from './journalWords';
import { m } from './messages';

const ServicePreview = lazyComponent(async () => (await import('./ServicePreview')).ServicePreview, 'preview');
const EditService = lazyComponent(async () => (await import('./EditService')).EditService);
const dialogs = ['edit'] as const;

/** One service at the side of its category: its terms, and its form as a customer sees it. */
export function ServiceDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetPspServiceQuery({ id }), id);
  const { dialog, open, close } = useDialogParam(dialogs);
  const textOf = useTextOf();
  const mayUpdate = useCan()('psp.update');
  const { item } = result;
  return (
    <>
      <RecordDrawer
        id={id}
        title={item ? textOf(item, 'name') : m.service}
        result={result}
        onClose={onClose}
        words={pspJournal}
        badges={(one) => switchState.badge(stateOf(one))}
        actions={() => (
          <Can do="psp.update">
            <Action label={settings.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
          </Can>
        )}
      >
        {(one) => (
          <>
            <Section id="name" title={m.name}>
              <TextColumns texts={{ ru: one.name_ru, en: one.name_en, uz: one.name_uz }} stale={one.stale} />
            </Section>
            <About>
              <Fact label={m.code} value={one.code} />
              <Fact label={m.provider} value={one.provider} />
              <Fact label={m.least} value={one.min_amount} as="money" />
              <Fact label={m.most} value={one.max_amount} as="money" />
              <Fact label={m.commission} value={Number(one.commission_percent)} as="number" />
              <Fact label={m.cashback} value={Number(one.cashback_percent)} as="number" />
            </About>
            <Section id="preview" title={m.preview}>
              <Suspense fallback={<Skeleton tall />}>
                <ServicePreview service={one} />
              </Suspense>
            </Section>
          </>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && mayUpdate && <EditService service={item} onClose={close} />}
      </Suspense>
    </>
  );
}
