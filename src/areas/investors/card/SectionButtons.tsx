import { makeStyles, tokens } from '@fluentui/react-components';
import { RevealAll } from '../../../kit/values/RevealGroup';
import { EditButton } from '../identity/EditButton';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, ':empty': { display: 'none' } },
});

/** What is done with all facts of a section: its form, and the masked ones shown together. */
export function SectionButtons({ form }: { form: 'common' | 'documents' | 'company' }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <EditButton form={form} />
      <RevealAll />
    </div>
  );
}
