import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { useGetInvestorQuery, type Investor, type InvestorRow } from '../../../api/investment/investors';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { CopyableId } from '../../../kit/values/CopyableId';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Fact, Facts } from '../../../kit/values/Facts';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { useCan } from '../../../session/can';
import { InvestorFormContext, type InvestorFormName } from './investorForms';
import { InvestorActions } from './InvestorActions';
import { OfRecordContext } from '../../../kit/actions/Action';
import { useInvestorCommands } from './investorCommands';
import { InvestorForm } from './InvestorForm';
import { investorHref } from '../../../parts/investorHref';
import { investorStatus } from '../../../parts/investorStatus';
import { HistorySection } from '../journal/HistorySection';
import { LogsSection } from '../journal/LogsSection';
import { m as journal } from '../journal/messages';
import { noName } from '../../../parts/investorTerms';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { m as list } from '../messages';
import { DuplicatesSection } from './DuplicatesSection';
import { m } from './messages';
import { LazySection } from '../../../parts/LazySection';

/** The open form of the card. Those that are filled in are there again after a reload; a question is not. */
function useOpenForm(subject: InvestorRow['subject']) {
  const can = useCan();
  const forms = useMemo<InvestorFormName[]>(
    () => [
      ...(can('investors.update')
        ? (['common', 'phone', subject === 'individual' ? 'documents' : 'company'] as const)
        : []),
      ...(can('investor_verification.enable') ? (['status'] as const) : []),
    ],
    [can, subject],
  );
  const { dialog, open, close } = useDialogParam(forms);
  const [question, ask] = useState<InvestorFormName>();
  const change = useCallback(
    (next: InvestorFormName | undefined) => {
      const form = forms.find((known) => known === next);
      ask(form === undefined ? next : undefined);
      if (form === undefined) close();
      else open(form);
    },
    [forms, open, close],
  );
  return [question ?? dialog?.name, change] as const;
}

interface Props {
  subject: InvestorRow['subject'];
  children: (investor: Investor) => ReactNode;
}

/** The card of an investor of one kind. An address of the other kind leads to the card that the investor has. */
export function InvestorCard({ subject, children }: Props) {
  const intl = useIntl();
  const id = useRecordId();
  const [action, setAction] = useOpenForm(subject);
  const investor = useRecordQuery(useGetInvestorQuery(id === undefined ? skipToken : { id }), id);
  const { item } = investor;
  useInvestorCommands(item?.subject === subject ? item : undefined, setAction);

  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  // Whatever else the service may call an investor, he has the card of a person; the address names which.
  const isElsewhere = item && (item.subject === 'business') !== (subject === 'business');
  if (isElsewhere) return <Navigate to={investorHref({ id, subject: item.subject })} replace />;
  return (
    <InvestorFormContext value={setAction}>
      <DetailPage
        result={investor}
        title={(one) => one.name || intl.formatMessage(noName, { id: one.id })}
        badges={(one) => (
          <>
            <CopyableId text={one.id} />
            {investorStatus.badge(one.status)}
          </>
        )}
        figures={(one) => <Figures investor={one} />}
        // The palette is told of them with words of their own (useInvestorCommands).
        actions={(one) => (
          <OfRecordContext value={false}>
            <InvestorActions investor={one} />
          </OfRecordContext>
        )}
        aside={(one) => <Aside key={one.id} investor={one} />}
      >
        {children}
      </DetailPage>
      {action && item && <InvestorForm name={action} investor={item} onClose={() => setAction(undefined)} />}
    </InvestorFormContext>
  );
}

function Aside({ investor }: { investor: Investor }) {
  return (
    <>
      <DuplicatesSection investor={investor} />
      <LazySection id="history" title={journal.history}>
        <HistorySection investor={investor} />
      </LazySection>
      <LazySection id="logs" title={journal.logs}>
        <LogsSection investor={investor} />
      </LazySection>
    </>
  );
}

function Figures({ investor }: { investor: Investor }) {
  return (
    <Facts areFigures>
      <Fact label={list.invested} value={investor.investment_amount} as="money" />
      <Fact label={list.balance} value={investor.balance} as="money" />
      <Fact label={m.earned} value={investor.income_amount} as="money" />
      <Fact label={m.liveInvestments} value={investor.investments_count} />
      {investor.subject === 'individual' && (
        <Fact label={m.passport}>
          <FormattedMessage {...(investor.passport_confirmed ? m.passportConfirmed : m.passportNotConfirmed)} />
        </Fact>
      )}
    </Facts>
  );
}
