import type { FluentIcon } from '@fluentui/react-icons';
import { useMemo } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { usePaletteCommands } from '../state/paletteCommands';

interface FilterCommand<Filters> {
  id: string;
  title: MessageDescriptor;
  keywords?: MessageDescriptor;
  icon: FluentIcon;
  /** What the list is filtered by then. */
  filters: { readonly [Name in keyof Filters]?: Readonly<Filters[Name]> };
}

/**
 * Offers one often used filter of a list in the palette. Give the same command at each drawing.
 *
 *     const waiting = { id: 'cards.waiting', title: m.showWaiting, icon: …, filters: { status: ['pending'] } } as const;
 *     useFilterCommand(list, waiting);
 */
export function useFilterCommand<Filters>(
  { set }: { set: (patch: Partial<Filters>) => void },
  command: FilterCommand<NoInfer<Filters>>,
): void {
  usePaletteCommands(
    useMemo(() => {
      const { filters, ...shown } = command;
      // What is set is read only.
      return [{ ...shown, run: () => set(filters as Partial<Filters>) }];
    }, [set, command]),
  );
}
