import { makeStyles, tokens } from '@fluentui/react-components';
import { floatingSurface } from '../../kit/foundation/styles';

/** What floats under the header: the browser's own popover, which brings Escape, light dismiss and the way back of the focus. */
export const usePopoverStyles = makeStyles({
  surface: {
    ...floatingSurface,
    position: 'fixed',
    inset: '52px 12px auto auto',
    margin: 0,
    maxWidth: 'calc(100vw - 24px)',
    borderRadius: tokens.borderRadiusXLarge,
  },
});
