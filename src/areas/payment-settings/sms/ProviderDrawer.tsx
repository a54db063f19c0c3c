import { Edit20Regular, Eye20Regular, EyeOff20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetSmsProviderQuery, useSmsProviders, useUpdateSmsProviderMutation } from '../../../api/payment/sms';
import { Action } from '../../../kit/actions/Action';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { Can, useCan } from '../../../session/can';
import { m as settings } from '../messages';
import { stateOf } from '../../../parts/switchState';
import { switchState } from '../switchState';
import { providerJournal } from './journalWords';
import { m } from './messages';

const EditProvider = lazyComponent(async () => (await import('./EditProvider')).EditProvider);
const dialogs = ['edit'] as const;

/** One provider at the side of the table, and who changed what of it. */
export function ProviderDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const all = useSmsProviders().item?.providers ?? [];
  const code = all.find((one) => one.id === id)?.code;
  const result = useRecordQuery(useGetSmsProviderQuery(code === undefined ? skipToken : { x: code }), id);
  const { dialog, open, close } = useDialogParam(dialogs);
  const [update] = useUpdateSmsProviderMutation();
  const mayUpdate = useCan()('settings.update');
  const { item } = result;
  const isLast = all.filter((one) => one.is_active).length === 1;
  const turn = (isActive: boolean) =>
    item && update({ x: item.code, 'If-Match': item.version, body: { is_active: isActive } }).unwrap();
  return (
    <>
      <RecordDrawer
        id={id}
        title={item?.name ?? m.provider}
        result={result}
        onClose={onClose}
        words={providerJournal}
        badges={(one) => switchState.badge(stateOf(one))}
        actions={(one) => (
          <Can do="settings.update">
            <Action label={settings.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
            {one.is_active ? (
              <Action
                label={settings.turnOff}
                icon={EyeOff20Regular}
                done={settings.statusEdited}
                disabledReason={isLast && m.lastOne}
                onSelect={() => turn(false)}
              />
            ) : (
              <Action
                label={settings.turnOn}
                icon={Eye20Regular}
                done={settings.statusEdited}
                onSelect={() => turn(true)}
              />
            )}
          </Can>
        )}
      >
        {(one) => (
          <About>
            <Fact label={m.priority} value={one.priority} />
            <Fact label={m.sender} value={one.sender} />
            <Fact label={m.login} value={one.login} />
            <Fact label={m.balance} value={one.balance} as={one.balance === null ? undefined : 'money'} />
            <Fact label={m.price} value={one.price_per_part} as="money" />
            <Fact label={m.daysLeft} value={one.days_left} />
            <Fact label={settings.changedAt} value={one.updated_at} as="dateTime" />
          </About>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && mayUpdate && <EditProvider provider={item} onClose={close} />}
      </Suspense>
    </>
  );
}
