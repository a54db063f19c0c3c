import { Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useFormat } from '../../i18n/format';
import { MaskedInput } from '../fields/MaskedInput';
import { bareNumber, numberMask } from '../fields/NumericInput';
import { CropPane } from './CropPane';
import { fitted, withNumber, type Cut, type Shape } from './cropBox';
import type { ChosenPicture } from './pictureSize';

const m = defineMessages({
  kept: { id: 'kit.photos.kept', defaultMessage: 'Что останется' },
  keptHelp: {
    id: 'kit.photos.keptHelp',
    defaultMessage:
      'Двигайте рамку мышью или стрелками, размер меняйте за углы или клавишами + и −. С Shift — по одной точке',
  },
  shape: { id: 'kit.photos.shape', defaultMessage: 'Пропорции' },
  left: { id: 'kit.photos.left', defaultMessage: 'Слева, точек' },
  top: { id: 'kit.photos.top', defaultMessage: 'Сверху, точек' },
  width: { id: 'kit.photos.width', defaultMessage: 'Ширина, точек' },
  height: { id: 'kit.photos.height', defaultMessage: 'Высота, точек' },
});

const useStyles = makeStyles({
  help: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  numbers: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
    gap: tokens.spacingHorizontalL,
    alignItems: 'end',
  },
  // Its own least width is more than a column has.
  number: { minWidth: 0, width: '100%' },
});

interface Props {
  picture: ChosenPicture;
  url: string;
  cut: Cut;
  shapes: readonly Shape[];
  onCut: (cut: Cut) => void;
}

const numbers = ['left', 'top', 'width', 'height'] as const;

/** One picture with the frame of what is kept, its shape, and the same as numbers. */
export function Cutting({ picture: { size, file }, url, cut, shapes, onCut }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const helpId = useId();
  const { box, shape } = cut;
  const ratio = shapes.find(({ id }) => id === shape)?.ratio;
  return (
    <>
      <p id={helpId} className={styles.help}>
        <FormattedMessage {...m.keptHelp} />
      </p>
      <CropPane
        url={url}
        label={[intl.formatMessage(m.kept), file.name].join(': ')}
        describedBy={helpId}
        size={size}
        ratio={ratio}
        box={box}
        onBox={(next) => onCut({ shape, box: next })}
      />
      <div className={styles.numbers}>
        <Field label={intl.formatMessage(m.shape)}>
          <Select
            value={shape}
            onChange={(_, { value }) =>
              onCut({ shape: value, box: fitted(box, size, shapes.find(({ id }) => id === value)?.ratio) })
            }
          >
            {shapes.map(({ id, label }) => (
              <option key={id} value={id}>
                {intl.formatMessage(label)}
              </option>
            ))}
          </Select>
        </Field>
        {numbers.map((name) => (
          <Dots
            key={name}
            label={m[name]}
            value={box[name]}
            onValue={(value) => onCut({ shape, box: withNumber(box, size, ratio, name, value) })}
          />
        ))}
      </div>
    </>
  );
}

/** A number of dots: it counts once it is typed to the end, so that what is half typed moves nothing. */
function Dots({
  label,
  value,
  onValue,
}: {
  label: MessageDescriptor;
  value: number;
  onValue: (value: number) => void;
}) {
  const styles = useStyles();
  const intl = useIntl();
  const format = useFormat();
  const [typed, setTyped] = useState<string>();
  const take = (): void => {
    const number = Number(bareNumber(typed ?? ''));
    if (typed !== undefined && typed !== '' && Number.isFinite(number)) onValue(Math.round(number));
    setTyped(undefined);
  };
  return (
    <Field label={intl.formatMessage(label)}>
      <MaskedInput
        className={styles.number}
        mask={numberMask(',', false)}
        value={typed ?? format.number(value)}
        onText={setTyped}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </Field>
  );
}
