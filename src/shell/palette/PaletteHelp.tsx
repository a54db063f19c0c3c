import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { keysShown, pageShortcuts, shortcutScopes, type Shortcut } from '../../kit/state/shortcuts';
import { scopeNames } from '../menu/shortcutScopes';
import { k, m } from './messages';
import { useKeyStyles } from './PaletteItem';

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
  pair: {
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    '& dt': { flexGrow: 1 },
  },
  keys: { display: 'flex', flexShrink: 0, alignItems: 'flex-start', gap: tokens.spacingHorizontalXS, margin: 0 },
});

interface Pair {
  what: MessageDescriptor;
  /** The ways to give the command, each some presses in a row. */
  ways: readonly (readonly string[])[];
}

const inside: readonly Pair[] = [
  { what: k.run, ways: [['Enter']] },
  { what: k.level, ways: [['Esc']] },
  { what: m.hintActions, ways: [['>']] },
  { what: m.hintScreens, ways: [['/']] },
  { what: m.hintPeople, ways: [['@']] },
  { what: m.hintNumbers, ways: [['#']] },
];

const pairOf = ({ title, keys }: Shortcut): Pair => ({
  what: title,
  ways: keys.map((one) => keysShown(one).presses.map((press) => press.join('+'))),
});

/** What the keys do on the screen behind the palette, as the registry has it, and in the palette itself. */
export function PaletteHelp() {
  const styles = useStyles();
  const intl = useIntl();
  const [here] = useState(() => pageShortcuts().filter(({ isOff }) => !isOff));
  return (
    // A long list of keys scrolls, and those who have no mouse scroll it with the arrows.
    <div className={styles.root} tabIndex={0} role="group" aria-label={intl.formatMessage(k.title)}>
      {shortcutScopes.map((scope) => {
        const pairs = here.filter((one) => one.scope === scope).map(pairOf);
        return pairs.length > 0 && <Keys key={scope} title={scopeNames[scope]} pairs={pairs} />;
      })}
      <Keys title={k.inside} pairs={inside} />
    </div>
  );
}

function Keys({ title, pairs }: { title: MessageDescriptor; pairs: readonly Pair[] }) {
  const styles = useStyles();
  const keys = useKeyStyles();
  return (
    <section>
      <h2 className={styles.title}>
        <FormattedMessage {...title} />
      </h2>
      <dl className={styles.list}>
        {pairs.map(({ what, ways }) => (
          <div key={ways.join('|')} className={styles.pair}>
            <dt>
              <FormattedMessage {...what} />
            </dt>
            {ways.map((presses) => (
              <dd key={presses.join(' ')} className={styles.keys}>
                {presses.map((press, at) => (
                  <kbd key={`${at} ${press}`} className={keys.key}>
                    {press}
                  </kbd>
                ))}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
