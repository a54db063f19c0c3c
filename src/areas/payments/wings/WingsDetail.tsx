import { makeStyles, tokens } from '@fluentui/react-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetWingsRequestQuery, type WingsRequest } from '../../../api/payment/wings';
import { useFormat } from '../../../i18n/format';
import { CopyableId } from '../../../kit/values/CopyableId';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Section } from '../../../kit/detail/Section';
import { m, requestTitle } from './messages';
import { wingsStatus, wingsTypes } from './wingsTerms';
import { t } from '../../../i18n/terms';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';

const useStyles = makeStyles({
  customer: { overflowWrap: 'anywhere' },
  message: {
    margin: 0,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

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
              <div className={styles.customer}>{one.customer.name}</div>
            ) : (
              <FormattedMessage {...m.noCustomer} />
            )}
          </Section>
          <Message id="request" title={m.request} message={one.request} />
          <Message id="response" title={m.response} message={one.response} />
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

interface Said {
  id: string;
  title: MessageDescriptor;
  message: WingsRequest['request'];
}

/** A message of the service, as it travelled. */
function Message({ id, title, message }: Said) {
  const styles = useStyles();
  return (
    <Section id={id} title={title}>
      {message === null ? (
        <FormattedMessage {...m.nothing} />
      ) : (
        <pre className={styles.message}>{JSON.stringify(message, null, 2)}</pre>
      )}
    </Section>
  );
}
