import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessage, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { usePartyName } from './usePartyName';

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

const card = defineMessage<{ id: number }>({ id: 'claims.party.card', defaultMessage: 'Карточка № {id}' });

interface Props {
  investor: { id: number; name: string; subject: 'individual' | 'business' };
  /** The name stands beside it already. */
  isNumber?: boolean;
}

/** An investor by name, leading to his card; without the right to it the name alone. */
export function PartyLink({ investor, isNumber = false }: Props) {
  const styles = useStyles();
  const mayOpen = useCan()('investors.get');
  const nameOf = usePartyName();
  const name = isNumber ? <FormattedMessage {...card} values={{ id: investor.id }} /> : nameOf(investor);
  if (!mayOpen) return isNumber ? null : <span>{name}</span>;
  const id = String(investor.id);
  const to = investor.subject === 'business' ? href('investors.business', { id }) : href('investors.one', { id });
  return (
    <Link to={to} className={styles.link}>
      {name}
    </Link>
  );
}
