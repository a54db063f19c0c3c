import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowLeft16Regular, ArrowRight16Regular, Delete16Regular, Target16Regular } from '@fluentui/react-icons';
import { Suspense, useRef, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  useAddModelImageMutation,
  useRemoveModelImageMutation,
  useUpdateModelMutation,
  type ModelDetail,
  type ModelImage,
} from '../../../api/marketplace/models';
import { useUploadCataloguePicture } from '../../../api/marketplace/pictures';
import { t } from '../../../i18n/terms';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { Section } from '../../../kit/detail/Section';
import { FailureBar } from '../../../kit/feedback/FailureBar';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import type { CropBox } from '../../../kit/photos/cropBox';
import type { Cropped } from '../../../kit/photos/CropPictures';
import type { Shape } from '../../../kit/photos/cropBox';
import { useDialogParam, useDialogRecord } from '../../../kit/url/useDialogParam';
import { sortPictures, type ChosenPicture } from '../../../kit/photos/pictureSize';
import { shrinkPicture } from '../../../kit/photos/shrinkPicture';
import { toFailure, type Failure } from '../../../lib/failure';
import { imageKinds } from '../../../lib/fileKind';
import { AddFiles } from '../../../parts/AddFiles';
import { focal } from '../../../parts/focalMessages';
import { useUploads } from '../../../parts/useUploads';
import { Can, useCan } from '../../../session/can';
import { imageName, m } from './messages';
import { useFileDrop } from '../../../kit/foundation/useFileDrop';
import { free, square } from '../../../kit/photos/shapes';

const CropPictures = lazyComponent(
  async () => (await import('../../../kit/photos/CropPictures')).CropPictures,
  'kit.form',
);
const FocalPoint = lazyComponent(async () => (await import('./FocalPoint')).FocalPoint);

const dialogs = ['focus'] as const;

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  image: {
    display: 'block',
    width: '100%',
    aspectRatio: '1 / 1',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  name: { display: 'flex', gap: tokens.spacingHorizontalXS, fontSize: tokens.fontSizeBase200 },
  main: { fontWeight: tokens.fontWeightSemibold },
  tools: { display: 'flex', flexWrap: 'wrap' },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
  drop: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  over: { outline: `2px dashed ${tokens.colorCompoundBrandStroke}`, outlineOffset: '4px' },
});

/** As it was taken, for lists and cards, and for the wide places of the market. */
const shapes: readonly [Shape, ...Shape[]] = [free, square, { id: 'market', label: m.marketWide, ratio: 3 }];

/** The pictures of a model in their order: added, put before one another, pointed at and taken away. */
export function ModelImages({ model }: { model: ModelDetail }) {
  const styles = useStyles();
  const mayChange = useCan()('catalog.update');
  const upload = useUploadCataloguePicture();
  const [attach] = useAddModelImageMutation();
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  // By the file, so that one which is sent once more is cut in the same way.
  const parts = useRef(new WeakMap<File, CropBox>());
  const uploading = useUploads(imageKinds, async (file, sent) => {
    const picture = await upload(await shrinkPicture(file, sent.signal, parts.current.get(file)), sent);
    if (sent.signal.aborted) return '';
    const body = {
      model_id: model.id,
      key: picture.key,
      ...(picture.thumb_key !== null && { thumb_key: picture.thumb_key }),
    };
    return String((await attach({ body }).unwrap()).id);
  });
  const choose = async (files: readonly File[]): Promise<void> => {
    const { pictures, others } = await sortPictures(files);
    // They are refused by their names, beside those that arrive.
    if (others.length > 0) uploading.add(others);
    setChosen(pictures);
  };
  const send = (pictures: readonly Cropped[]): void => {
    for (const { file, part } of pictures) if (part) parts.current.set(file, part);
    uploading.add(pictures.map(({ file }) => file));
    setChosen([]);
  };
  const over = useFileDrop((files) => void choose(files), !mayChange);
  return (
    <Section id="images" title={m.images}>
      <div className={mergeClasses(styles.drop, over.isOver && styles.over)} {...over.props}>
        <Can do="catalog.update">
          <AddFiles
            label={m.addImages}
            help={m.imagesHelp}
            kinds={imageKinds}
            uploading={{ ...uploading, add: (files) => void choose(files) }}
            isThere={(added) => model.images.some((one) => String(one.id) === added)}
          />
        </Can>
        {model.images.length === 0 ? (
          <p className={styles.none}>
            <FormattedMessage {...m.noImages} />
          </p>
        ) : (
          <Images model={model} mayChange={mayChange} />
        )}
      </div>
      <Suspense>
        {chosen.length > 0 && (
          <CropPictures pictures={chosen} shapes={shapes} onSend={send} onClose={() => setChosen([])} />
        )}
      </Suspense>
    </Section>
  );
}

function Images({ model, mayChange }: { model: ModelDetail; mayChange: boolean }) {
  const styles = useStyles();
  const [update, { isLoading: isMoving }] = useUpdateModelMutation();
  const { dialog, open, close } = useDialogParam(dialogs);
  const [asked, setAsked] = useState<ModelImage>();
  const [remove] = useRemoveModelImageMutation();
  const { id, version, images } = model;
  const pointed = useDialogRecord(
    dialog,
    images.find((image) => String(image.id) === dialog?.of),
  );
  const [failure, setFailure] = useState<Failure>();
  const move = async (from: number, to: number): Promise<void> => {
    const ids = images.map((image) => image.id);
    const [moved] = ids.splice(from, 1);
    if (moved === undefined || isMoving) return;
    setFailure(undefined);
    try {
      await update({ id, 'If-Match': version, body: { image_order: ids.toSpliced(to, 0, moved) } }).unwrap();
    } catch (error) {
      setFailure(toFailure(error));
    }
  };
  return (
    <>
      {failure && <FailureBar failure={failure} />}
      <ol className={styles.list}>
        {images.map((image, at) => (
          <Picture
            key={image.id}
            image={image}
            isMain={at === 0}
            mayChange={mayChange}
            isHeld={isMoving}
            onEarlier={at === 0 ? undefined : () => void move(at, at - 1)}
            onLater={at === images.length - 1 ? undefined : () => void move(at, at + 1)}
            onPoint={() => open('focus', image.id)}
            onRemove={() => setAsked(image)}
          />
        ))}
      </ol>
      <Suspense>
        {pointed && mayChange && <FocalPoint key={pointed.id} model={model} image={pointed} onClose={close} />}
      </Suspense>
      {asked && (
        <ConfirmDelete
          run={() => remove({ id: asked.id }).unwrap()}
          done={t.removed}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface Props {
  image: ModelImage;
  isMain: boolean;
  mayChange: boolean;
  /** A picture is on its way to another place. */
  isHeld: boolean;
  /** None where it cannot go further. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onPoint: () => void;
  onRemove: () => void;
}

function Picture({ image, isMain, mayChange, isHeld, onEarlier, onLater, onPoint, onRemove }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const name = intl.formatMessage(imageName, { place: image.sequence_number });
  const position = `${image.focal_x * 100}% ${image.focal_y * 100}%`;
  const tool = (label: MessageDescriptor, icon: ReactElement, run: (() => void) | undefined) => (
    <Button
      size="small"
      appearance="subtle"
      icon={icon}
      aria-label={[intl.formatMessage(label), name].join(': ')}
      title={intl.formatMessage(label)}
      // The button that was pressed keeps the focus while the picture moves, and at either end.
      disabledFocusable={isHeld || run === undefined}
      onClick={run}
    />
  );
  return (
    <li>
      <a href={image.url} target="_blank" rel="noreferrer">
        <img
          className={styles.image}
          style={{ objectPosition: position }}
          src={image.thumb_url}
          alt={name}
          loading="lazy"
        />
      </a>
      <span className={mergeClasses(styles.name, isMain && styles.main)}>
        {isMain ? <FormattedMessage {...m.main} /> : name}
      </span>
      {mayChange && (
        <span className={styles.tools}>
          {tool(m.earlier, <ArrowLeft16Regular aria-hidden />, onEarlier)}
          {tool(m.later, <ArrowRight16Regular aria-hidden />, onLater)}
          {tool(focal.focus, <Target16Regular aria-hidden />, onPoint)}
          {tool(t.remove, <Delete16Regular aria-hidden />, onRemove)}
        </span>
      )}
    </li>
  );
}
