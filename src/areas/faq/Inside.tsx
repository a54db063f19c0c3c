import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Section } from '../../kit/detail/Section';
import { RecordLink } from '../../parts/RecordLink';

const useStyles = makeStyles({
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalXL },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
});

interface Props {
  title: MessageDescriptor;
  empty: MessageDescriptor;
  some: readonly { id: number; name: string }[];
  to: (id: number) => string;
}

/** What stands in a category or a chapter, in its order, each with the way there. */
export function Inside({ title, empty, some, to }: Props) {
  const styles = useStyles();
  return (
    <Section id="inside" title={title}>
      {some.length === 0 ? (
        <p className={styles.none}>
          <FormattedMessage {...empty} />
        </p>
      ) : (
        <ol className={styles.list}>
          {some.map((one) => (
            <li key={one.id}>
              <RecordLink to={to(one.id)} permission="faq.query">
                {one.name}
              </RecordLink>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
