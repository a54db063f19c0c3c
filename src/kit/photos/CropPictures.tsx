import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons';
import { useEffect, useMemo, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { t } from '../../i18n/terms';
import { focusRing } from '../foundation/styles';
import { Drawer } from '../overlay/Drawer';
import { Cutting } from './Cutting';
import { fitted, isWhole, wholeOf, type CropBox, type Cut, type Shape } from './cropBox';
import type { ChosenPicture } from './pictureSize';

const m = defineMessages({
  title: { id: 'kit.photos.crop', defaultMessage: 'Кадр перед загрузкой' },
  all: { id: 'kit.photos.all', defaultMessage: 'Выбранные фото' },
});
const send = defineMessage<{ count: number }>({
  id: 'kit.photos.send',
  defaultMessage: 'Загрузить {count, plural, one {# фото} few {# фото} many {# фото} other {# фото}}',
});
const leaveOut = defineMessage<{ name: string }>({ id: 'kit.photos.leaveOut', defaultMessage: 'Не загружать: {name}' });

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: tokens.spacingVerticalL,
    minHeight: 0,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    overflowY: 'auto',
    '@media (max-width: 639px)': { padding: tokens.spacingHorizontalL },
  },
  strip: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  one: { position: 'relative' },
  small: {
    display: 'block',
    padding: 0,
    border: `2px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflow: 'hidden',
    cursor: 'pointer',
    ...focusRing,
  },
  chosen: { border: `2px solid ${tokens.colorCompoundBrandStroke}` },
  thumb: { display: 'block', width: '56px', height: '56px', objectFit: 'cover' },
  out: {
    position: 'absolute',
    top: '-8px',
    right: '-8px',
    minWidth: '24px',
    width: '24px',
    height: '24px',
    padding: 0,
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

export interface Cropped {
  file: File;
  /** Nothing where the whole of it is wanted. */
  part: CropBox | undefined;
}

interface Props {
  pictures: readonly ChosenPicture[];
  /** The proportions that there are; the first one holds until another is chosen. */
  shapes: readonly [Shape, ...Shape[]];
  onSend: (pictures: Cropped[]) => void;
  onClose: () => void;
}

/** What is kept of each of the chosen pictures, before any of them is sent; untouched, they are sent as they are. */
export function CropPictures({ pictures: chosen, shapes, onSend, onClose }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [cuts, setCuts] = useState<Readonly<Record<string, Cut>>>({});
  const [shownId, setShown] = useState(chosen[0]?.id);
  const addresses = useAddresses(chosen);
  const pictures = chosen.filter(({ id }) => !left.has(id));
  const shown = pictures.find(({ id }) => id === shownId) ?? pictures[0];
  const cutOf = ({ id, size }: ChosenPicture): Cut => {
    const [first] = shapes;
    return cuts[id] ?? { shape: first.id, box: fitted(wholeOf(size), size, first.ratio) };
  };
  const leave = (id: string): void => {
    if (pictures.length === 1) onClose();
    else setLeft((before) => new Set([...before, id]));
  };
  return (
    <Drawer title={m.title} size="large" onClose={onClose}>
      <div className={styles.body}>
        {chosen.length > 1 && (
          <ul className={styles.strip} aria-label={intl.formatMessage(m.all)}>
            {pictures.map(({ id, file }) => (
              <li key={id} className={styles.one}>
                <button
                  type="button"
                  className={mergeClasses(styles.small, id === shown?.id && styles.chosen)}
                  aria-pressed={id === shown?.id}
                  aria-label={file.name}
                  title={file.name}
                  onClick={() => setShown(id)}
                >
                  <img className={styles.thumb} src={addresses[id]} alt="" />
                </button>
                <Button
                  className={styles.out}
                  shape="circular"
                  icon={<Dismiss16Regular aria-hidden />}
                  aria-label={intl.formatMessage(leaveOut, { name: file.name })}
                  title={intl.formatMessage(leaveOut, { name: file.name })}
                  onClick={() => leave(id)}
                />
              </li>
            ))}
          </ul>
        )}
        {shown && (
          <Cutting
            key={shown.id}
            picture={shown}
            url={addresses[shown.id] ?? ''}
            cut={cutOf(shown)}
            shapes={shapes}
            onCut={(cut) => setCuts((before) => ({ ...before, [shown.id]: cut }))}
          />
        )}
      </div>
      <div className={styles.foot}>
        <Button onClick={onClose}>
          <FormattedMessage {...t.cancel} />
        </Button>
        <Button
          appearance="primary"
          onClick={() =>
            onSend(
              pictures.map((one) => {
                const { box } = cutOf(one);
                return { file: one.file, part: isWhole(box, one.size) ? undefined : box };
              }),
            )
          }
        >
          <FormattedMessage {...send} values={{ count: pictures.length }} />
        </Button>
      </div>
    </Drawer>
  );
}

/** An address of each picture for as long as they are shown. */
function useAddresses(pictures: readonly ChosenPicture[]): Readonly<Record<string, string>> {
  const addresses = useMemo(
    () => Object.fromEntries(pictures.map(({ id, file }) => [id, URL.createObjectURL(file)])),
    [pictures],
  );
  useEffect(() => () => Object.values(addresses).forEach((address) => URL.revokeObjectURL(address)), [addresses]);
  return addresses;
}
