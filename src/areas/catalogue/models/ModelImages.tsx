import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowLeft16Regular, ArrowRight16Regular, Delete16Regular, Target16Regular } from '@fluentui/react-icons';
import { Suspense, useState, type DragEvent, type ReactElement } from 'react';
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
import { shrinkPicture } from '../../../kit/photos/shrinkPicture';
import { toFailure, type Failure } from '../../../lib/failure';
import { imageKinds } from '../../../lib/fileKind';
import { AddFiles } from '../../../parts/AddFiles';
import { useUploads } from '../../../parts/useUploads';
import { Can, useCan } from '../../../session/can';
import { imageName, m } from './messages';

const FocalPoint = lazyComponent(async () => (await import('./FocalPoint')).FocalPoint);

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

/** The pictures of a model in their order: added, put before one another, pointed at and taken away. */
export function ModelImages({ model }: { model: ModelDetail }) {
  const styles = useStyles();
  const [isOver, setOver] = useState(false);
  const mayChange = useCan()('catalog.update');
  const upload = useUploadCataloguePicture();
  const [attach] = useAddModelImageMutation();
  const uploading = useUploads(imageKinds, async (file, sent) => {
    const picture = await upload(await shrinkPicture(file, sent.signal), sent);
    if (sent.signal.aborted) return '';
    const body = {
      model_id: model.id,
      key: picture.key,
      ...(picture.thumb_key !== null && { thumb_key: picture.thumb_key }),
    };
    return String((await attach({ body }).unwrap()).id);
  });
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (mayChange) uploading.add([...event.dataTransfer.files]);
  };
  return (
    <Section id="images" title={m.images}>
      <div
        className={mergeClasses(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(mayChange);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Can do="catalog.update">
          <AddFiles
            label={m.addImages}
            help={m.imagesHelp}
            kinds={imageKinds}
            uploading={uploading}
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
    </Section>
  );
}

function Images({ model, mayChange }: { model: ModelDetail; mayChange: boolean }) {
  const styles = useStyles();
  const [update, { isLoading: isMoving }] = useUpdateModelMutation();
  const [pointed, setPointed] = useState<ModelImage>();
  const [asked, setAsked] = useState<ModelImage>();
  const [remove] = useRemoveModelImageMutation();
  const { id, version, images } = model;
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
            mayChange={mayChange && !isMoving}
            onEarlier={at === 0 ? undefined : () => void move(at, at - 1)}
            onLater={at === images.length - 1 ? undefined : () => void move(at, at + 1)}
            onPoint={() => setPointed(image)}
            onRemove={() => setAsked(image)}
          />
        ))}
      </ol>
      <Suspense>
        {pointed && <FocalPoint model={model} image={pointed} onClose={() => setPointed(undefined)} />}
      </Suspense>
      {asked && (
        <ConfirmDelete
          run={() => remove({ id: asked.id }).unwrap()}
          done={m.detached}
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
  /** None where it cannot go further. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onPoint: () => void;
  onRemove: () => void;
}

function Picture({ image, isMain, mayChange, onEarlier, onLater, onPoint, onRemove }: Props) {
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
      disabled={run === undefined}
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
          {tool(m.focus, <Target16Regular aria-hidden />, onPoint)}
          {tool(t.remove, <Delete16Regular aria-hidden />, onRemove)}
        </span>
      )}
    </li>
  );
}
