import type { CashInBankDetail } from '../../../api/investment/cashIn';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Section } from '../../../kit/detail/Section';
import { m } from './messages';
import { t } from '../../../i18n/terms';

/** What the bank says of a payment, besides what stands in the head of the page. */
export function DocumentFacts({ claim }: { claim: CashInBankDetail }) {
  return (
    <Section id="document" title={m.bankDocument}>
      <Facts>
        <Fact label={m.payer} value={claim.payer_name} />
        <Fact label={m.payerNumber} value={claim.payer_inn_or_pinfl} as="inn" />
        <Fact label={m.account} value={claim.payer_account} />
        <Fact label={t.mfo} value={claim.payer_mfo} />
        <Fact label={t.purpose} value={claim.purpose} />
        <Fact label={t.comment} value={claim.comment} optional />
      </Facts>
    </Section>
  );
}
