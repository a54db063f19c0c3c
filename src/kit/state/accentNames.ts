import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Accent } from './accents';

const m = defineMessages({
  turquoise: { id: 'kit.accent.turquoise', defaultMessage: 'Бирюзовый' },
  bronze: { id: 'kit.accent.bronze', defaultMessage: 'Бронзовый' },
  blue: { id: 'kit.accent.blue', defaultMessage: 'Синий' },
  violet: { id: 'kit.accent.violet', defaultMessage: 'Фиолетовый' },
  orange: { id: 'kit.accent.orange', defaultMessage: 'Оранжевый' },
  green: { id: 'kit.accent.green', defaultMessage: 'Зелёный' },
  crimson: { id: 'kit.accent.crimson', defaultMessage: 'Малиновый' },
});

/** What the accents are called, for those who cannot see them; only those who offer a choice of them say it. */
export const accentNames: Readonly<Record<Accent, MessageDescriptor>> = {
  '#01CAB0': m.turquoise,
  '#BC8E5B': m.bronze,
  '#1677FF': m.blue,
  '#722ED1': m.violet,
  '#D4380D': m.orange,
  '#389E0D': m.green,
  '#C41D7F': m.crimson,
};
