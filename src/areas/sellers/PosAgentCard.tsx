import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useGetPosAgentQuery, type PosAgent } from '../../api/payment/sellers';
import { useFormat } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { DetailPage, MissingRecord } from '../../kit/detail/DetailPage';
import { Fact } from '../../kit/values/Facts';
import { Phone } from '../../kit/values/values';
import { RecordLink } from '../../parts/RecordLink';
import { href } from '../../routes/href';
import { About } from '../../parts/About';
import { HistorySection } from '../../parts/HistorySection';
import { noSuchRecord } from '../../parts/record/useRecordId';
import { agentJournal, sellerJournal } from './journalWords';
import { m } from './messages';
import { PosAgentActions } from './PosAgentActions';
import { sellerRole, sellerStatus } from './sellerTerms';

/** One seller or agent, with its history. */
export function PosAgentCard({ id }: { id: number | undefined }) {
  const result = useRecordQuery(useGetPosAgentQuery(id === undefined ? skipToken : { branch: 0, id }), id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={result}
      title={({ name }) => name}
      badges={({ status }) => status && sellerStatus.badge(status)}
      actions={(record) => <PosAgentActions record={record} />}
    >
      {(record) => (
        <>
          {record.kind === 'seller' ? <SellerFacts seller={record} /> : <AgentFacts agent={record} />}
          <HistorySection rows={record.history} words={record.kind === 'seller' ? sellerJournal : agentJournal} />
        </>
      )}
    </DetailPage>
  );
}

function SellerFacts({ seller }: { seller: PosAgent }) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <About>
      <Fact label={m.branch} value={seller.branch?.name} />
      <Fact label={m.merchant}>
        {seller.merchant && (
          <RecordLink to={href('merchants.one', { id: String(seller.merchant.id) })} permission="merchants.get">
            {seller.merchant.name}
          </RecordLink>
        )}
      </Fact>
      {seller.is_stopped && <Fact label={m.status} value={intl.formatMessage(m.stopped)} />}
      <Fact label={m.username} value={seller.username} />
      <Fact label={m.role} value={sellerRole.textIn(intl, seller.role ?? '')} />
      <Fact label={m.phone} value={<Phone value={seller.phone} />} />
      <Fact label={m.salesCount}>
        <RecordLink
          to={href('orders.list', {}, { seller_id: [String(seller.id)], status: ['completed'] })}
          permission="orders.query"
        >
          {format.number(seller.sales_count)}
        </RecordLink>
      </Fact>
      <Fact label={m.sales} value={seller.sales} as="money" />
      <Fact label={m.temporary} value={intl.formatMessage(seller.must_change_password ? t.yes : t.no)} />
      <Fact label={m.added} value={seller.created_at} as="dateTime" />
    </About>
  );
}

function AgentFacts({ agent }: { agent: PosAgent }) {
  return (
    <About>
      <Fact label={m.phone} value={<Phone value={agent.phone} />} />
      <Fact label={m.email} value={agent.email} optional />
      <Fact label={m.country} value={agent.country} optional />
      <Fact label={m.city} value={agent.city} optional />
      <Fact label={m.address} value={agent.address} optional />
      <Fact label={m.legalAddress} value={agent.legal_address} optional />
      <Fact label={m.position} value={agent.position} optional />
      <Fact label={m.inn} value={agent.inn} as="inn" />
      <Fact label={m.bankName} value={agent.bank_name} />
      <Fact label={m.mfo} value={agent.mfo} />
      <Fact label={m.accountNumber} value={agent.account_number} as="account" />
      <Fact label={m.swift} value={agent.swift} optional />
      <Fact label={m.branches} value={agent.branches.map(({ name }) => name).join('; ') || null} optional />
      <Fact label={m.accountsCount} value={agent.accounts_count} />
      <Fact label={m.added} value={agent.created_at} as="dateTime" />
    </About>
  );
}
