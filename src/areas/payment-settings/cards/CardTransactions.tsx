import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetMaskedCardQuery } from '../../../api/payment/paymentCards';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Section } from '../../../kit/detail/Section';
import { useListState } from '../../../kit/url/useListState';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { cardSystems } from '../../../parts/charges';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { cardState } from './cardTerms';
import { chargeColumns as columns, chargeParameters as parameters } from './chargeColumns';
import { Charges } from './Charges';
import { m } from './messages';

function ChargesOfCard({ cardId }: { cardId: number }) {
  const list = useListState(parameters);
  return (
    <Section id="transactions" title={m.transactions}>
      <Charges list={list} cardId={cardId} columns={columns} label={m.transactions} empty={m.noTransactions} />
    </Section>
  );
}

/** Every attempt at a gateway with one card. */
export default function CardTransactions() {
  const id = useRecordId();
  const result = useRecordQuery(useGetMaskedCardQuery(id === undefined ? skipToken : { id }), id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage result={result} title={(card) => card.masked_pan} badges={(card) => cardState.badge(card.status)}>
      {(card) => (
        <>
          <About>
            <Fact label={m.customer} value={card.customer.name} />
            <Fact label={m.holder} value={card.holder} />
            <Fact label={m.bank} value={card.bank} />
            <Fact label={m.kind} value={cardSystems[card.type]} />
            <Fact label={m.phone} value={card.phone_masked} />
            <Fact label={m.expiry} value={card.expiry} />
          </About>
          <ChargesOfCard cardId={id} />
        </>
      )}
    </DetailPage>
  );
}
