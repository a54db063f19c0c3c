import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { NumberField } from '../kit/fields/NumberField';
import { useFormAround } from '../kit/form/usePanelForm';
import { focusRing } from '../kit/foundation/styles';
import { focal as m } from './focalMessages';

const useStyles = makeStyles({
  whole: {
    position: 'relative',
    display: 'block',
    width: '100%',
    cursor: 'crosshair',
    touchAction: 'none',
    ...focusRing,
  },
  image: { display: 'block', width: '100%', height: 'auto', borderRadius: tokens.borderRadiusLarge },
  point: {
    position: 'absolute',
    width: '24px',
    height: '24px',
    boxSizing: 'border-box',
    translate: '-50% -50%',
    border: `3px solid ${tokens.colorNeutralForegroundOnBrand}`,
    borderRadius: tokens.borderRadiusCircular,
    outline: `2px solid ${tokens.colorBrandBackground}`,
    pointerEvents: 'none',
  },
  numbers: { display: 'flex', gap: tokens.spacingHorizontalL },
  frames: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL, margin: 0 },
  frame: { display: 'block', width: '112px', objectFit: 'cover', borderRadius: tokens.borderRadiusMedium },
  caption: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  figure: { margin: 0 },
});

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A shape in which the picture is shown, as `16 / 9`. */
export interface Frame {
  ratio: string;
  label: MessageDescriptor;
}

/**
 * What of a picture stays in sight where it is cut: pressed, moved by the arrows, or typed, and shown in each of its shapes. The values `x`
 * and `y` of the form around are whole percent.
 */
export function FocalPointing({ url, frames }: { url: string; frames: readonly Frame[] }) {
  const styles = useStyles();
  const intl = useIntl();
  const { control, setValue } = useFormAround();
  const whole = useRef<HTMLButtonElement>(null);
  const [left, top] = useWatch({ control, name: ['x', 'y'] }).map((value: unknown) =>
    typeof value === 'number' && Number.isFinite(value) ? within(value) : 50,
  ) as [number, number];
  const point = (x: number, y: number): void => {
    setValue('x', within(x), { shouldDirty: true });
    setValue('y', within(y), { shouldDirty: true });
  };
  const press = (event: PointerEvent): void => {
    if (event.buttons === 0 || whole.current === null) return;
    const box = whole.current.getBoundingClientRect();
    point(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100);
  };
  const step = (event: KeyboardEvent): void => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 1;
    point(left + by[0] * size, top + by[1] * size);
  };
  return (
    <>
      <p className={styles.caption}>
        <FormattedMessage {...m.focusHelp} />
      </p>
      <button
        ref={whole}
        type="button"
        className={styles.whole}
        aria-label={intl.formatMessage(m.focus)}
        onPointerDown={press}
        onPointerMove={press}
        onKeyDown={step}
      >
        <img className={styles.image} src={url} alt="" draggable={false} />
        <span className={styles.point} style={{ left: `${left}%`, top: `${top}%` }} />
      </button>
      <div className={styles.numbers}>
        <NumberField name="x" label={m.focusX} min={0} max={100} required />
        <NumberField name="y" label={m.focusY} min={0} max={100} required />
      </div>
      <div className={styles.frames}>
        {frames.map(({ ratio, label }) => (
          <figure key={ratio} className={styles.figure}>
            <img
              className={styles.frame}
              style={{ aspectRatio: ratio, objectPosition: `${left}% ${top}%` }}
              src={url}
              alt=""
            />
            <figcaption className={styles.caption}>
              <FormattedMessage {...label} />
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
