import type { CashInBankDetail } from '../../../api/investment/payments';
import { Day } from '../../../kit/Day';
import { DateTime } from '../../../kit/DateTime';
import { Fact, Facts } from '../../../kit/Facts';
import { Money } from '../../../kit/Money';
import { Section } from '../../../kit/Section';
import { m } from './messages';

/** What the bank says of a payment. */
export function DocumentFacts({ claim }: { claim: CashInBankDetail }) {
  return (
    <Section id="document" title={m.bankDocument}>
      <Facts>
        <Fact label={m.payer}>{claim.payer_name}</Fact>
        <Fact label={m.payerNumber}>{claim.payer_inn_or_pinfl}</Fact>
        <Fact label={m.sum}>
          <Money amount={claim.amount} />
        </Fact>
        <Fact label={m.account}>{claim.payer_account}</Fact>
        <Fact label={m.mfo}>{claim.payer_mfo}</Fact>
        <Fact label={m.date}>
          <Day value={claim.document_date} />
        </Fact>
        <Fact label={m.purpose}>{claim.purpose}</Fact>
        <Fact label={m.waitsSince}>
          <DateTime value={claim.created_at} />
        </Fact>
        {claim.comment !== null && <Fact label={m.comment}>{claim.comment}</Fact>}
      </Facts>
    </Section>
  );
}
