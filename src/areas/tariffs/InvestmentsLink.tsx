import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { focusRing } from '../../kit/foundation/styles';
import { useCan } from '../../session/can';

const useStyles = makeStyles({
  // A target of at least 24 px (WCAG 2.5.8).
  link: {
    alignSelf: 'flex-start',
    lineHeight: '24px',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ...focusRing,
  },
});

/** The way to the investments of a tariff or a round, for whoever may list them. */
export function InvestmentsLink({ to, label }: { to: string; label: MessageDescriptor }) {
  const styles = useStyles();
  if (!useCan()('investments.query')) return null;
  return (
    <Link to={to} className={styles.link}>
      <FormattedMessage {...label} />
    </Link>
  );
}
