import { makeStyles, ToggleButton, tokens, useFieldControlProps_unstable } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { FieldFrame } from '../../../kit/fields/FieldFrame';
import { useField, type FieldProps } from '../../../kit/form/useField';
import { allHours, hourText } from './providerTerms';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
    gap: tokens.spacingHorizontalXS,
  },
  hour: { minWidth: '0', fontVariantNumeric: 'tabular-nums' },
});

/** Any of the twenty-four hours of a day, as their numbers. */
export function HoursField(props: FieldProps) {
  const styles = useStyles();
  const hoursIn = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);
  const field = useField(props.name, {
    ...props,
    show: (value) => hoursIn(value).map(hourText).join(', '),
  });
  const chosen = hoursIn(field.value);
  const turn = (hour: number) =>
    field.set(allHours.filter((one) => (one === hour ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <FieldFrame {...props} field={field} width="whole">
      <Hours id={field.id} className={styles.root}>
        {allHours.map((hour) => (
          <ToggleButton
            key={hour}
            ref={hour === 0 ? field.ref : undefined}
            size="small"
            className={styles.hour}
            checked={chosen.includes(hour)}
            onClick={() => turn(hour)}
          >
            {hourText(hour)}
          </ToggleButton>
        ))}
      </Hours>
    </FieldFrame>
  );
}

/** Named and described by its field; what a group may not be, invalid or required, stands in that description. */
function Hours(props: ComponentProps<'div'>) {
  return (
    <div role="group" {...useFieldControlProps_unstable(props)} aria-invalid={undefined} aria-required={undefined} />
  );
}
