import { Checkbox } from '../../fields/Checkbox';

interface Props {
  isOn: boolean;
  /** Some of what the box stands for is picked. */
  isMixed?: boolean;
  label: string;
  isTabbable?: boolean;
  onPick: (extend: boolean) => void;
}

/** The box by which a row is picked; with Shift it picks everything since the one before. */
export function SelectCheckbox({ isOn, isMixed, label, isTabbable = false, onPick }: Props) {
  return (
    <Checkbox
      isMixed={isMixed}
      tabIndex={isTabbable ? 0 : -1}
      aria-label={label}
      checked={isOn}
      onChange={({ nativeEvent }) => onPick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
