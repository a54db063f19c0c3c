import { makeStyles, tokens } from '@fluentui/react-components';

/**
 * Shows that fresh content is on its way. The colours fade and the words turn quiet, but never below the contrast
 * that text needs, as making everything see-through would.
 */
export const useDimStyles = makeStyles({
  // Only the way into it takes time: a change of the theme would leave the words in the colour of before for a moment.
  dimmed: {
    filter: 'grayscale(1)',
    color: tokens.colorNeutralForeground3,
    transitionProperty: 'filter, color',
    transitionDuration: tokens.durationSlow,
    transitionDelay: tokens.durationFaster,
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
});
