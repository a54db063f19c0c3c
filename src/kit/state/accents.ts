import { defineMessages, type MessageDescriptor } from 'react-intl';

const m = defineMessages({
  turquoise: { id: 'kit.accent.turquoise', defaultMessage: 'Бирюзовый' },
  bronze: { id: 'kit.accent.bronze', defaultMessage: 'Бронзовый' },
  blue: { id: 'kit.accent.blue', defaultMessage: 'Синий' },
  violet: { id: 'kit.accent.violet', defaultMessage: 'Фиолетовый' },
  orange: { id: 'kit.accent.orange', defaultMessage: 'Оранжевый' },
  green: { id: 'kit.accent.green', defaultMessage: 'Зелёный' },
  crimson: { id: 'kit.accent.crimson', defaultMessage: 'Малиновый' },
});

export type Scheme = 'light' | 'dark';

export type Accent = '#01CAB0' | '#BC8E5B' | '#1677FF' | '#722ED1' | '#D4380D' | '#389E0D' | '#C41D7F';

export const defaultAccent: Accent = '#01CAB0';

/** The accent of the side menu until the person picks one. */
export const sideMenuAccent: Accent = '#BC8E5B';

/** The colours a person may choose from, with their names for those who cannot see them. */
export const accents: readonly { value: Accent; name: MessageDescriptor }[] = [
  { value: '#01CAB0', name: m.turquoise },
  { value: '#BC8E5B', name: m.bronze },
  { value: '#1677FF', name: m.blue },
  { value: '#722ED1', name: m.violet },
  { value: '#D4380D', name: m.orange },
  { value: '#389E0D', name: m.green },
  { value: '#C41D7F', name: m.crimson },
];

export function isAccent(value: unknown): value is Accent {
  return accents.some((accent) => accent.value === value);
}
