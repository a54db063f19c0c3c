import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { KeyHint } from '../actions/KeyHint';
import { useTabStyles } from '../foundation/tabStyles';
import { useChosenInSight } from '../foundation/useChosenInSight';
import { usePaletteCommands } from '../state/paletteCommands';
import { useShortcuts } from '../state/shortcuts';

const useStyles = makeStyles({
  root: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  choice: { minHeight: '36px', padding: `0 ${tokens.spacingHorizontalXS}` },
  // The button is a row of parts, in which a space takes no room.
  count: {
    marginInlineStart: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** One step of a queue: what of the list stands there. */
export interface QueueView<Filters> {
  /** Of the command in the palette. */
  id: string;
  title: MessageDescriptor;
  keywords?: MessageDescriptor;
  icon: FluentIcon;
  /** What the list is filtered by; the view holds while the list says exactly that under these names. */
  filters: { readonly [Name in keyof Filters]?: Readonly<Filters[Name]> };
}

interface Props<Filters> {
  label: MessageDescriptor;
  list: { filters: Filters; set: (patch: Partial<Filters>) => void };
  /** At most nine, each reached by its digit. The same array at each drawing. */
  views: readonly QueueView<NoInfer<Filters>>[];
  /** How many stand in each, by its id, where that is known. */
  counts?: Readonly<Record<string, number>>;
}

/**
 * The steps of a queue above its list, each a filter that is often wanted: by its button, by its digit and from the
 * palette. Whatever else the list is filtered by stays.
 *
 *     const views = [{ id: 'cashOut.pending', title: m.waiting, icon: …, filters: { status: ['pending'] } }, … ];
 *     <QueueViews label={m.steps} list={list} views={views} />
 */
export function QueueViews<Filters extends object>({ label, list, views, counts = {} }: Props<Filters>) {
  const styles = useStyles();
  const tab = useTabStyles();
  const intl = useIntl();
  const format = useFormat();
  const { filters, set } = list;
  const isChosen = (view: QueueView<Filters>): boolean =>
    (Object.keys(view.filters) as (keyof Filters)[]).every(
      (name) => JSON.stringify(view.filters[name]) === JSON.stringify(filters[name]),
    );
  // What is set is read only.
  const choose = (view: QueueView<Filters>): void => set(view.filters as Partial<Filters>);
  const keyOf = (at: number): string => `Digit${at + 1}`;
  const row = useChosenInSight(views.findIndex(isChosen));
  useShortcuts(
    views.map((view, at) => ({
      id: `list.${view.id}`,
      title: view.title,
      scope: 'list',
      keys: [keyOf(at)],
      run: () => choose(view),
    })),
  );
  usePaletteCommands(
    useMemo(
      () =>
        views.map(({ filters: wanted, ...shown }) => ({
          ...shown,
          shortcut: `list.${shown.id}`,
          run: () => set(wanted as Partial<Filters>),
        })),
      [set, views],
    ),
  );
  return (
    <div ref={row} role="group" aria-label={intl.formatMessage(label)} className={mergeClasses(tab.list, styles.root)}>
      {views.map((view, at) => (
        <button
          key={view.id}
          type="button"
          aria-pressed={isChosen(view)}
          aria-keyshortcuts={String(at + 1)}
          className={mergeClasses(tab.tab, styles.choice, isChosen(view) && tab.chosen)}
          onClick={() => choose(view)}
        >
          <FormattedMessage {...view.title} />
          {counts[view.id] !== undefined && (
            <>
              {' '}
              <span className={styles.count}>{format.number(counts[view.id])}</span>
            </>
          )}
          <KeyHint keys={keyOf(at)} />
        </button>
      ))}
    </div>
  );
}
