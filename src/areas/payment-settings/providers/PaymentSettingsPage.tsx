import { Edit20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetPaymentSettingsQuery } from '../../../api/payment/paymentSettings';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { DetailPage } from '../../../kit/detail/DetailPage';
import { Section } from '../../../kit/detail/Section';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useScreen } from '../../../kit/state/screen';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact, Facts } from '../../../kit/values/Facts';
import { m as history } from '../../../parts/historyMessages';
import { RecordHistory } from '../../../parts/RecordHistory';
import { Can, useCan } from '../../../session/can';
import { m as settings } from '../messages';
import { paymentSettingsJournal } from './journalWords';
import { m } from './messages';
import { fiscalProvider, hourText } from './providerTerms';

const EditPaymentSettings = lazyComponent(async () => (await import('./EditPaymentSettings')).EditPaymentSettings);
const dialogs = ['edit'] as const;

/** How payments are taken: by whom, when by themselves, and within which bounds. */
export default function PaymentSettingsPage() {
  const result = useRecordQuery(useGetPaymentSettingsQuery(), 'all');
  const { title } = useScreen();
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayUpdate = useCan()('settings.update');
  const { item } = result;
  const nameOf = (code: string | null) => item?.gateways.find((one) => one.code === code)?.name ?? code;
  return (
    <>
      <DetailPage
        result={result}
        title={() => title}
        actions={() => (
          <Can do="settings.update">
            <Action label={settings.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
          </Can>
        )}
        aside={({ history: rows }) => (
          <Section id="history" title={history.title}>
            <RecordHistory rows={rows} words={paymentSettingsJournal} />
          </Section>
        )}
      >
        {({ setting }) => (
          <>
            <Section id="takes" title={m.takes}>
              <Facts>
                <Fact label={m.acquirer} value={nameOf(setting.acquiring_provider)} />
                <Fact label={m.backup} value={nameOf(setting.backup_provider)} />
                <Fact label={m.fiscal} value={fiscalProvider.text(setting.ofd_provider)} />
              </Facts>
            </Section>
            <Section id="autopay" title={m.autopaySection}>
              <Facts>
                <Fact label={m.autopay} value={<FormattedMessage {...(setting.autopay_enabled ? t.yes : t.no)} />} />
                <Fact label={m.hours} value={setting.autopay_hours.map(hourText).join(', ')} />
                <Fact label={m.retries} value={setting.retry_count} />
              </Facts>
            </Section>
            <Section id="limits" title={m.limits}>
              <Facts>
                <Fact label={m.least} value={setting.min_amount} as="money" />
                <Fact label={m.most} value={setting.max_amount} as="money" />
                <Fact label={settings.changedAt} value={setting.updated_at} as="dateTime" />
              </Facts>
            </Section>
          </>
        )}
      </DetailPage>
      <Suspense>
        {item && dialog?.name === 'edit' && mayUpdate && <EditPaymentSettings of={item} onClose={close} />}
      </Suspense>
    </>
  );
}
