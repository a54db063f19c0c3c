import { makeStyles, tokens } from '@fluentui/react-components';
import type { Investor } from '../../../api/investment/investors';
import { AttachmentsSection } from '../card/AttachmentsSection';
import { CompanySection } from '../card/CompanySection';
import { PhotoWall, type PhotoWatch } from './PhotoWall';

const useStyles = makeStyles({
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
});

/** What the typed data is held against: the photos of a person, the papers of a company. */
export function Evidence({ investor, watch }: { investor: Investor; watch: PhotoWatch }) {
  const styles = useStyles();
  if (investor.subject === 'individual') return <PhotoWall investor={investor} watch={watch} />;
  return (
    <div className={styles.column}>
      <CompanySection investor={investor} />
      <AttachmentsSection investor={investor} />
    </div>
  );
}
