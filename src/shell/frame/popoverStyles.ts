import { makeStyles, tokens } from '@fluentui/react-components';

/** What floats under the header: the browser's own popover, which brings Escape, light dismiss and the way back of the focus. */
export const usePopoverStyles = makeStyles({
  surface: {
    position: 'fixed',
    inset: '52px 12px auto auto',
    margin: 0,
    maxWidth: 'calc(100vw - 24px)',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralCardBackground,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
  },
});
