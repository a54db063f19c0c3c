import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetApplicationQuery, useListApplicantPhotosQuery } from '../../../api/payment/instalments';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Tabs } from '../../../kit/detail/Tabs';
import { usePhotosSeen, photoWords } from '../../../kit/photos/usePhotosSeen';
import { useChoiceParam } from '../../../kit/url/useChoiceParam';
import { CopyableId } from '../../../kit/values/CopyableId';
import { photosAtHand } from '../../../parts/applicant/photos';
import { m as history } from '../../../parts/historyMessages';
import { HistorySection } from '../../../parts/HistorySection';
import { applicationJournal, saidOf } from '../../../parts/orders/applicationJournal';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { t } from '../../../i18n/terms';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { ApplicationActions } from '../actions/ApplicationActions';
import { isContract, isGivenUp, mayHavePaid } from '../applicationSteps';
import { GoodsTab } from '../goods/GoodsTab';
import { applicationLabel, applicationTitle, m as instalments } from '../messages';
import { m } from './messages';
import { PaymentsTab } from '../money/PaymentsTab';
import { PromisesSection } from '../money/PromisesSection';
import { RefundsSection } from '../money/RefundsSection';
import { ScheduleTab } from '../money/ScheduleTab';
import { AboutTab } from './AboutTab';
import { ContractFigures, Figures } from './Figures';
import { NextStep } from './NextStep';
import { PapersTab } from './PapersTab';

const tabs = [
  { name: 'about', title: t.about },
  { name: 'goods', title: m.goods },
  { name: 'schedule', title: instalments.schedule },
  { name: 'payments', title: m.payments },
  { name: 'papers', title: m.papers },
  { name: 'history', title: history.title },
] as const;
const names = ['about', 'goods', 'schedule', 'payments', 'papers', 'history'] as const;

/** One application and the contract that came of it, the next step first. */
export default function ApplicationCard() {
  const id = useRecordId();
  const intl = useIntl();
  const result = useRecordQuery(useGetApplicationQuery(id === undefined ? skipToken : { id }), id);
  const [asked, choose] = useChoiceParam('tab', names);
  const photosResult = useRecordQuery(useListApplicantPhotosQuery(id === undefined ? skipToken : { id }), id);
  const seen = usePhotosSeen();
  const photos = photosResult.item?.items;
  const unseen = photos
    ? seen.whyNot(photosAtHand(photos))
    : photosResult.failure
      ? photoWords.broken
      : photoWords.loading;
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={result}
      title={(one) => intl.formatMessage(applicationTitle, { id: one.id, name: one.customer.name })}
      label={(one) => one.contract_number ?? intl.formatMessage(applicationLabel, { id: one.id })}
      badges={(one) => (
        <>
          <CopyableId text={one.contract_number ?? one.id} />
          {applicationStatus.badge(one.Status)}
        </>
      )}
      figures={(one) => (isContract(one) ? <ContractFigures application={one} /> : <Figures application={one} />)}
      actions={(one) => (
        <ApplicationActions
          application={one}
          photos={photos}
          unseen={unseen && asked !== 'about' ? m.stepWaitingForApproval : unseen}
        />
      )}
    >
      {(one) => {
        const shown = tabs.filter(
          ({ name }) => (name !== 'schedule' || isContract(one)) && (name !== 'payments' || mayHavePaid(one)),
        );
        const tab = shown.some(({ name }) => name === asked) ? asked : 'about';
        return (
          <>
            <NextStep application={one} />
            {isGivenUp(one) && <RefundsSection key={`refunds${one.id}`} application={one} />}
            <Tabs label={m.tabs} tabs={shown} chosen={tab} onChoose={choose}>
              {tab === 'about' && (
                <AboutTab
                  application={one}
                  photos={photosResult}
                  watch={{ onState: seen.tell, onRetry: photosResult.retry }}
                />
              )}
              {tab === 'goods' && <GoodsTab key={one.id} application={one} />}
              {tab === 'schedule' && (
                <>
                  <ScheduleTab key={one.id} id={one.id} />
                  <PromisesSection key={`promises${one.id}`} id={one.id} />
                </>
              )}
              {tab === 'payments' && <PaymentsTab key={one.id} application={one} />}
              {tab === 'papers' && <PapersTab key={one.id} application={one} />}
              {tab === 'history' && <HistorySection rows={saidOf(one.history)} words={applicationJournal} />}
            </Tabs>
          </>
        );
      }}
    </DetailPage>
  );
}
