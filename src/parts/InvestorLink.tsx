import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { focusRing } from '../kit/foundation/styles';
import { useCan } from '../session/can';
import { InvestorName } from './InvestorName';
import { investorHref } from './investorHref';

const useStyles = makeStyles({
  // A target of at least 24 px (WCAG 2.5.8), however short the name is.
  link: {
    display: 'inline-block',
    minWidth: '24px',
    lineHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    ...focusRing,
  },
});

interface Props {
  investor: Parameters<typeof investorHref>[0] & { name: string };
  /** Said in the place of the name, where that stands beside it already; only for whoever may open the card. */
  children?: ReactNode;
}

/** An investor by name, as a link for whoever may open the card. */
export function InvestorLink({ investor, children }: Props) {
  const styles = useStyles();
  const mayOpen = useCan()('investors.get');
  const name = <InvestorName investor={investor} />;
  if (!mayOpen) return children === undefined ? name : null;
  return (
    <Link to={investorHref(investor)} className={styles.link}>
      {children ?? name}
    </Link>
  );
}
