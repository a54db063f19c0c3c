import { useIntl } from 'react-intl';
import { useGetTariffChangeClaimQuery, type TariffChangeDetail } from '../../../api/investment/tariffChanges';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { DateTime, Day } from '../../../kit/values/values';
import { Fact, Facts } from '../../../kit/detail/Facts';
import { Section } from '../../../kit/detail/Section';
import { InvestorLink } from '../../../parts/InvestorLink';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { claimTitle, m } from './messages';
import { changeStatus } from './tariffTerms';
import { t } from '../../../i18n/terms';

/** One tariff change at the side of its list: whose, from which to which, and who did what. */
export function TariffChangeDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const intl = useIntl();
  const result = useRecordQuery(useGetTariffChangeClaimQuery({ id }), id);
  return (
    <RecordDrawer
      title={intl.formatMessage(claimTitle, { id })}
      result={result}
      onClose={onClose}
      badges={(one) => changeStatus.badge(one.status)}
      words={changeStatus.wordsOf('status')}
    >
      {(one) => <About claim={one} />}
    </RecordDrawer>
  );
}

function About({ claim }: { claim: TariffChangeDetail }) {
  return (
    <Section id="about" title={t.about}>
      <Facts>
        <Fact label={t.investor}>
          <InvestorLink investor={claim.investor} />
        </Fact>
        <Fact label={t.contract}>{claim.investment.name}</Fact>
        <Fact label={m.oldTariff}>{claim.old_tariff.name}</Fact>
        <Fact label={m.newTariff}>{claim.new_tariff.name}</Fact>
        {claim.effective_from !== null && (
          <Fact label={m.effectiveFrom}>
            <Day value={claim.effective_from} />
          </Fact>
        )}
        <Fact label={t.created}>
          <DateTime value={claim.created_at} />
        </Fact>
        {claim.reason !== null && <Fact label={t.reason}>{claim.reason}</Fact>}
        {claim.comment !== null && <Fact label={t.comment}>{claim.comment}</Fact>}
      </Facts>
    </Section>
  );
}
