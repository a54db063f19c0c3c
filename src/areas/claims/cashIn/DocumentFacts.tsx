import type { CashInBankDetail } from '../../../api/investment/cashIn';
import { Fact, Facts } from '../../../kit/detail/Facts';
import { Section } from '../../../kit/detail/Section';
import { m } from './messages';
import { t } from '../../../i18n/terms';

/** What the bank says of a payment, besides what stands in the head of the page. */
export function DocumentFacts({ claim }: { claim: CashInBankDetail }) {
  return (
    <Section id="document" title={m.bankDocument}>
      <Facts>
        <Fact label={m.payer}>{claim.payer_name}</Fact>
        <Fact label={m.payerNumber}>{claim.payer_inn_or_pinfl}</Fact>
        <Fact label={m.account}>{claim.payer_account}</Fact>
        <Fact label={t.mfo}>{claim.payer_mfo}</Fact>
        <Fact label={t.purpose}>{claim.purpose}</Fact>
        {claim.comment !== null && <Fact label={t.comment}>{claim.comment}</Fact>}
      </Facts>
    </Section>
  );
}
