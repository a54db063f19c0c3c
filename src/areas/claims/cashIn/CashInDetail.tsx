import { makeStyles, tokens } from '@fluentui/react-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useGetCashInBankClaimQuery, type CashInBankDetail } from '../../../api/investment/cashIn';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Fact, Facts } from '../../../kit/values/Facts';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { Section } from '../../../kit/detail/Section';
import { href } from '../../../routes/href';
import { RecordWalkContext, type RecordWalk } from '../../../kit/state/recordWalk';
import { HistorySection } from '../../../parts/HistorySection';
import { InvestorLink } from '../../../parts/InvestorLink';
import { CashInActions } from './CashInActions';
import { cashInStatus, matchConfidence } from './cashInTerms';
import { DecidedNote } from './DecidedNote';
import { DocumentFacts } from './DocumentFacts';
import { m, numbered } from './messages';
import { PayerSection } from './PayerSection';
import type { Posting } from './payer';
import { t } from '../../../i18n/terms';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';

const ConfirmCashIn = lazyComponent(async () => (await import('./ConfirmCashIn')).ConfirmCashIn);

const useStyles = makeStyles({
  // What the bank says and whose it may be are compared, so they stand side by side.
  sides: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    outlineStyle: 'none',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** One document of the bank beside the investor whose money it is. */
export default function CashInDetail() {
  const intl = useIntl();
  const navigate = useNavigate();
  const id = useRecordId();
  const claim = useRecordQuery(
    useGetCashInBankClaimQuery(id === undefined ? skipToken : { id }, { refetchOnMountOrArgChange: true }),
    id,
  );
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  const goOn = ({ next_id: next }: CashInBankDetail): void => {
    const to = next === null ? href('claims.cashIn') : href('claims.cashInOne', { id: String(next) });
    // The place in the queue moves on; Back leads to where the queue was entered.
    void navigate(to, { replace: true, state: { isNext: true } });
  };
  // The service names the next one only.
  const walkOf = (one: CashInBankDetail): RecordWalk => ({
    next: one.next_id === null ? undefined : () => goOn(one),
    previous: undefined,
  });
  return (
    <DetailPage
      result={claim}
      title={(one) => intl.formatMessage(numbered, { number: one.bank_document_number })}
      label={(one) => `№ ${one.bank_document_number}`}
      badges={(one) => cashInStatus.badge(one.status)}
      figures={(one) => (
        <Facts areFigures>
          <Fact label={t.sum} value={one.amount} as="moneyWithCurrency" />
          <Fact label={m.date} value={one.document_date} as="day" />
          <Fact label={m.waitsSince} value={one.created_at} as="dateTime" />
          <Fact label={m.confidence} value={matchConfidence.badge(one.match_confidence)} />
        </Facts>
      )}
      actions={(one) => (
        <RecordWalkContext value={walkOf(one)}>
          <CashInActions key={one.id} claim={one} onNext={() => goOn(one)} />
        </RecordWalkContext>
      )}
    >
      {(one) => (
        <>
          <DecidedNote claim={one} />
          <RecordWalkContext value={walkOf(one)}>
            <Sides key={one.id} claim={one} onDone={() => goOn(one)} />
          </RecordWalkContext>
          <HistorySection rows={one.history} words={{ values: cashInStatus.wordsOf('status') }} />
        </>
      )}
    </DetailPage>
  );
}

function Sides({ claim, onDone }: { claim: CashInBankDetail; onDone: () => void }) {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  // It outlives the side that asked: the fresh record comes while the question still shows its tick.
  const [posting, setPosting] = useState<Posting>();
  const isNext = (useLocation().state as { isNext?: boolean } | null)?.isNext === true;
  // Whoever came from the one before goes on here with the keyboard.
  useEffect(() => {
    if (isNext) place.current?.focus();
  }, [isNext]);
  return (
    <div ref={place} tabIndex={-1} className={styles.sides}>
      <DocumentFacts claim={claim} />
      {claim.status === 'pending' ? (
        <PayerSection claim={claim} onAsk={setPosting} />
      ) : (
        <Section id="payer" title={m.whose}>
          <Facts>
            <Fact label={t.investor}>
              {claim.matched_investor && <InvestorLink investor={claim.matched_investor} />}
            </Fact>
            <Fact label={t.contract} value={claim.matched_investment?.contract_number} />
          </Facts>
        </Section>
      )}
      {posting && (
        <Suspense>
          <ConfirmCashIn
            claim={claim}
            posting={posting}
            onClose={(isDone) => {
              setPosting(undefined);
              if (isDone) onDone();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
