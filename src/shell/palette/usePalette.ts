import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paletteChosen, preferences } from '../../kit/state/preferences';
import { chosenOnceMore, isChosen, type Chosen } from '../../lib/find/frecency';
import { whenIdle } from '../../kit/foundation/whenIdle';
import { session } from '../../session/slice';
import { recordLines, staticLines, type Line, type LineGroup } from './paletteItem';
import { groupsFor, readQuery, type Query } from './paletteGroups';
import { useItems } from './useItems';
import { useRecords, type Records } from './useRecords';

const nothingChosen: Chosen = {};

/** What is typed on a level, and which of its rows is highlighted. */
interface Place {
  text: string;
  picked?: string;
}

interface Places {
  outer: Place;
  /** The choices of an item, which take the place of everything else. */
  inner?: Place & { level: string };
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

const lineOf = (lines: readonly Line[], value: string | undefined): Line | undefined =>
  lines.find((line) => line.value === value);

/** The row that stood first when something answered to a query: what comes after it takes nothing from under Enter. */
function useFirst(query: string, lines: readonly Line[]): string | undefined {
  const [first, setFirst] = useState<{ query: string; value: string | undefined }>();
  const known = first?.query === query ? first.value : undefined;
  const value = known ?? lines[0]?.value;
  if (first?.query !== query || first.value !== value) setFirst({ query, value });
  return value;
}

interface Ways {
  /** Closes, gives the focus back, and then does what was chosen. */
  leave: (run?: () => unknown) => void;
  signOut: () => void;
  /** What the field begins with. */
  typed: RefObject<string>;
}

export function usePalette({ leave, signOut, typed }: Ways): Palette {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const owner = String(useSelector(session.selectors.user)?.id ?? '');
  const kept = useSelector((state: Parameters<typeof preferences.selectors.chosen>[0]) =>
    preferences.selectors.chosen(state, owner),
  );
  const chosen = isChosen(kept) ? kept : nothingChosen;
  const [{ outer, inner }, setPlaces] = useState<Places>(() => ({ outer: { text: typed.current } }));
  // One moment for the whole visit: the order must not change while somebody looks at it.
  const [now] = useState(() => Date.now());

  const items = useItems(chosen, signOut);
  // What the level belonged to may have left the screen meanwhile.
  const entered = inner && items.find(({ id, choices }) => id === inner.level && choices !== undefined);
  const shown = entered?.choices ?? items;
  const place: Place = entered && inner ? inner : outer;
  const { text } = place;
  const isInside = entered !== undefined;
  const query = useMemo<Query>(
    () => (isInside ? { mode: 'all', text: text.trim() } : readQuery(text)),
    [isInside, text],
  );
  const records = useRecords(isInside ? { mode: 'help', text: '' } : query);

  useEffect(() => {
    // A first search, so that the browser has also compiled what the first key runs.
    const prepare = () => void groupsFor(shown, { mode: 'all', text: 'а' }, { chosen: nothingChosen, now: 0 });
    return whenIdle(prepare);
  }, [shown]);

  const own = useMemo(
    () => staticLines(groupsFor(shown, query, { chosen, now }), intl, isInside),
    [shown, query, chosen, now, intl, isInside],
  );
  const found = useMemo(
    () => recordLines(records.answers, intl, (path) => navigate(path)),
    [records.answers, intl, navigate],
  );
  // Records stand last, in the order in which they came: what comes late moves nothing.
  const groups = useMemo(() => [...own, ...found], [own, found]);
  const lines = useMemo(() => groups.flatMap((group) => group.lines), [groups]);
  const held = useFirst(`${entered?.id ?? ''}|${text}`, lines);
  const active = lineOf(lines, place.picked) ?? lineOf(lines, held) ?? lines[0];

  const change = (next: Partial<Place>) =>
    setPlaces((all) =>
      entered && all.inner ? { ...all, inner: { ...all.inner, ...next } } : { outer: { ...all.outer, ...next } },
    );

  return {
    text,
    query,
    level: entered?.title,
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
        setPlaces((all) => ({ outer: { ...all.outer, picked: line.value }, inner: { text: '', level: line.id } }));
        return;
      }
      dispatch(paletteChosen({ owner, chosen: chosenOnceMore(chosen, line.id, Date.now()) }));
      leave(line.run);
    },
    back: () => {
      if (!entered) return false;
      setPlaces((all) => ({ outer: all.outer }));
      return true;
    },
  };
}
