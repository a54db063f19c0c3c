import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Popover, type PopoverProps } from '../../kit/overlay/Popover';

const useStyles = makeStyles({
  panel: {
    inset: '52px 12px auto auto',
    minWidth: 0,
    maxWidth: 'calc(100vw - 24px)',
    maxHeight: 'none',
    borderRadius: tokens.borderRadiusXLarge,
  },
});

/** Its corner is given by the styles. */
const stay = () => undefined;

/** What floats under the header, in the corner of the page. */
export function HeaderPopover({ className, ...props }: PopoverProps) {
  const styles = useStyles();
  return <Popover role="dialog" {...props} place={stay} className={mergeClasses(styles.panel, className)} />;
}
