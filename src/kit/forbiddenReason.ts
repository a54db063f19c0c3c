import { makeStyles } from '@fluentui/react-components';

/** The place of a refusal's reason in a line of words and buttons: a line of its own under them, and nothing without one. */
export const useReasonStyles = makeStyles({
  root: { flexBasis: '100%', alignItems: 'flex-start', ':empty': { display: 'none' } },
});
