import type { Theme } from '@fluentui/react-components';
import type { Accent, Scheme } from '../kit/state/accents';
import { panelTheme } from '../kit/foundation/theme';
import { distinct, mix } from '../lib/colour';
import type { MenuColours } from '../shell/menu/menuTokens';

/** What a look is made of. The side menu has a scheme and an accent of its own until the person picks them. */
export interface Look {
  accent: Accent;
  scheme: Scheme;
  menuAccent: Accent;
  menuScheme: Scheme;
}

const white = '#ffffff';
const black = '#000000';
const night = '#14201f';

const darkMenu = {
  menuBackground: night,
  menuBackgroundHover: mix(night, white, 0.07),
  menuBackgroundSelected: mix(night, white, 0.12),
  menuForeground: '#c9d3d1',
  menuForegroundStrong: white,
  menuForegroundQuiet: '#8fa09d',
  menuStroke: mix(night, white, 0.1),
};

function lightMenu(page: Theme): Omit<MenuColours, 'menuAccent'> {
  return {
    menuBackground: page.colorNeutralBackground1,
    menuBackgroundHover: page.colorNeutralBackground1Hover,
    menuBackgroundSelected: page.colorNeutralBackground1Selected,
    menuForeground: page.colorNeutralForeground2,
    menuForegroundStrong: page.colorNeutralForeground1,
    menuForegroundQuiet: page.colorNeutralForeground3,
    menuStroke: page.colorNeutralStroke2,
  };
}

/** The theme of the page with the colours of the side menu among its tokens. */
export function themeOf({ accent, scheme, menuAccent, menuScheme }: Look): Theme & MenuColours {
  const page = panelTheme(scheme, accent);
  const menu = menuScheme === 'light' ? lightMenu(page) : darkMenu;
  const towards = menuScheme === 'light' ? black : white;
  return {
    ...page,
    ...menu,
    menuAccent: distinct(menuAccent, towards, [menu.menuBackground, menu.menuBackgroundSelected], 3),
  };
}
