import { Input, makeStyles } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import { defineMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSelector } from 'react-redux';
import { preferences } from '../state/preferences';
import { useShortcuts } from '../state/shortcuts';
import { timings } from '../../lib/timings';
import { useFilteredList } from '../table/listContext';

const search = defineMessage({ id: 'kit.search.shortcut', defaultMessage: 'К поиску' });

const useStyles = makeStyles({
  // Gives its room to the other filters before one of them goes to a second row.
  root: {
    flex: '1 1 152px',
    minWidth: 0,
    maxWidth: '320px',
    '@media (max-width: 639px)': { flexBasis: '100%', maxWidth: '100%' },
  },
});

/** As many figures as a card has, whatever stands between them. */
const sixteen = /(?:\d\D?){16}/;

interface Props {
  /** The parameter, made by `searchText()`; "search" unless told otherwise. */
  name?: string;
  /** What can be looked for; stands in the empty field. */
  label: MessageDescriptor;
}

/** The search of a list: looks as soon as typing rests, at once with Enter. The key "/" leads to it from anywhere. */
export function SearchFilter({ name = 'search', label }: Props) {
  const list = useFilteredList(name);
  const styles = useStyles();
  const intl = useIntl();
  const found = String(list.filters[name] ?? '');
  const [text, setText] = useState(found);
  const [seen, setSeen] = useState(found);
  const [sent, setSent] = useState(found);
  const field = useRef<HTMLInputElement>(null);
  const hasShortcuts = useSelector(preferences.selectors.shortcuts);

  // The address has changed: by us, and typing may have gone on meanwhile; or by Back, a link or "clear all".
  if (found !== seen) {
    setSeen(found);
    if (found !== sent) {
      setSent(found);
      setText(found);
    }
  }

  const wanted = text.trim();
  const send = useCallback(async () => {
    if (wanted === sent) return;
    // A whole number of a card goes to nobody and into no address. What tells one comes only for a text that may hold it.
    const safe = sixteen.test(wanted) ? (await import('../../lib/cardMask')).withoutCards(wanted) : wanted;
    if (safe !== wanted) setText((now) => (now.trim() === wanted ? safe : now));
    setSent(safe);
    // One search is one step for Back, however long it was typed.
    list.set({ [name]: safe || undefined }, safe !== '' && sent !== '' ? 'replace' : 'push');
  }, [list, name, wanted, sent]);

  useEffect(() => {
    const timer = setTimeout(() => void send(), timings.typing);
    return () => clearTimeout(timer);
    // A space changes nothing of what is looked for, and is typed as the letters are.
  }, [send, text]);

  useShortcuts([
    {
      id: 'list.search',
      title: search,
      scope: 'list',
      keys: ['Slash'],
      part: () => field.current,
      run: () => {
        field.current?.focus();
        field.current?.select();
      },
    },
  ]);

  const words = intl.formatMessage(label);
  return (
    <Input
      ref={field}
      type="search"
      className={styles.root}
      aria-label={words}
      placeholder={words}
      title={words}
      aria-keyshortcuts={hasShortcuts ? '/' : undefined}
      maxLength={200}
      contentBefore={<Search20Regular aria-hidden />}
      value={text}
      onChange={(_, change) => setText(change.value)}
      onKeyDown={(event) => event.key === 'Enter' && void send()}
    />
  );
}
