import { Edit20Regular, Eye20Regular, EyeOff20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetBankQuery, useUpdateBankMutation, type BankDetail } from '../../../api/payment/banks';
import { Action } from '../../../kit/actions/Action';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { Can, useCan } from '../../../session/can';
import { m as settings } from '../messages';
import { stateOf } from '../../../parts/switchState';
import { switchState } from '../switchState';
import { bankJournal } from './journalWords';
import { m } from './messages';

const EditBank = lazyComponent(async () => (await import('./EditBank')).EditBank);
const dialogs = ['edit', 'off'] as const;
const fieldNames = { name: m.name, inn: m.inn, swift: m.swift, region: m.region };

/** The fields that a person has written, in words. */
function ByHand({ bank }: { bank: BankDetail }) {
  const intl = useIntl();
  return bank.edited.length === 0
    ? intl.formatMessage(m.none)
    : bank.edited.map((field) => intl.formatMessage(fieldNames[field])).join(', ');
}

/** One bank at the side of the list, and who did what with it. */
export function BankDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetBankQuery({ id }), id);
  const { dialog, open, close } = useDialogParam(dialogs, { off: result.item?.is_active === false });
  const [update] = useUpdateBankMutation();
  const mayUpdate = useCan()('banks.update');
  const { item } = result;
  const turn = (isActive: boolean) =>
    item && update({ id, 'If-Match': item.version, body: { is_active: isActive } }).unwrap();
  return (
    <>
      <RecordDrawer
        id={id}
        title={item?.name ?? m.title}
        result={result}
        onClose={onClose}
        words={bankJournal}
        badges={(one) => switchState.badge(stateOf(one))}
        actions={(one) => (
          <Can do="banks.update">
            <Action label={settings.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
            {one.is_active ? (
              <Action label={settings.turnOff} icon={EyeOff20Regular} onSelect={() => open('off')} />
            ) : (
              <Action
                label={settings.turnOn}
                icon={Eye20Regular}
                done={settings.statusEdited}
                onSelect={() => turn(true)}
              />
            )}
            {dialog?.name === 'off' && (
              <ConfirmAction
                title={m.turnOffTitle}
                yes={settings.turnOff}
                done={settings.statusEdited}
                run={async () => turn(false)}
                onClose={close}
              >
                <FormattedMessage {...m.turnOffText} />
              </ConfirmAction>
            )}
          </Can>
        )}
      >
        {(one) => (
          <About>
            <Fact label={m.mfo} value={one.mfo} />
            <Fact label={m.inn} value={one.inn} as={one.inn === null ? undefined : 'inn'} />
            <Fact label={m.swift} value={one.swift} />
            <Fact label={m.region} value={one.region} />
            <Fact label={m.byHand} value={<ByHand bank={one} />} />
            <Fact label={m.missingSince} value={one.missing_since} as="dateTime" optional />
            <Fact label={settings.changedAt} value={one.updated_at} as="dateTime" />
          </About>
        )}
      </RecordDrawer>
      <Suspense>{item && dialog?.name === 'edit' && mayUpdate && <EditBank bank={item} onClose={close} />}</Suspense>
    </>
  );
}
