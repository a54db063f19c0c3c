import { makeStyles, tokens } from '@fluentui/react-components';
import { defineMessage, FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/format';
import type { Failure } from '../../lib/failure';
import { forbidden as forbiddenStatus } from '../../lib/httpStatus';
import { ForbiddenHint } from '../feedback/ForbiddenHint';
import type { BulkState } from './bulkState';

const forbidden = defineMessage<{ count: string }>({
  id: 'kit.bulk.forbiddenCount',
  defaultMessage: 'Доступ запрещён, строк: {count}',
});

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    maxHeight: '30vh',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    listStyleType: 'none',
  },
  refusal: { padding: `${tokens.spacingVerticalXS} 0`, color: tokens.colorNeutralForeground1 },
  title: { fontWeight: tokens.fontWeightSemibold },
});

/** The refusals of a run by what the service said, each with the number of its rows. */
function refusalsOf({ rows }: BulkState): { failure: Failure; count: number }[] {
  const found = new Map<string, { failure: Failure; count: number }>();
  for (const row of rows.values()) {
    if (row.state !== 'failed' || row.failure?.status !== forbiddenStatus) continue;
    const key = JSON.stringify([row.failure.message, row.failure.codes]);
    found.set(key, { failure: row.failure, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/**
 * Why rows were refused for want of a right. Said once for all the rows that lack the same one: a call is refused as
 * a whole, and a button in each of hundreds of lines would be hundreds of stops for the keyboard.
 */
export function BulkRefusals({ state }: { state: BulkState }) {
  const styles = useStyles();
  const format = useFormat();
  const refusals = refusalsOf(state);
  if (refusals.length === 0) return null;
  return (
    <ul className={styles.root}>
      {refusals.map(({ failure, count }) => (
        <li key={JSON.stringify([failure.message, failure.codes])} className={styles.refusal}>
          <div className={styles.title}>
            <FormattedMessage {...forbidden} values={{ count: format.number(count) }} />
          </div>
          {failure.message && <div>{failure.message}</div>}
          <ForbiddenHint failure={failure} />
        </li>
      ))}
    </ul>
  );
}
