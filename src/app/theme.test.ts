import { accents } from '../kit/state/accents';
import { contrast } from '../lib/colour';
import { themeOf } from './theme';

const looks = accents.flatMap((accent) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    // The menu is dark by default and otherwise follows the page.
    [...new Set(['dark', scheme] as const)].map((menuScheme) => ({ accent, scheme, menuAccent: accent, menuScheme })),
  ),
);

describe.each(looks)('the look $accent $scheme with a $menuScheme menu', (look) => {
  const theme = themeOf(look);

  it('has a readable menu', () => {
    for (const background of [theme.menuBackground, theme.menuBackgroundHover, theme.menuBackgroundSelected]) {
      expect(contrast(theme.menuForeground, background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme.menuForegroundStrong, background)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(theme.menuForegroundQuiet, theme.menuBackground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.menuAccent, theme.menuBackgroundSelected)).toBeGreaterThanOrEqual(3);
  });
});
