import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessage, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { href } from '../routes/href';
import { useCan } from '../session/can';

const noName = defineMessage<{ id: number }>({ id: 'parts.investor.noName', defaultMessage: 'Инвестор № {id}' });

/** An investor as other records name him. */
export interface InvestorRef {
  id: number;
  subject: 'individual' | 'business';
  /** Empty while nothing was submitted. */
  name: string;
}

const useStyles = makeStyles({
  // A target of at least 24 px (WCAG 2.5.8), however short the name is.
  link: {
    display: 'inline-block',
    minWidth: '24px',
    lineHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    overflowWrap: 'anywhere',
  },
});

/** The address of an investor's card; persons and companies have cards of their own. */
export function investorHref(investor: Pick<InvestorRef, 'id' | 'subject'>): string {
  const id = String(investor.id);
  return investor.subject === 'business' ? href('investors.business', { id }) : href('investors.one', { id });
}

/** The name, or the number of an investor who has not yet said one. */
export function InvestorName({ investor }: { investor: InvestorRef }) {
  return investor.name === '' ? <FormattedMessage {...noName} values={{ id: investor.id }} /> : investor.name;
}

/** The same, leading to the card for whoever may open it. */
export function InvestorLink({ investor }: { investor: InvestorRef }) {
  const styles = useStyles();
  const may = useCan()('investors.get');
  if (!may) return <InvestorName investor={investor} />;
  return (
    <Link to={investorHref(investor)} className={styles.link}>
      <InvestorName investor={investor} />
    </Link>
  );
}
