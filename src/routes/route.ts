import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { SectionId } from './sections';

/** How a route stands in the side menu; its icon is in menuIcons. */
export interface MenuPlace {
  section: SectionId;
}

/** Where a visit begins. */
export interface Beginning {
  search: string;
  /** What the history keeps beside the address. */
  state: unknown;
  /** How many rows the person has on a page. */
  pageSize: number;
}

export type Begin = (beginning: Beginning) => unknown;

/** What the file of a screen exports. */
export interface ScreenModule {
  default: ComponentType;
  /**
   * Asks for the first data of the screen, as something to dispatch. At the start of a visit it is called before
   * anything is drawn, because the answer is nearly there, and drawing once takes less than drawing twice.
   */
  begin?: Begin;
}

/** One screen of the panel: everything that router, guard, menu, titles and breadcrumbs know about it. */
export interface RouteEntry {
  path: string;
  title: MessageDescriptor;
  /** The permission id that the route asks for besides `dashboard`; none: whoever is signed in. */
  permission?: string;
  /** Shown without a token, and to whoever is signed in. */
  open?: true;
  /** Stands outside the frame, also for whoever is signed in. */
  bare?: true;
  /** Without it the route is reached by links only. */
  menu?: MenuPlace;
  /** The id of the route that stands before this one in the breadcrumbs. */
  parent?: string;
  /** The files of texts that the screen needs; without it those of its area. */
  texts?: readonly string[];
  screen: () => Promise<ScreenModule>;
}

/** Declares one route; keeps its path as a literal type, so that href() knows the path's parameters. */
export function route<const Path extends string, const Entry extends Omit<RouteEntry, 'path'>>(
  path: Path,
  entry: Entry,
): Entry & { path: Path } {
  return { path, ...entry };
}
