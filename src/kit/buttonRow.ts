import { makeStyles, tokens } from '@fluentui/react-components';

/** The buttons that end a question or a form. */
export const useButtonRow = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    // On a phone they share the line, and each has one of its own where its words are long.
    '@media (max-width: 479px)': { '& > button': { flexGrow: 1 } },
  },
});
