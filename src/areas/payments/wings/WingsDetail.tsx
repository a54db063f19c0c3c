import { makeStyles } from '@fluentui/react-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetWingsRequestQuery, type WingsRequest } from '../../../api/payment/wings';
import { useFormat } from '../../../i18n/format';
import { CopyableId } from '../../../kit/values/CopyableId';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Section } from '../../../kit/detail/Section';
import { href } from '../../../routes/href';
import { m, requestTitle } from './messages';
import { wingsStatus, wingsTypes } from './wingsTerms';
import { t } from '../../../i18n/terms';
import { RecordLink } from '../../../parts/RecordLink';
import { ServiceMessage, serviceMessages } from '../../../parts/ServiceMessage';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';

const useStyles = makeStyles({ customer: { overflowWrap: 'anywhere' } });

/** One question to the scoring service: what was sent and what came back, personal values masked. */
export default function WingsDetail() {
  const styles = useStyles();
  const intl = useIntl();
  const id = useRecordId();
  const request = useRecordQuery(useGetWingsRequestQuery(id === undefined ? skipToken : { id }), id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={request}
      title={(one) => intl.formatMessage(requestTitle, { id: one.id })}
      label={(one) => `№ ${one.id}`}
      badges={(one) => (
        <>
          <CopyableId text={one.id} />
          {wingsStatus.badge(one.status)}
        </>
      )}
      figures={(one) => <Figures request={one} />}
    >
      {(one) => (
        <>
          <Section id="about" title={m.customer}>
            {one.customer ? (
              <div className={styles.customer}>
                {one.customer_guid === null ? (
                  one.customer.name
                ) : (
                  <RecordLink to={href('customers.one', { id: one.customer_guid })} permission="customers.get">
                    {one.customer.name}
                  </RecordLink>
                )}
              </div>
            ) : (
              <FormattedMessage {...m.noCustomer} />
            )}
          </Section>
          <Section id="request" title={serviceMessages.request}>
            <ServiceMessage message={one.request} />
          </Section>
          <Section id="response" title={serviceMessages.response}>
            <ServiceMessage message={one.response} />
          </Section>
        </>
      )}
    </DetailPage>
  );
}

function Figures({ request }: { request: WingsRequest }) {
  const format = useFormat();
  return (
    <Facts areFigures>
      <Fact label={t.type} value={wingsTypes.text(request.type)} />
      <Fact label={t.sent} value={request.created_at} as="dateTime" />
      <Fact label={m.duration} value={request.duration_ms !== null && format.number(request.duration_ms)} />
    </Facts>
  );
}
