import { contrast } from '../../lib/colour';
import { accents, type Scheme } from '../state/accents';
import { panelTheme } from './theme';

const cases = (['light', 'dark'] as const).flatMap((scheme) => accents.map((value) => [scheme, value] as const));

/** Text, and every ground the panel puts it on. */
const pairs = [
  [
    'colorNeutralForegroundOnBrand',
    [
      'colorBrandBackground',
      'colorBrandBackgroundHover',
      'colorBrandBackgroundPressed',
      'colorBrandBackgroundSelected',
    ],
  ],
  [
    'colorBrandForegroundLink',
    [
      'colorNeutralBackground1',
      'colorNeutralBackground1Hover',
      'colorNeutralBackground2',
      'colorNeutralBackground3',
      'colorNeutralCardBackground',
      'colorBrandBackground2',
    ],
  ],
  [
    'colorBrandForegroundLinkHover',
    ['colorNeutralBackground1', 'colorNeutralBackground2', 'colorNeutralBackground3', 'colorNeutralBackground1Hover'],
  ],
  [
    'colorBrandForegroundLinkPressed',
    ['colorNeutralBackground1', 'colorNeutralBackground2', 'colorNeutralBackground3'],
  ],
  ['colorBrandForeground1', ['colorNeutralBackground1', 'colorNeutralBackground2', 'colorNeutralBackground3']],
  ['colorBrandForeground2', ['colorBrandBackground2']],
  ['colorCompoundBrandForeground1', ['colorNeutralBackground1', 'colorNeutralBackground2', 'colorNeutralBackground3']],
  ['colorNeutralForegroundInverted', ['colorCompoundBrandBackground', 'colorCompoundBrandBackgroundHover']],
  [
    'colorNeutralForeground1',
    [
      'colorNeutralBackground1',
      'colorNeutralBackground1Hover',
      'colorNeutralBackground2',
      'colorNeutralBackground3',
      'colorNeutralCardBackground',
    ],
  ],
  [
    'colorNeutralForeground2',
    ['colorNeutralBackground1', 'colorNeutralBackground2', 'colorNeutralBackground3', 'colorNeutralBackground6'],
  ],
  [
    'colorNeutralForeground3',
    ['colorNeutralBackground1', 'colorNeutralBackground2', 'colorNeutralBackground3', 'colorNeutralCardBackground'],
  ],
  ['colorStatusSuccessForeground1', ['colorStatusSuccessBackground1']],
  ['colorStatusWarningForeground1', ['colorStatusWarningBackground1']],
  [
    'colorStatusDangerForeground1',
    [
      'colorStatusDangerBackground1',
      'colorNeutralBackground1',
      'colorNeutralBackground1Hover',
      'colorNeutralCardBackground',
    ],
  ],
  ['colorPaletteBlueForeground2', ['colorPaletteBlueBackground2']],
] as const;

describe.each(cases)('the %s theme in %s', (scheme: Scheme, accent) => {
  const theme = panelTheme(scheme, accent);

  it.each(pairs)('can be read: %s', (text, grounds) => {
    const tooFaint = grounds.filter((ground) => contrast(theme[text], theme[ground]) < 4.5);
    expect(tooFaint).toEqual([]);
  });

  it('shows the focus ring and the tick beside every surface', () => {
    for (const ground of ['colorNeutralBackground1', 'colorNeutralBackground2', 'colorNeutralBackground3'] as const) {
      expect(contrast(theme.colorStrokeFocus2, theme[ground])).toBeGreaterThanOrEqual(3);
      expect(contrast(theme.colorCompoundBrandBackground, theme[ground])).toBeGreaterThanOrEqual(3);
    }
  });

  it('is made once', () => {
    expect(panelTheme(scheme, accent)).toBe(theme);
  });
});

describe('surfaces', () => {
  it('step lighter as they rise, at night too', () => {
    const { colorNeutralBackground3, colorNeutralBackground2, colorNeutralBackground1, colorNeutralCardBackground } =
      panelTheme('dark', '#01CAB0');
    const fromBlack = [
      colorNeutralBackground3,
      colorNeutralBackground2,
      colorNeutralBackground1,
      colorNeutralCardBackground,
    ].map((surface) => contrast(surface, '#000000'));
    expect(fromBlack).toEqual([...fromBlack].sort((a, b) => a - b));
    expect(new Set(fromBlack).size).toBe(4);
  });
});

describe('the accents that the product names', () => {
  it('are seven, each in light and dark (LAY-16)', () => {
    expect(new Set(accents).size).toBe(7);
    expect(new Set(cases.map(([scheme, value]) => `${scheme} ${value}`)).size).toBe(14);
  });

  it('carry dark text where white would be too faint', () => {
    expect(panelTheme('light', '#01CAB0')).toMatchObject({
      colorBrandBackground: '#01CAB0',
      colorNeutralForegroundOnBrand: '#062E2A',
    });
    expect(panelTheme('light', '#BC8E5B')).toMatchObject({
      colorBrandBackground: '#BC8E5B',
      colorNeutralForegroundOnBrand: '#2B1E0E',
    });
  });

  it('have a darker fill where white text stays', () => {
    expect(panelTheme('light', '#389E0D').colorBrandBackground).not.toBe('#389E0D');
    expect(panelTheme('light', '#1677FF').colorBrandBackground).not.toBe('#1677FF');
    expect(panelTheme('light', '#722ED1').colorBrandBackground).toBe('#722ed1');
  });
});
