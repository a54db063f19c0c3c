import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    width: '16px',
    height: '16px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
  },
});

/** A colour of the data as it looks; its name stands beside it. */
export function Swatch({ color }: { color: string }) {
  return <span className={useStyles().root} style={{ backgroundColor: color }} aria-hidden />;
}
