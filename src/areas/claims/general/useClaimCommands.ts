import { Clock20Regular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { usePaletteCommands } from '../../../kit/state/paletteCommands';
import { m } from './messages';

type Set = (patch: { type: 'all'; status: ('pending' | 'in_process')[] }) => void;

/** What the list of claims offers in the palette: all that nobody has decided. */
export function useClaimCommands(set: Set): void {
  usePaletteCommands(
    useMemo(
      () => [
        {
          id: 'claims.waiting',
          title: m.showWaiting,
          keywords: m.waitingWords,
          icon: Clock20Regular,
          run: () => set({ type: 'all', status: ['pending', 'in_process'] }),
        },
      ],
      [set],
    ),
  );
}
