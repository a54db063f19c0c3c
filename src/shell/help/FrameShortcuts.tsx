import { useState } from 'react';
import { framePart } from '../foundation/framePart';
import { useFrameKeys } from './useFrameKeys';

/** The help, fetched when it is first asked for. */
export const ShortcutHelp = framePart(async () => (await import('./ShortcutHelp')).ShortcutHelp);

/** The keys of the frame, and the help that `?` opens. */
export function FrameShortcuts() {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  useFrameKeys(() => setAsked(true));
  return isAsked && <ShortcutHelp onClose={close} onMissing={close} />;
}
