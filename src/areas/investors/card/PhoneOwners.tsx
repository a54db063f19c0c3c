import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSearchInvestorsByPhoneQuery } from '../../../api/system-user/investors';
import { investorHref } from '../../../parts/investorHref';
import { InvestorName } from '../../../parts/InvestorName';
import { investorStatus } from '../../../parts/investorStatus';
import { m } from '../messages';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorNeutralForeground1,
  },
  owner: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  link: { color: tokens.colorBrandForegroundLink, overflowWrap: 'anywhere' },
});

/** Who has this phone, persons and companies alike, whatever the filters say. */
export function PhoneOwners({ phone }: { phone: string }) {
  const styles = useStyles();
  const { currentData } = useSearchInvestorsByPhoneQuery({ phone });
  if (!currentData) return null;
  return (
    <p role="status" className={styles.root}>
      <FormattedMessage {...(currentData.items.length > 0 ? m.phoneOf : m.phoneOfNobody)} />
      {currentData.items.map((owner) => (
        <span key={owner.id} className={styles.owner}>
          <Link to={investorHref(owner)} className={styles.link}>
            <InvestorName investor={owner} />
          </Link>
          {investorStatus.badge(owner.status)}
        </span>
      ))}
    </p>
  );
}
