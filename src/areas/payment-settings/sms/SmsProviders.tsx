import { Chat20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useSmsProviders } from '../../../api/payment/sms';
import { Action } from '../../../kit/actions/Action';
import { DetailPage } from '../../../kit/detail/DetailPage';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useScreen } from '../../../kit/state/screen';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Can, useCan } from '../../../session/can';
import { m } from './messages';
import { SmsJournal } from './SmsJournal';
import { ProviderTable } from './ProviderTable';

const TestSms = lazyComponent(async () => (await import('./TestSms')).TestSms);
const dialogs = ['test'] as const;

/** Who carries messages, for how long the money lasts, and what became of each message. */
export default function SmsProviders() {
  const result = useSmsProviders();
  const { title } = useScreen();
  const { dialog, open, close } = useDialogParam(dialogs);
  const maySend = useCan()('sms.update');
  return (
    <>
      <DetailPage
        result={result}
        title={() => title}
        actions={() => (
          <Can do="sms.update">
            <Action label={m.test} icon={Chat20Regular} isPrimary onSelect={() => open('test')} />
          </Can>
        )}
      >
        {({ providers }) => (
          <>
            <ProviderTable />
            <SmsJournal providers={providers} />
          </>
        )}
      </DetailPage>
      <Suspense>{dialog?.name === 'test' && maySend && <TestSms onClose={close} />}</Suspense>
    </>
  );
}
