import { createIntl } from 'react-intl';
import english from '../../../locales/en.json';
import russian from '../../../locales/ru.json';
import { exitReasons } from './exitReasons';

it.each([
  ['ru-RU', russian],
  ['en-US', english],
])('the eight reasons to leave an investment have their words in %s (STATE-05)', (locale, messages) => {
  const intl = createIntl({ locale, messages });
  const words = exitReasons.options.map(({ label }) => intl.formatMessage(label));
  expect(new Set(words).size).toBe(8);
});
