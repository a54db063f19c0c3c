import { useState } from 'react';
import { lazyPart } from '../foundation/lazyPart';
import { useFrameKeys } from './useFrameKeys';
import { usePart } from '../foundation/usePart';

const shortcutHelp = lazyPart(async () => (await import('./ShortcutHelp')).ShortcutHelp);

/** The help, fetched when it is first asked for. */
export function ShortcutHelpLoaded({ onClose }: { onClose: () => void }) {
  const ShortcutHelp = usePart(shortcutHelp, onClose);
  return ShortcutHelp && <ShortcutHelp onClose={onClose} />;
}

/** The keys of the frame, and the help that `?` opens. */
export function FrameShortcuts() {
  const [isAsked, setAsked] = useState(false);
  useFrameKeys(() => setAsked(true));
  return isAsked && <ShortcutHelpLoaded onClose={() => setAsked(false)} />;
}
