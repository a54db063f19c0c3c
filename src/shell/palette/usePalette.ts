import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paletteChosen, preferences } from '../../kit/preferences';
import { chosenOnceMore, isChosen, type Chosen } from '../../lib/find/frecency';
import { session } from '../../session/slice';
import type { Item } from './item';
import { recordLines, staticLines, type Line, type LineGroup } from './line';
import { groupsFor, indexOf, readQuery, type Query } from './rows';
import { useItems } from './useItems';
import { useRecords, type Records } from './useRecords';

const nothingChosen: Chosen = {};

/** Where one stands in the palette: which level, what is typed, which row is highlighted. */
interface Place {
  text: string;
  /** The item whose choices are shown; the outermost level has none. */
  level?: string;
  picked?: string;
}

export interface Palette {
  text: string;
  query: Query;
  /** The title of the level, where it is not the outermost. */
  level: string | undefined;
  groups: readonly LineGroup[];
  records: Records;
  lines: readonly Line[];
  /** The highlighted row: the one that is read out, and that Enter runs. */
  active: Line | undefined;
  type: (text: string) => void;
  pick: (value: string) => void;
  choose: (line: Line) => void;
  /** One level back; false when there is none. */
  back: () => boolean;
}

/** An own row of items for each level, so that what was taken apart of it is found again. */
function levelOf(items: readonly Item[], id: string | undefined): readonly Item[] | undefined {
  if (id === undefined) return items;
  return items.find((item) => item.id === id)?.choices;
}

interface Ways {
  /** Closes, gives the focus back, and then does what was chosen. */
  leave: (run?: () => unknown) => void;
  signOut: () => void;
}

export function usePalette({ leave, signOut }: Ways): Palette {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const owner = String(useSelector(session.selectors.user)?.id ?? '');
  const kept = useSelector((state: Parameters<typeof preferences.selectors.chosen>[0]) =>
    preferences.selectors.chosen(state, owner),
  );
  const chosen = isChosen(kept) ? kept : nothingChosen;
  const [places, setPlaces] = useState<readonly [Place, ...Place[]]>([{ text: '' }]);
  // One moment for the whole visit: the order must not change while somebody looks at it.
  const [now] = useState(() => Date.now());

  const items = useItems(chosen, signOut);
  const last = places.at(-1) ?? places[0];
  const isGone = levelOf(items, last.level) === undefined;
  // What the level belonged to may have left the screen meanwhile.
  const place: Place = isGone ? places[0] : last;
  const shown = levelOf(items, place.level) ?? items;
  const { text } = place;
  const query = useMemo<Query>(
    () => (place.level === undefined ? readQuery(text) : { mode: 'all', text: text.trim() }),
    [place.level, text],
  );
  const records = useRecords(place.level === undefined ? query : { mode: 'help', text: '' });

  useEffect(() => {
    const prepare = () => void indexOf(shown);
    if (!('requestIdleCallback' in window)) return undefined;
    const handle = requestIdleCallback(prepare);
    return () => cancelIdleCallback(handle);
  }, [shown]);

  const own = useMemo(
    () => staticLines(groupsFor(shown, query, { chosen, now }), intl, place.level !== undefined),
    [shown, query, chosen, now, intl, place.level],
  );
  const found = useMemo(
    () => recordLines(records.answers, intl, (path) => navigate(path)),
    [records.answers, intl, navigate],
  );
  // Records stand last, in the order in which they came: what comes late moves nothing.
  const groups = useMemo(() => [...own, ...found], [own, found]);
  const lines = useMemo(() => groups.flatMap((group) => group.lines), [groups]);
  const active = lines.find(({ value }) => value === place.picked) ?? lines[0];

  const change = (next: Partial<Place>) =>
    setPlaces((all) => [...all.slice(0, -1), { ...(all.at(-1) ?? all[0]), ...next }] as unknown as [Place, ...Place[]]);

  return {
    text,
    query,
    level: place.level === undefined ? undefined : items.find(({ id }) => id === place.level)?.title,
    groups,
    records,
    lines,
    active,
    type: (typed) => change({ text: typed, picked: undefined }),
    pick: (value) => {
      if (lines.some((line) => line.value === value)) change({ picked: value });
    },
    choose: (line) => {
      if (line.reason !== undefined) return;
      if (line.hasLevel) {
        change({ picked: line.value });
        setPlaces((all) => [...all, { text: '', level: line.id }]);
        return;
      }
      dispatch(paletteChosen({ owner, chosen: chosenOnceMore(chosen, line.id, Date.now()) }));
      leave(line.run);
    },
    back: () => {
      if (places.length === 1) return false;
      setPlaces((all) => all.slice(0, -1) as unknown as [Place, ...Place[]]);
      return true;
    },
  };
}
