import { makeStyles, tokens } from '@fluentui/react-components';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { paletteCommands } from '../../kit/paletteCommands';
import { k, m } from './messages';
import { useKeyStyles } from './PaletteLine';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    padding: tokens.spacingHorizontalL,
    overflowY: 'auto',
  },
  title: {
    margin: `0 0 ${tokens.spacingVerticalS}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0 },
  pair: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  keys: { display: 'flex', flexShrink: 0, alignItems: 'flex-start', gap: tokens.spacingHorizontalXS, margin: 0 },
});

type Pairs = readonly (readonly [keys: string, what: MessageDescriptor])[];

const everywhere: Pairs = [
  ['Ctrl K', k.palette],
  ['Alt Shift Z', k.reopen],
];
const inTable: Pairs = [
  ['/', k.search],
  ['↑ ↓ ← →', k.walk],
  ['J K', k.rows],
  ['Space', k.pick],
  ['Ctrl A', k.pickAll],
  ['Enter', k.open],
];
const inside: Pairs = [
  ['Enter', k.run],
  ['Esc', k.level],
  ['>', m.hintActions],
  ['/', m.hintScreens],
  ['@', m.hintPeople],
  ['#', m.hintNumbers],
];

/** The keys of the panel and of the screen behind the palette. */
export function PaletteHelp() {
  const styles = useStyles();
  const intl = useIntl();
  const commands = useSyncExternalStore(paletteCommands.subscribe, paletteCommands.current);
  const here = commands.flatMap(({ shortcut, title }) => (shortcut === undefined ? [] : [[shortcut, title] as const]));
  return (
    // A long list of keys scrolls, and those who have no mouse scroll it with the arrows.
    <div className={styles.root} tabIndex={0} role="group" aria-label={intl.formatMessage(k.title)}>
      <Keys title={k.everywhere} pairs={everywhere} />
      {here.length > 0 && <Keys title={k.here} pairs={here} />}
      <Keys title={k.table} pairs={inTable} />
      <Keys title={k.inside} pairs={inside} />
    </div>
  );
}

function Keys({ title, pairs }: { title: MessageDescriptor; pairs: Pairs }) {
  const styles = useStyles();
  const keys = useKeyStyles();
  return (
    <section>
      <h2 className={styles.title}>
        <FormattedMessage {...title} />
      </h2>
      <dl className={styles.list}>
        {pairs.map(([pressed, what]) => (
          <div key={pressed} className={styles.pair}>
            <dt>
              <FormattedMessage {...what} />
            </dt>
            <dd className={styles.keys}>
              {pressed.split(' ').map((key) => (
                <kbd key={key} className={keys.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
