import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Filter20Regular } from '@fluentui/react-icons';
import { use, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { DateRangeFilter } from './DateRangeFilter';
import { ChipPlace, useChipStyles } from './FilterChip';
import { SearchFilter } from './SearchFilter';
import { ListContext, ListSlotsContext, type ListNotes } from '../table/listContext';
import { narrow, useMediaQuery } from '../foundation/useMediaQuery';
import { PortalHost, usePortalElement } from '../foundation/PortalHost';
import type { AnyListState } from '../url/useListState';

const m = defineMessages({
  filters: { id: 'kit.toolbar.label', defaultMessage: 'Фильтры' },
  chosen: { id: 'kit.toolbar.chosen', defaultMessage: 'Выбранные фильтры' },
  clear: { id: 'kit.toolbar.clear', defaultMessage: 'Очистить всё' },
});

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    // What stands beside them goes below where they would be left less.
    flex: '1 1 300px',
    minWidth: 0,
  },
  // One button has room enough beside the tools.
  folded: { flexBasis: 'auto' },
  others: { display: 'contents' },
  tools: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, ':empty': { display: 'none' } },
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    ':empty': { display: 'none' },
  },
});

interface Props {
  /** A list of its own, for filters that stand in no ListPage. */
  list?: AnyListState;
  /** What can be looked for, where the list has `search`; stands in the empty field. */
  search?: MessageDescriptor;
  /** What the days of `begin_date` and `end_date` are about, where the list has them. */
  period?: MessageDescriptor;
  /** Its other filters, between the two. */
  children?: ReactNode;
  /** What is done with a list that stands in a section, at the end of the row; a page has them beside its title. */
  actions?: ReactNode;
}

/**
 * The row above a table: filters, then a chip for each chosen value, then "clear all"; at its end the tools of the
 * table.
 *
 *     <Toolbar search={m.search} period={t.created}>
 *       <SelectFilter name="status" label={t.status} options={claimStatus.options} />
 *     </Toolbar>
 */
export function Toolbar({ list: own, search, period, children, actions }: Props) {
  const around = use(ListContext);
  const [notes] = useState((): ListNotes => ({ names: new Map(), forPicked: new Map() }));
  const parts = useMemo(() => (own ? { list: own, notes } : around), [own, notes, around]);
  const list = parts?.list;
  const styles = useStyles();
  const chip = useChipStyles();
  const intl = useIntl();
  const chips = usePortalElement('ul');
  const { tools } = use(ListSlotsContext);
  const isNarrow = useMediaQuery(narrow);
  const others = useRef<HTMLDivElement>(null);
  const [isMany, setMany] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  // On a phone they would leave no room for the rows.
  const isFoldable = isNarrow && isMany;
  const isFolded = isFoldable && !isUnfolded;
  useLayoutEffect(() => setMany((others.current?.childElementCount ?? 0) > 2), [children, period]);
  return (
    <div className={styles.root}>
      <div
        role="group"
        aria-label={intl.formatMessage(m.filters)}
        className={mergeClasses(styles.filters, isFolded && !search && styles.folded)}
      >
        <ListContext value={parts}>
          <ChipPlace value={chips}>
            {search && <SearchFilter label={search} />}
            {isFoldable && (
              <Button icon={<Filter20Regular />} aria-expanded={!isFolded} onClick={() => setUnfolded(!isUnfolded)}>
                <FormattedMessage {...m.filters} />
              </Button>
            )}
            {/* Drawn also while folded, for what is chosen has its chip. */}
            <div ref={others} hidden={isFolded} className={isFolded ? undefined : styles.others}>
              {children}
              {period && <DateRangeFilter label={period} />}
            </div>
          </ChipPlace>
        </ListContext>
        <PortalHost element={chips} className={styles.chips} label={intl.formatMessage(m.chosen)} />
        {list?.isFiltered && (
          <button type="button" className={chip.clear} onClick={() => list.clear()}>
            <FormattedMessage {...m.clear} />
          </button>
        )}
      </div>
      {tools && <PortalHost element={tools} className={styles.tools} />}
      {actions && (
        <div className={styles.tools}>
          <ListContext value={parts}>{actions}</ListContext>
        </div>
      )}
    </div>
  );
}
