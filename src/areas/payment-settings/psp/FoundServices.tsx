import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { useListPspServicesRows, type PspService } from '../../../api/payment/psp';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { RecordLink } from '../../../parts/RecordLink';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { href } from '../../../routes/href';
import { m } from './messages';

const useStyles = makeStyles({
  // Below the categories, of which there may be none: it takes what they leave, and is scrolled where that is little.
  root: {
    flexShrink: 1,
    minHeight: '160px',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: 0,
    listStyleType: 'none',
    overflowWrap: 'anywhere',
  },
  service: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  category: { color: tokens.colorNeutralForeground3 },
});

/** The service, which opens at the side of its category. */
const placeOf = ({ id, category }: PspService) =>
  `${href('paymentSettings.psp', { id: String(category.id) })}?service=${id}`;

/** Services that the text of the search finds as well, whatever categories it finds; each leads to its card. */
export function FoundServices({ search }: { search: string }) {
  const styles = useStyles();
  const textOf = useTextOf();
  const services = useListPspServicesRows({ limit: 50, page: 1, filters: { search } });
  if (services.failure) return <FailureNote failure={services.failure} retry={services.retry} />;
  if (services.items.length === 0) return null;
  return (
    <section aria-labelledby="found-services" className={styles.root}>
      <h2 id="found-services" className={styles.title}>
        <FormattedMessage {...m.services} />
      </h2>
      <ul className={styles.list}>
        {services.items.map((one) => (
          <li key={one.id} className={styles.service}>
            <RecordLink to={placeOf(one)} permission="psp.get">
              {textOf(one, 'name')}
            </RecordLink>
            <span className={styles.category}>{one.category.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
