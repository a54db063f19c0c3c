/** The colours a person may choose from. */
export const accents = ['#01CAB0', '#BC8E5B', '#1677FF', '#722ED1', '#D4380D', '#389E0D', '#C41D7F'] as const;

export type Accent = (typeof accents)[number];

export type Scheme = 'light' | 'dark';

export const defaultAccent: Accent = '#01CAB0';

/** The accent of the side menu until the person picks one. */
export const sideMenuAccent: Accent = '#BC8E5B';

export function isAccent(value: unknown): value is Accent {
  return accents.some((accent) => accent === value);
}
