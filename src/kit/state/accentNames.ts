import { defineMessages, type MessageDescriptor } from 'react-intl';
import { accents, type Accent } from './accents';

const m = defineMessages({
  turquoise: { id: 'kit.accent.turquoise', defaultMessage: 'Бирюзовый' },
  bronze: { id: 'kit.accent.bronze', defaultMessage: 'Бронзовый' },
  blue: { id: 'kit.accent.blue', defaultMessage: 'Синий' },
  violet: { id: 'kit.accent.violet', defaultMessage: 'Фиолетовый' },
  orange: { id: 'kit.accent.orange', defaultMessage: 'Оранжевый' },
  green: { id: 'kit.accent.green', defaultMessage: 'Зелёный' },
  crimson: { id: 'kit.accent.crimson', defaultMessage: 'Малиновый' },
});
/** In the order of the accents. */
const names = [m.turquoise, m.bronze, m.blue, m.violet, m.orange, m.green, m.crimson] as const;

/** What an accent is called, for those who cannot see it; only those who offer a choice of them say it. */
export const accentName = (accent: Accent): MessageDescriptor => names[accents.indexOf(accent)] ?? m.turquoise;
