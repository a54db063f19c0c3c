import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetCollectionStatisticsQuery, type PromiseState } from '../../../api/payment/collection';
import type { AgeingBucket } from '../../../api/payment/instalments';
import { useFormat } from '../../../i18n/format';
import { FailureNote } from '../../../kit/feedback/FailureNote';
import { Skeleton } from '../../../kit/feedback/skeletons';
import { focusRing } from '../../../kit/foundation/styles';
import { buckets, promiseState } from '../instalmentTerms';
import { m } from './messages';

const useStyles = makeStyles({
  strip: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
    gap: tokens.spacingHorizontalS,
    '@media (max-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minWidth: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ...focusRing,
  },
  chosen: {
    borderTopColor: tokens.colorBrandStroke1,
    borderRightColor: tokens.colorBrandStroke1,
    borderBottomColor: tokens.colorBrandStroke1,
    borderLeftColor: tokens.colorBrandStroke1,
    backgroundColor: tokens.colorNeutralBackground1Selected,
  },
  title: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  count: {
    alignSelf: 'stretch',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  sum: {
    alignSelf: 'stretch',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

/** Promises that somebody has to ask after. */
const asked = ['today', 'broken'] as const satisfies readonly PromiseState[];

interface Filters {
  bucket: AgeingBucket[];
  promise: PromiseState[];
  merchant_id: string[];
}
interface Props {
  list: { filters: Filters; set: (patch: Partial<Pick<Filters, 'bucket' | 'promise'>>) => void };
}

/** How late the contracts in force are and what was promised: each figure filters the list beneath it by what it counts. */
export function AgeingStrip({ list }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const { bucket, promise, merchant_id: merchants } = list.filters;
  const { item, failure, retry } = useRecordQuery(
    useGetCollectionStatisticsQuery({ merchant_id: merchants.map(Number) }),
    merchants.join(),
  );
  if (!item && failure) return <FailureNote failure={failure} retry={retry} />;
  return (
    <div role="group" aria-label={intl.formatMessage(m.ageing)} aria-busy={!item} className={styles.strip}>
      {buckets.values.map((name) => {
        const found = item?.buckets.find((one) => one.bucket === name);
        const isChosen = bucket.length === 1 && bucket[0] === name;
        return (
          <Tile
            key={name}
            title={buckets.labelOf(name)}
            figures={found && { count: found.count, sum: found.debt }}
            isChosen={isChosen}
            onChoose={() => list.set({ bucket: isChosen ? [] : [name] })}
          />
        );
      })}
      {asked.map((name) => {
        const found = item?.promises.find((one) => one.state === name);
        const isChosen = promise.length === 1 && promise[0] === name;
        return (
          <Tile
            key={name}
            title={promiseState.labelOf(name)}
            figures={found && { count: found.count, sum: found.amount }}
            isChosen={isChosen}
            onChoose={() => list.set({ promise: isChosen ? [] : [name] })}
          />
        );
      })}
    </div>
  );
}

interface TileProps {
  title: MessageDescriptor | undefined;
  /** None while they are on their way. */
  figures: { count: number; sum: string } | undefined;
  isChosen: boolean;
  onChoose: () => void;
}
function Tile({ title, figures, isChosen, onChoose }: TileProps) {
  const styles = useStyles();
  const format = useFormat();
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={mergeClasses(styles.tile, isChosen && styles.chosen)}
      onClick={onChoose}
    >
      <span className={styles.title}>{title && <FormattedMessage {...title} />}</span>
      <span className={styles.count}>{figures ? format.number(figures.count) : <Skeleton tall width="short" />}</span>
      <span className={styles.sum}>{figures ? format.money(figures.sum) : <Skeleton />}</span>
    </button>
  );
}
