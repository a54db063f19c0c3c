import { makeStyles, tokens } from '@fluentui/react-components';
import type { MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Investor } from '../../../api/investment/investors';
import { useListPlatformInvestorsRows, type Duplicate } from '../../../api/system-user/investors';
import { Masked } from '../../../kit/values/values';
import { Section } from '../../../kit/detail/Section';
import { investorHref } from '../../../parts/investorHref';
import { InvestorName } from '../../../parts/InvestorName';
import { investorStatus } from '../../../parts/investorStatus';
import { m } from './messages';
import { WithWarning } from '../../../parts/WithWarning';

const matches: Record<Duplicate['matches'][number], MessageDescriptor> = {
  pinfl: m.sharedPinfl,
  inn: m.sharedInn,
  phone_number: m.sharedPhone,
};

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, margin: 0, padding: 0 },
  item: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, listStyleType: 'none' },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  link: { color: tokens.colorBrandForegroundLink, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/** Others with the same PINFL, INN or phone. Usually there is nobody, and then there is no section. */
export function DuplicatesSection({ investor }: { investor: Investor }) {
  const styles = useStyles();
  const duplicates = useListPlatformInvestorsRows(investor.id);
  const isNone = duplicates.state === 'loading' || (duplicates.state === 'ready' && duplicates.items.length === 0);
  if (isNone) return null;
  return (
    <Section id="duplicates" title={m.duplicates} rows={duplicates} empty={m.duplicates}>
      <ul className={styles.list}>
        {duplicates.items.map((one) => (
          <li key={one.id} className={styles.item}>
            <span className={styles.name}>
              <Link to={investorHref(one)} className={styles.link}>
                <InvestorName investor={one} />
              </Link>
              {investorStatus.badge(one.status)}
            </span>
            <span className={styles.quiet}>
              <Masked text={one.phone_number} />
            </span>
            {one.matches.map((match) => (
              <Match key={match} match={match} />
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Match({ match }: { match: Duplicate['matches'][number] }) {
  const label: MessageDescriptor | undefined = matches[match];
  return label ? <WithWarning text={label} /> : match;
}
