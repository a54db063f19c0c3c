import { Button, Input, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '../../kit/overlay/Dialog';
import { preferences, shortcutsToggled } from '../../kit/state/preferences';
import { activeShortcuts, keysShown, shortcutScopes, type Shortcut } from '../../kit/state/shortcuts';
import { answering } from '../../lib/find/finder';
import { prepare } from '../../lib/find/searchIndex';
import { scopeNames } from '../menu/shortcutScopes';
import { t } from '../../i18n/terms';

const m = defineMessages({
  title: { id: 'shell.keys.title', defaultMessage: 'Клавиши этого экрана' },
  search: { id: 'shell.keys.search', defaultMessage: 'Найти клавишу или действие' },
  nothing: { id: 'shell.keys.nothing', defaultMessage: 'Такой клавиши здесь нет' },
  isOn: { id: 'shell.keys.isOn', defaultMessage: 'Клавиши-команды включены' },
  hint: {
    id: 'shell.keys.hint',
    defaultMessage: 'Буквы считаются по месту на клавиатуре, раскладка не важна. В полях ввода команды не действуют.',
  },
  then: { id: 'shell.keys.then', defaultMessage: 'затем' },
  or: { id: 'shell.keys.or', defaultMessage: 'или' },
});
const useStyles = makeStyles({
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  // The room stays the same while the search narrows what is in it.
  list: { height: 'min(420px, 46vh)', overflowY: 'auto', paddingRight: tokens.spacingHorizontalS },
  group: {
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  lines: { margin: `0 0 ${tokens.spacingVerticalL}` },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    minHeight: '32px',
    paddingBlock: tokens.spacingVerticalXXS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  keys: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  key: {
    minWidth: '12px',
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'center',
  },
});

/** The ways to give one command. */
function Keys({ shortcut }: { shortcut: Shortcut }) {
  const styles = useStyles();
  return (
    <dd className={styles.keys}>
      {shortcut.keys.map((keys, way) => (
        <span key={keys} className={styles.keys}>
          {way > 0 && <FormattedMessage {...m.or} />}
          {keysShown(keys).presses.map((press, at) => (
            <span key={`${at} ${press.join('+')}`} className={styles.keys}>
              {at > 0 && <FormattedMessage {...m.then} />}
              {press.map((part) => (
                <kbd key={part} className={styles.key}>
                  {part}
                </kbd>
              ))}
            </span>
          ))}
        </span>
      ))}
    </dd>
  );
}

/** What the keys do on the page below, as it is now; with a search, and the switch for all of them. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const intl = useIntl();
  const dispatch = useDispatch();
  const isOn = useSelector(preferences.selectors.shortcuts);
  const [query, setQuery] = useState('');
  // Asked for over a drawer, it tells what the keys do there.
  const [here] = useState(activeShortcuts);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const index = useMemo(
    () => prepare(here.map(({ title }, at) => ({ id: String(at), title: intl.formatMessage(title) }))),
    [here, intl],
  );
  const words = query.trim().toLocaleLowerCase(intl.locale);
  const found = answering(index, query);
  const answers = (one: Shortcut): boolean => {
    const ways = one.keys.map((key) =>
      keysShown(key)
        .presses.map((press) => press.join('+'))
        .join(' '),
    );
    const texts = [intl.formatMessage(one.title), ...ways];
    return (
      found.has(String(here.indexOf(one))) || texts.some((text) => text.toLocaleLowerCase(intl.locale).includes(words))
    );
  };
  const groups = shortcutScopes
    .map((scope) => ({ scope, lines: here.filter((one) => one.scope === scope && answers(one)) }))
    .filter(({ lines }) => lines.length > 0);
  const search = intl.formatMessage(m.search);
  return (
    <Dialog
      title={m.title}
      onSubmit={onClose}
      onClose={onClose}
      buttons={
        <Button type="submit" appearance="primary">
          <FormattedMessage {...t.close} />
        </Button>
      }
    >
      <p className={styles.hint}>
        <FormattedMessage {...m.hint} />
      </p>
      <Switch
        label={intl.formatMessage(m.isOn)}
        checked={isOn}
        onChange={() => {
          dispatch(shortcutsToggled());
        }}
      />
      <Input
        ref={field}
        type="search"
        aria-label={search}
        placeholder={search}
        contentBefore={<Search20Regular aria-hidden />}
        value={query}
        onChange={(_, { value }) => setQuery(value)}
      />
      {/* What scrolls is reached by keyboard. */}
      <div role="group" tabIndex={0} aria-label={intl.formatMessage(m.title)} className={styles.list}>
        {groups.map(({ scope, lines }) => (
          <section key={scope} aria-labelledby={`keys-${scope}`}>
            <h3 id={`keys-${scope}`} className={styles.group}>
              <FormattedMessage {...scopeNames[scope]} />
            </h3>
            <dl className={styles.lines}>
              {lines.map((shortcut) => (
                <div key={shortcut.id} className={styles.line}>
                  <dt>
                    <FormattedMessage {...shortcut.title} />
                  </dt>
                  <Keys shortcut={shortcut} />
                </div>
              ))}
            </dl>
          </section>
        ))}
        {groups.length === 0 && (
          <p role="status" className={styles.hint}>
            <FormattedMessage {...m.nothing} />
          </p>
        )}
      </div>
    </Dialog>
  );
}
