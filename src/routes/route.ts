import type { FluentIcon } from '@fluentui/react-icons';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Params } from '../lib/query';
import type { PermissionId } from '../session/can';
import type { Needs } from './needs';
import type { QueryOf } from './query';
import type { Queue } from './queue';
import type { RecordKind } from './record';
import type { SectionId } from './sections';

/** How a route stands in the side menu. */
export interface MenuPlace {
  section: SectionId;
  /** A second group in which it stands as well. */
  also?: SectionId;
  icon: FluentIcon;
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
  /** What a list keeps in its address; href() checks the links to the list against it. */
  parameters?: Params;
  /**
   * Asks for the first data of the screen, as something to dispatch. At the start of a visit it is called before
   * anything is drawn, because the answer is nearly there, and drawing once takes less than drawing twice.
   */
  begin?: Begin;
}

interface Described<Module extends ScreenModule> {
  title: MessageDescriptor;
  /** What the route asks for besides `dashboard`, or several of which any one opens it; none: whoever is signed in. */
  permission?: PermissionId | readonly [PermissionId, ...PermissionId[]];
  /** What the screen begins with. Who may not make these calls is not led here; the address still says why. */
  needs?: Needs;
  /** The letter that leads here after `g`, by its place on the keyboard; given once, to where people often go. */
  key?: `Key${string}`;
  /** Shown without a token, and to whoever is signed in. */
  open?: true;
  /** Stands outside the frame, also for whoever is signed in. */
  bare?: true;
  /** The id of the route that stands before this one in the breadcrumbs. */
  parent?: string;
  /** Where a parameter of the parent has another name here: `{ id: 'merchantId' }`. */
  parentParameters?: Readonly<Record<string, string>>;
  /** The files of texts that the screen needs; without it those of its area. */
  texts?: readonly string[];
  /** Given where the palette leads to the form of a new record; its words are those of `create`. */
  create?: NewRecord;
  /** Given where the palette finds records that open here. */
  record?: RecordKind;
  screen: () => Promise<Module>;
}

/** A form of a list by which a new record is made; the list opens it by `?form=new`. */
export interface NewRecord {
  title: MessageDescriptor;
  /** The call that makes it. */
  needs: Needs;
}

/** Without a place in the menu a route is reached by links only, and has no queue. */
type Placed<Module> = { menu: MenuPlace; queue?: Queue<QueryOf<Module>> } | { menu?: undefined; queue?: undefined };

type Route<Path extends string, Module extends ScreenModule> = Described<Module> & Placed<Module> & { path: Path };

/** One screen of the panel: everything that router, guard, menu, monitor, palette, titles and breadcrumbs know of it. */
export type RouteEntry = Route<string, ScreenModule>;

/**
 * Declares one route; keeps its path and what its list says in the address as types, so that href() knows the
 * parameters of both.
 */
export function route<const Path extends string, Module extends ScreenModule>(
  path: Path,
  entry: Described<Module> & Placed<Module>,
): Route<Path, Module> {
  return { path, ...entry };
}
