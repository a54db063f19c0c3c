import type { FluentIcon } from '@fluentui/react-icons';
import { useEffect, useId } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { createStore } from '../../lib/store';

/** Something that can be done on the open screen, as the command palette shows it. */
export interface PaletteCommand {
  /** Kept as what the person chooses often: never anything of a record. */
  id: string;
  title: MessageDescriptor;
  /** Opens the ordinary form or question; a command that moves money or deletes never does it by itself. */
  run?: () => unknown;
  /** Instead of an action: a level of choices inside the palette. */
  choices?: readonly PaletteCommand[];
  icon?: FluentIcon;
  /** Other words for it, in the languages of the panel. */
  keywords?: MessageDescriptor;
  /** What it is done to, such as how many rows are picked; those commands stand first. */
  of?: string;
  /** Who does not hold it does not see the command. */
  permission?: string;
  /** Why it cannot be done now; the command stays in sight and says so. */
  disabledReason?: MessageDescriptor | string | false;
  /** The id, in the registry of key commands, of the key that does the same: `card.edit`. */
  shortcut?: string;
  tone?: 'danger';
  /** One choice of several that holds now. */
  isPicked?: boolean;
}

const given = new Map<string, readonly PaletteCommand[]>();
const all = createStore<readonly PaletteCommand[]>([]);

function changed(): void {
  all.set([...given.values()].flat());
}

/** The commands of what is on the screen now, for the palette. */
export const paletteCommands: Omit<typeof all, 'set'> = all;

/**
 * What a screen, or a part of it, offers in the command palette while it is shown; a screen in a tab behind offers
 * nothing. Give the same array as long as nothing changed.
 *
 *     usePaletteCommands(useMemo(() => [{ id: 'claims.pending', title: m.showPending, run: … }], [list]));
 */
export function usePaletteCommands(commands: readonly PaletteCommand[]): void {
  const owner = useId();
  useEffect(() => {
    given.set(owner, commands);
    changed();
    return () => {
      given.delete(owner);
      changed();
    };
  }, [owner, commands]);
}
