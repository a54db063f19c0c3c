import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type InputHTMLAttributes } from 'react';

const useStyles = makeStyles({
  root: {
    width: '16px',
    height: '16px',
    margin: 0,
    verticalAlign: 'middle',
    accentColor: tokens.colorCompoundBrandBackground,
    cursor: 'pointer',
  },
});

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Some of what it stands for is on. */
  isMixed?: boolean;
}

/** The browser's own box without words, for tables, which draw some hundreds at once; in a form it is a field of Fluent's. */
export function Checkbox({ isMixed = false, className, ...rest }: Props) {
  const styles = useStyles();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return <input {...rest} ref={box} type="checkbox" className={mergeClasses(styles.root, className)} />;
}
