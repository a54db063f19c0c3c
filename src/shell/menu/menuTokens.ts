/**
 * The side menu may be dark while the page is light, so it has colours of its own. The theme (app/theme.ts) sets
 * them as custom properties under these names.
 */
export const menuTokens = {
  menuBackground: 'var(--menuBackground)',
  menuBackgroundHover: 'var(--menuBackgroundHover)',
  menuBackgroundSelected: 'var(--menuBackgroundSelected)',
  menuForeground: 'var(--menuForeground)',
  menuForegroundStrong: 'var(--menuForegroundStrong)',
  menuForegroundQuiet: 'var(--menuForegroundQuiet)',
  menuStroke: 'var(--menuStroke)',
  menuAccent: 'var(--menuAccent)',
} as const;

export type MenuColours = Record<keyof typeof menuTokens, string>;
