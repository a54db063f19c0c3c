/**
 * Ctrl+K pressed while the panel is still being fetched, and what was typed after it. boot.ts hears it, the palette begins
 * with it; the two are scripts of their own, so the text is kept on the page.
 */
const kept = document.documentElement.dataset;

/** Hears the keys until they are taken. The key of the palette counts by its place, as everywhere. */
export function hearEarlyKeys(): void {
  const hear = (event: KeyboardEvent): void => {
    const { code, key, ctrlKey, metaKey } = event;
    if (kept['keys'] === 'taken') return removeEventListener('keydown', hear);
    if (ctrlKey || metaKey) {
      if (code !== 'KeyK') return;
      kept['keys'] = '';
    } else if (kept['keys'] === undefined || [...key].length > 1) return;
    else kept['keys'] += key;
    event.preventDefault();
  };
  addEventListener('keydown', hear);
}

/** What was typed for the palette; undefined when nobody asked for it. From here on the panel hears its keys itself. */
export function takeEarlyKeys(): string | undefined {
  const typed = kept['keys'];
  kept['keys'] = 'taken';
  return typed === 'taken' ? undefined : typed;
}
