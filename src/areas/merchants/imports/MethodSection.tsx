import { Edit20Regular, Play20Regular, Settings20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useGetImportMethodQuery,
  useImportFromFtpMutation,
  type ImportMethod,
} from '../../../api/payment/merchantImports';
import { Action } from '../../../kit/actions/Action';
import { useAsyncAction } from '../../../kit/actions/useAsyncAction';
import { Section } from '../../../kit/detail/Section';
import { EmptyState } from '../../../kit/feedback/EmptyState';
import { FailureBar } from '../../../kit/feedback/FailureBar';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact, Facts } from '../../../kit/values/Facts';
import { ActionRow } from '../../../parts/ActionRow';
import { Can, useCan } from '../../../session/can';
import { importSchedule, importType } from './importTerms';
import { m } from './messages';

const MethodForm = lazyComponent(async () => (await import('./MethodForm')).MethodForm);
const dialogs = ['importMethod'] as const;

/** Where the goods are fetched from; of a password or a token it says no more than that there is one. */
export function MethodSection({ merchantId }: { merchantId: number }) {
  const result = useRecordQuery(useGetImportMethodQuery({ id: merchantId }), merchantId);
  const { dialog, open, close } = useDialogParam(dialogs);
  const mayImport = useCan()('merchants.import');
  return (
    <Section id="importMethod" title={m.method} result={result}>
      {(method) => (
        <>
          {method.type === null ? <EmptyState text={m.noMethod} /> : <About method={method} />}
          <Can do="merchants.import">
            <ActionRow>
              {method.type === 'ftp' && <RunNow merchantId={merchantId} />}
              <Action
                label={method.type === null ? m.setUp : m.change}
                icon={method.type === null ? Settings20Regular : Edit20Regular}
                onSelect={() => open('importMethod')}
              />
            </ActionRow>
          </Can>
          <Suspense>
            {dialog && mayImport && <MethodForm merchantId={merchantId} method={method} onClose={close} />}
          </Suspense>
        </>
      )}
    </Section>
  );
}

function About({ method: { type, ftp, billz, updated_at } }: { method: ImportMethod }) {
  return (
    <Facts>
      <Fact label={m.source}>{type && <FormattedMessage {...importType.labelOf(type)} />}</Fact>
      {ftp && (
        <>
          <Fact label={m.host} value={`${ftp.host}:${ftp.port}`} />
          <Fact label={m.path} value={ftp.path} />
          <Fact label={m.login} value={ftp.login} />
          <Fact label={m.password}>
            <FormattedMessage {...m.isKept} />
          </Fact>
          <Fact label={m.schedule}>
            <FormattedMessage {...importSchedule.labelOf(ftp.schedule)} />
          </Fact>
        </>
      )}
      {billz && (
        <>
          <Fact label={m.shop} value={billz.shop_id} />
          <Fact label={m.token}>
            <FormattedMessage {...m.isKept} />
          </Fact>
          <Fact label={m.schedule}>
            <FormattedMessage {...m.nightly} />
          </Fact>
        </>
      )}
      <Fact label={m.updated} value={updated_at} as="dateTime" />
    </Facts>
  );
}

function RunNow({ merchantId }: { merchantId: number }) {
  const [begin] = useImportFromFtpMutation();
  const action = useAsyncAction(() => begin({ id: merchantId }).unwrap(), m.begun);
  return (
    <>
      <Action label={m.runNow} icon={Play20Regular} onSelect={action.start} />
      {action.failure && <FailureBar failure={action.failure} />}
    </>
  );
}
