import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { useListBranchPointsQuery } from '../../api/payment/branches';
import { panelConfig } from '../../api/transport/panelConfig';
import { useFormat } from '../../i18n/format';
import { EmptyState } from '../../kit/feedback/EmptyState';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../kit/feedback/skeletons';
import { StaleNotice } from '../../kit/feedback/StaleNotice';
import { wrappingRow } from '../../kit/foundation/styles';
import { sizeOfMoney } from '../../lib/money';
import { bordersOf, levelOf, type Level } from '../../parts/map/levels';
import { MapView } from '../../parts/map/MapView';
import { useCan } from '../../session/can';
import type { askedBranches } from './branchFilters';
import { fromSales, m, onMap, someOnMap, withoutPoint } from './messages';

const words = defineMessages({
  legend: { id: 'branches.map.legend', defaultMessage: 'Цвет и размер: продажи филиала, сум' },
  least: { id: 'branches.map.least', defaultMessage: 'меньше' },
  none: { id: 'branches.map.none', defaultMessage: 'Ни у одного из найденных филиалов нет точки' },
});

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, flexGrow: 1, minHeight: '360px' },
  map: { flexGrow: 1, minHeight: '300px' },
  words: { ...wrappingRow, color: tokens.colorNeutralForeground2 },
  legend: { ...wrappingRow, marginLeft: 'auto' },
  sign: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  dot: {
    display: 'inline-block',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandBackground,
  },
  0: { width: '12px', height: '12px', opacity: 0.35 },
  1: { width: '14px', height: '14px', opacity: 0.55 },
  2: { width: '18px', height: '18px', opacity: 0.75 },
  3: { width: '22px', height: '22px' },
  off: {
    width: '12px',
    height: '12px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `2px solid ${tokens.colorNeutralForeground1}`,
  },
});

interface Props {
  filters: ReturnType<typeof askedBranches>;
  onOpen: (id: number) => void;
}

/** Where the branches of the filter are; the table of the same screen says the same in words. */
export function PointsOfBranches({ filters, onOpen }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const mayOpen = useCan()('branches.get');
  const { order_by: _, ...asked } = filters as typeof filters & { order_by?: string };
  const { item, failure, at, retry } = useRecordQuery(useListBranchPointsQuery(asked), JSON.stringify(asked));
  const borders = useMemo(() => bordersOf((item?.points ?? []).map(({ sales }) => sizeOfMoney(sales))), [item]);
  const points = useMemo(
    () =>
      (item?.points ?? []).map(({ id, lat, lon, sales, status }) => ({
        ...{ id, lat, lon, level: levelOf(sizeOfMoney(sales), borders), isOff: status === 'blocked' },
      })),
    [item, borders],
  );

  if (item === undefined) return failure ? <FailureNote failure={failure} retry={retry} /> : <SectionSkeleton />;
  const shown = item.points.length;
  const said =
    shown < item.count
      ? intl.formatMessage(someOnMap, { shown, count: item.count })
      : intl.formatMessage(onMap, { count: item.count });
  return (
    <div className={styles.root}>
      {failure && <StaleNotice failure={failure} at={at} retry={retry} />}
      <div className={styles.words}>
        <span>{said}</span>
        {item.without > 0 && <FormattedMessage {...withoutPoint} values={{ count: item.without }} />}
        {points.length > 0 && (
          <span className={styles.legend}>
            <FormattedMessage {...words.legend} />
            {[0, ...borders].map((border, level) => (
              <span key={border} className={styles.sign}>
                <span aria-hidden className={mergeClasses(styles.dot, styles[level as Level])} />
                {border === 0 ? (
                  <FormattedMessage {...words.least} />
                ) : (
                  <FormattedMessage {...fromSales} values={{ millions: format.number(border / 1e6) }} />
                )}
              </span>
            ))}
            <span className={styles.sign}>
              <span aria-hidden className={mergeClasses(styles.dot, styles.off)} />
              <FormattedMessage {...m.blocked} />
            </span>
          </span>
        )}
      </div>
      {points.length === 0 ? (
        <EmptyState text={words.none} />
      ) : (
        <div className={styles.map}>
          <MapView label={said} points={points} tiles={panelConfig().MAPS_TILES_URL} {...(mayOpen && { onOpen })} />
        </div>
      )}
    </div>
  );
}
