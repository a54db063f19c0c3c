import type { FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

export type StaticGroup = 'picked' | 'actions' | 'recent' | 'screens' | 'settings';

/** One thing that the palette can do, in the words of the language on the screen. */
export interface Item {
  /** Its own in the whole palette, and what is remembered when it is chosen. */
  id: string;
  group: StaticGroup;
  title: string;
  /** What it lies in: the group of the menu, or the choice that it is one of. */
  section?: string;
  /** How it is called in other languages. */
  otherTitles?: readonly string[];
  keywords?: string;
  /** Other words for what it lies in. */
  around?: string;
  icon?: FluentIcon;
  /** Stands at the end of the row. */
  end?: ReactNode;
  /** What else is known of it. */
  detail?: string;
  shortcut?: string;
  tone?: 'danger';
  isPicked?: boolean;
  /** Why it cannot be done now. */
  reason?: string;
  /** A level of choices in place of an action. */
  choices?: readonly Item[];
  /** Done when the palette has closed and the focus is back where it was. */
  run?: () => unknown;
}

/** Each thing and each choice inside it: a choice is found without going through its level. */
export function flat(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [item, ...flat(item.choices ?? [])]);
}
