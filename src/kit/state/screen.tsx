import { createContext, use, useEffect } from 'react';

/** What the frame and the screen inside it know of each other. */
export interface Screen {
  /** The id of the route; remembers what a person folded away on this screen. */
  id: string;
  /** The title of the route in the language on the screen. */
  title: string;
  /** What the route asks for, `tax`, or several rights of which any one opens it. */
  permission?: string | readonly string[];
  /** What stands in the address in the places that the path of the route leaves open. */
  parameters?: Readonly<Record<string, string>>;
  /** The address of what waits on this list, or on the list that the record belongs to. */
  queue?: string;
  /** The name of the record that the screen shows, once it is known. */
  label?: string | undefined;
  /** Tells the frame the name of the record, for the tab, the last crumb and the window; undefined while unknown. */
  setLabel: (label: string | undefined) => void;
  /** Going to another page takes nothing away: this one stays as it is, in its tab. */
  isKept?: boolean;
}

/** Set by the frame around each screen. */
export const ScreenContext = createContext<Screen>({ id: '', title: '', setLabel: () => undefined });

export function useScreen(): Screen {
  return use(ScreenContext);
}

const noParameters: Readonly<Record<string, string>> = {};

/**
 * What the address of the screen names, by the names in its route. Not useParams() of react-router: that needs its
 * <Routes>, whose matching of paths would be two kilobytes of the first load, is done once already by routes/paths.
 */
export function useParameters(): Readonly<Partial<Record<string, string>>> {
  return useScreen().parameters ?? noParameters;
}

/** Names the record that the screen shows; never personal data but the name itself. */
export function useScreenTitle(label: string | undefined): void {
  const { setLabel } = useScreen();
  useEffect(() => {
    setLabel(label);
    return () => setLabel(undefined);
  }, [label, setLabel]);
}
