import { makeStyles, tokens } from '@fluentui/react-components';
import { FailureNote } from '../kit/feedback/FailureNote';
import { SectionSkeleton } from '../kit/feedback/skeletons';
import { Drawer } from '../kit/overlay/Drawer';
import type { Loaded } from '../lib/rows';

const useStyles = makeStyles({ body: { padding: tokens.spacingHorizontalXXL } });

interface Props {
  /** What the person knows the record by. */
  title: string;
  result: Pick<Loaded<unknown>, 'failure' | 'retry'>;
  onClose: () => void;
}

/** Stands where a form about a record will, while the record is on its way; if it does not come, says why and asks again. */
export function ComingDrawer({ title, result, onClose }: Props) {
  const styles = useStyles();
  const { failure, retry } = result;
  return (
    <Drawer title={title} onClose={onClose}>
      <div className={styles.body}>
        {failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />}
      </div>
    </Drawer>
  );
}
