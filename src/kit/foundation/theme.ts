import { createDarkTheme, createLightTheme, type BrandVariants, type Theme } from '@fluentui/react-components';
import { distinct, mix } from '../../lib/colour';
import type { Accent, Scheme } from '../state/accents';

const white = '#ffffff';
const black = '#000000';

/** What a colour needs to be read as text, and a margin for rounding. */
const readable = 4.55;

/** Accents too light for white text carry a dark one of their own, and a darker tone when they are text themselves. */
const darkTexts: Partial<Record<Accent, { onFill: string; tone: string }>> = {
  '#01CAB0': { onFill: '#062E2A', tone: '#007A6C' },
  '#BC8E5B': { onFill: '#2B1E0E', tone: '#7A5524' },
};

/** Grounds that accent-coloured text stands on: cards, bars, pages, and rows under the pointer. */
const grounds = {
  light: ['#ffffff', '#fafafa', '#f5f5f5', '#f0f0f0'],
  dark: ['#333333', '#292929', '#1f1f1f', '#141414', '#3d3d3d'],
};

const fonts = '"Segoe UI Variable", "Segoe UI", Roboto, "Noto Sans", sans-serif';

/** Sixteen steps from the darkest to the lightest, the accent in the middle, as Fluent wants them. */
function ramp(accent: string): BrandVariants {
  const steps = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160] as const;
  const shade = (step: number): string =>
    step <= 80 ? mix(accent, black, ((80 - step) / 80) * 0.9) : mix(accent, white, ((step - 80) / 80) * 0.92);
  return Object.fromEntries(steps.map((step) => [step, shade(step)])) as BrandVariants;
}

/** The filled button: the accent itself under dark text, or as dark as white text needs it. */
function fillTokens(accent: Accent): Partial<Theme> {
  const own = darkTexts[accent];
  const fill = own ? accent : distinct(accent, black, [white], readable);
  const pointed = own ? mix(fill, white, 0.15) : mix(fill, black, 0.12);
  const pressed = own ? mix(fill, white, 0.3) : mix(fill, black, 0.24);
  return {
    colorNeutralForegroundOnBrand: own?.onFill ?? white,
    colorBrandBackground: fill,
    colorBrandBackgroundHover: pointed,
    colorBrandBackgroundPressed: pressed,
    colorBrandBackgroundSelected: fill,
    colorBrandBackgroundStatic: fill,
  };
}

/** Accent-coloured text, ticks and focus rings. Stronger is darker by day and lighter at night. */
function toneTokens(accent: Accent, scheme: Scheme): Partial<Theme> {
  const [towards, tint] =
    scheme === 'light' ? [black, mix(accent, white, 0.88)] : [white, mix(accent, '#1a1a1a', 0.82)];
  const start = (scheme === 'light' && darkTexts[accent]?.tone) || accent;
  const tone = distinct(start, towards, [...grounds[scheme], tint], readable);
  const stronger = mix(tone, towards, 0.15);
  const strongest = mix(tone, towards, 0.3);
  return {
    colorBrandForegroundLink: tone,
    colorBrandForegroundLinkHover: stronger,
    colorBrandForegroundLinkPressed: strongest,
    colorBrandForegroundLinkSelected: tone,
    colorBrandForeground1: tone,
    colorBrandForeground2: tone,
    colorBrandForeground2Hover: stronger,
    colorBrandForeground2Pressed: strongest,
    colorBrandForegroundOnLight: scheme === 'light' ? tone : distinct(accent, black, grounds.light, readable),
    colorCompoundBrandForeground1: tone,
    colorCompoundBrandForeground1Hover: stronger,
    colorCompoundBrandForeground1Pressed: strongest,
    colorNeutralForeground2BrandHover: tone,
    colorNeutralForeground2BrandPressed: stronger,
    colorNeutralForeground2BrandSelected: tone,
    colorNeutralForeground3BrandHover: tone,
    colorNeutralForeground3BrandPressed: stronger,
    colorNeutralForeground3BrandSelected: tone,
    colorCompoundBrandBackground: tone,
    colorCompoundBrandBackgroundHover: stronger,
    colorCompoundBrandBackgroundPressed: strongest,
    colorCompoundBrandStroke: tone,
    colorCompoundBrandStrokeHover: stronger,
    colorCompoundBrandStrokePressed: strongest,
    colorNeutralStrokeAccessibleSelected: tone,
    colorBrandStroke1: tone,
    colorStrokeFocus2: tone,
    colorBrandBackground2: tint,
    colorBrandBackground2Hover: mix(tint, accent, 0.08),
    colorBrandBackground2Pressed: mix(tint, accent, 0.16),
  };
}

/** Floating surfaces (menus, toasts, dialogs) stand on colorNeutralCardBackground: white by day, the lightest at night. */
const daylight: Partial<Theme> = {
  colorNeutralCardBackground: white,
  colorNeutralCardBackgroundHover: '#f5f5f5',
};

/** Pages are the darkest, bars, cards and floating surfaces each a step lighter; lines are quieter than Fluent's. */
const night: Partial<Theme> = {
  colorNeutralForeground1: '#f2f2f2',
  colorNeutralStroke1: '#616161',
  colorNeutralStroke2: '#404040',
  colorNeutralStroke3: '#383838',
  colorStrokeFocus1: black,
};

/** Tints that are seen at a glance, and words on them, on cards and on rows under the pointer that can be read. */
function statusTokens(theme: Theme, scheme: Scheme): Partial<Theme> {
  const isLight = scheme === 'light';
  const on = (text: string, tint: string): string =>
    distinct(text, isLight ? black : white, [tint, ...grounds[scheme]], readable);
  const success = isLight
    ? mix(theme.colorStatusSuccessBackground1, theme.colorStatusSuccessBackground2, 0.3)
    : '#0c2e0c';
  const warning = isLight
    ? mix(theme.colorStatusWarningBackground1, theme.colorStatusWarningBackground2, 0.45)
    : '#45240c';
  const danger = isLight ? mix(theme.colorStatusDangerBackground1, theme.colorStatusDangerBackground2, 0.3) : '#401217';
  const informative = isLight ? mix(theme.colorPaletteBlueBackground2, white, 0.62) : '#0f2f4a';
  return {
    colorStatusSuccessBackground1: success,
    colorStatusSuccessForeground1: on(theme.colorStatusSuccessForeground1, success),
    colorStatusWarningBackground1: warning,
    colorStatusWarningForeground1: on(theme.colorStatusWarningForeground1, warning),
    colorStatusDangerBackground1: danger,
    colorStatusDangerForeground1: on(theme.colorStatusDangerForeground1, danger),
    colorPaletteBlueBackground2: informative,
    colorPaletteBlueForeground2: on(theme.colorPaletteBlueForeground2, informative),
  };
}

const made = new Map<string, Theme>();

/** The tokens of a scheme in an accent; the same object each time. */
export function panelTheme(scheme: Scheme, accent: Accent): Theme {
  const name = `${scheme} ${accent}`;
  const known = made.get(name);
  if (known) return known;
  const base = scheme === 'light' ? createLightTheme(ramp(accent)) : createDarkTheme(ramp(accent));
  const theme: Theme = {
    ...base,
    fontFamilyBase: fonts,
    fontFamilyNumeric: fonts,
    ...(scheme === 'light' ? daylight : night),
    ...statusTokens(base, scheme),
    ...toneTokens(accent, scheme),
    ...fillTokens(accent),
  };
  made.set(name, theme);
  return theme;
}
