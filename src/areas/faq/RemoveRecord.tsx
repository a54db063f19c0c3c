import { Button, makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { ConfirmDelete } from '../../kit/actions/ConfirmAction';
import { Dialog } from '../../kit/overlay/Dialog';
import { RecordLink } from '../../parts/RecordLink';
import { m, type usedByArticles, type usedByChapters } from './messages';

const useStyles = makeStyles({
  text: { margin: 0 },
  list: { margin: 0, maxHeight: '240px', overflowY: 'auto' },
});

interface Used {
  words: typeof usedByArticles | typeof usedByChapters;
  count: number;
  /** The first of what is in it. */
  some: readonly { id: number; name: string }[];
  to: (id: number) => string;
}

interface Props {
  name: string;
  /** What is in it; while that is something it is not removed. */
  used?: Used;
  run: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a record is removed; of one that something is in it says what, and leads there. */
export function RemoveRecord({ name, used, run, onClose }: Props) {
  const styles = useStyles();
  if (used === undefined || used.count === 0)
    return (
      <ConfirmDelete done={m.removed} run={run} onClose={onClose}>
        {name}
      </ConfirmDelete>
    );
  return (
    <Dialog
      title={m.usedTitle}
      buttons={
        <Button type="submit" appearance="primary">
          <FormattedMessage {...m.understood} />
        </Button>
      }
      onSubmit={onClose}
      onClose={onClose}
    >
      <p className={styles.text}>
        <FormattedMessage {...used.words} values={{ count: used.count }} />
      </p>
      <ul className={styles.list}>
        {used.some.map((one) => (
          <li key={one.id}>
            <RecordLink to={used.to(one.id)} permission="faq.query">
              {one.name}
            </RecordLink>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
