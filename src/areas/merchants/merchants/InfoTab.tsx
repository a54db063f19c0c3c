import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Merchant } from '../../../api/payment/merchants';
import { useFormat } from '../../../i18n/format';
import { phone } from '../../../lib/identifiers';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { t } from '../../../i18n/terms';
import { FileLink } from '../../../parts/FileLink';
import { HistorySection } from '../../../parts/HistorySection';
import { Note } from '../../../parts/Note';
import { WeekHoursText } from '../../../kit/values/WeekHoursText';
import { merchantJournal } from './journalWords';
import { merchantType } from './merchantTerms';
import { blockedFor, m } from './messages';

const useStyles = makeStyles({
  logo: {
    width: '96px',
    height: '96px',
    objectFit: 'contain',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    // A picture brings its own ground, mostly a white one.
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

/** Who a merchant is, its contract, its place, its hours, and what was done to it. */
export function InfoTab({ merchant }: { merchant: Merchant }) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const { block, website_url: site, lat, lon, logo_url: logo } = merchant;
  return (
    <>
      {block && (
        <Note isWarning>
          <FormattedMessage
            {...blockedFor}
            values={{ reason: block.reason, comment: block.comment === null ? '' : `: ${block.comment}` }}
          />
          {block.holds_payouts && (
            <>
              {'. '}
              <FormattedMessage {...m.holdsPayouts} />
            </>
          )}
        </Note>
      )}
      <Section id="identity" title={m.identity}>
        {logo && <img className={styles.logo} src={logo} alt={intl.formatMessage(m.logo)} />}
        <Facts>
          <Fact label={m.legalName} value={merchant.legal_name} />
          <Fact label={m.type} value={merchantType.text(merchant.type)} />
          <Fact label={m.category} value={merchant.category?.name} />
          <Fact label={m.unit} value={merchant.unit} optional />
          <Fact label={m.phone} value={phone.show(merchant.phone)} />
          <Fact label={m.website}>{site && <FileLink href={site}>{site}</FileLink>}</Fact>
          <Fact label={m.made} value={merchant.created_at} as="dateTime" />
        </Facts>
      </Section>
      <Section id="requisites" title={m.requisites}>
        <Facts>
          <Fact label={m.inn} value={merchant.inn} as="inn" />
          <Fact label={m.mfo} value={merchant.mfo} />
          <Fact label={m.bank} value={merchant.bank_name} />
          <Fact label={m.account} value={merchant.account_number} as="account" />
          <Fact
            label={m.rateNds}
            value={merchant.pays_vat ? format.percent(merchant.rate_nds) : intl.formatMessage(t.no)}
          />
          <Fact label={m.discount} value={format.percent(merchant.discount_percent)} />
          <Fact label={m.markup} value={format.percent(merchant.markup_percent)} />
        </Facts>
      </Section>
      <Section id="contract" title={m.contractSection}>
        <Facts>
          <Fact label={m.contractNumber} value={merchant.contract_number} />
          <Fact label={m.contractDate} value={merchant.contract_date} as="day" />
          <Fact label={m.contractEnd} value={merchant.contract_expiry} as="day" />
          <Fact label={m.kam} value={merchant.kam?.name} />
          <Fact label={m.hunter} value={merchant.hunter?.name} />
        </Facts>
      </Section>
      <Section id="place" title={m.place}>
        <Facts>
          <Fact label={m.region} value={merchant.region?.name} />
          <Fact label={m.district} value={merchant.district?.name} />
          <Fact label={m.address} value={merchant.address} />
          <Fact label={m.point} value={lat === null || lon === null ? undefined : `${lat}, ${lon}`} optional />
        </Facts>
      </Section>
      <Section id="schedule" title={m.schedule}>
        <WeekHoursText week={merchant.work_schedule} />
      </Section>
      <HistorySection rows={merchant.history} words={merchantJournal} />
    </>
  );
}
