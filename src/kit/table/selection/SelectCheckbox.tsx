import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';

const useStyles = makeStyles({
  // The browser's own box: a list draws one for every row.
  root: {
    width: '16px',
    height: '16px',
    margin: 0,
    verticalAlign: 'middle',
    accentColor: tokens.colorCompoundBrandBackground,
    cursor: 'pointer',
  },
});

interface Props {
  isOn: boolean;
  /** Some of what the box stands for is picked. */
  isMixed?: boolean;
  label: string;
  isTabbable?: boolean;
  onPick: (extend: boolean) => void;
}

/** The box by which a row is picked; with Shift it picks everything since the one before. */
export function SelectCheckbox({ isOn, isMixed = false, label, isTabbable = false, onPick }: Props) {
  const styles = useStyles();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.root}
      tabIndex={isTabbable ? 0 : -1}
      aria-label={label}
      checked={isOn}
      onChange={({ nativeEvent }) => onPick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
