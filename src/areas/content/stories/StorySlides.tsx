import { Button, makeStyles, tokens } from '@fluentui/react-components';
import {
  Add20Regular,
  ArrowDown16Regular,
  ArrowUp16Regular,
  Delete16Regular,
  Edit16Regular,
  Video24Regular,
} from '@fluentui/react-icons';
import { Suspense, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useUpdateStoryMutation, type StoryDetail, type StorySlide } from '../../../api/payment/stories';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { Section } from '../../../kit/detail/Section';
import { FailureBar } from '../../../kit/feedback/FailureBar';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam, useDialogRecord } from '../../../kit/url/useDialogParam';
import { toFailure, type Failure } from '../../../lib/failure';
import { TextColumns } from '../../../parts/texts/TextColumns';
import { useCan } from '../../../session/can';
import { m as content } from '../messages';
import { m, slideNumber } from './messages';
import { keptSlides } from './storyTerms';

const dialogs = ['slide', 'newSlide'] as const;

const SlideForm = lazyComponent(async () => (await import('./storyForms')).SlideForm);

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  slide: { display: 'flex', gap: tokens.spacingHorizontalL, minWidth: 0 },
  place: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '72px',
    height: '128px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground4,
    color: tokens.colorNeutralForeground3,
    objectFit: 'cover',
  },
  body: { flexGrow: 1, minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  link: { overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase200 },
  dead: { color: tokens.colorStatusWarningForeground1, fontSize: tokens.fontSizeBase200 },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** The slides of a story in their order: added, changed, put before one another and taken away. */
export function StorySlides({ story }: { story: StoryDetail }) {
  const styles = useStyles();
  const mayChange = useCan()('stories.update');
  const [update, { isLoading: isBusy }] = useUpdateStoryMutation();
  const { dialog, open, close } = useDialogParam(dialogs);
  const [askedId, setAskedId] = useState<number>();
  const [failure, setFailure] = useState<Failure>();
  const { guid, version, slides } = story;
  const edited = useDialogRecord(
    dialog,
    slides.find(({ id }) => dialog?.name === 'slide' && String(id) === dialog.of),
  );
  const mayAdd = mayChange && slides.length < 20;
  // By its number: after a refusal the record is read again, and other slides may stand in its place.
  const asked = slides.findIndex(({ id }) => id === askedId);
  const askedSlide = slides[asked];
  const send = (body: ReturnType<typeof keptSlides>) =>
    update({ guid, 'If-Match': version, body: { slides: body } }).unwrap();
  const move = async (from: number, to: number): Promise<void> => {
    setFailure(undefined);
    const kept = keptSlides(story);
    const [moved] = kept.splice(from, 1);
    if (moved === undefined) return;
    try {
      await send(kept.toSpliced(to, 0, moved));
    } catch (error) {
      setFailure(toFailure(error));
    }
  };
  return (
    <Section id="slides" title={m.slides}>
      {failure && <FailureBar failure={failure} />}
      {slides.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage {...m.noSlides} />
        </p>
      )}
      <ol className={styles.list}>
        {slides.map((slide, at) => (
          <Slide
            key={slide.id}
            slide={slide}
            place={at + 1}
            mayChange={mayChange}
            isBusy={isBusy}
            onEdit={() => open('slide', slide.id)}
            onEarlier={at === 0 ? undefined : () => void move(at, at - 1)}
            onLater={at === slides.length - 1 ? undefined : () => void move(at, at + 1)}
            onRemove={() => setAskedId(slide.id)}
          />
        ))}
      </ol>
      {mayAdd && (
        <div>
          <Button icon={<Add20Regular aria-hidden />} onClick={() => open('newSlide')}>
            <FormattedMessage {...m.addSlide} />
          </Button>
        </div>
      )}
      <Suspense>
        {dialog?.name === 'newSlide' && mayChange && <SlideForm story={story} onClose={close} />}
        {edited && mayChange && <SlideForm key={edited.id} story={story} slide={edited} onClose={close} />}
      </Suspense>
      {askedSlide !== undefined && (
        <ConfirmDelete
          done={content.removed}
          run={() => send(keptSlides(story).filter(({ id }) => id !== askedSlide.id))}
          onClose={() => setAskedId(undefined)}
        >
          <FormattedMessage {...slideNumber} values={{ place: asked + 1 }} />
          {askedSlide.text_ru !== null && <p>{askedSlide.text_ru}</p>}
        </ConfirmDelete>
      )}
    </Section>
  );
}

interface Props {
  slide: StorySlide;
  place: number;
  mayChange: boolean;
  isBusy: boolean;
  onEdit: () => void;
  /** None where it cannot go further. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onRemove: () => void;
}

function Slide({ slide, place, mayChange, isBusy, onEdit, onEarlier, onLater, onRemove }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const name = intl.formatMessage(slideNumber, { place });
  const tool = (label: MessageDescriptor, icon: ReactElement, run: (() => void) | undefined) => (
    <Button
      size="small"
      appearance="subtle"
      icon={icon}
      aria-label={[intl.formatMessage(label), name].join(': ')}
      title={intl.formatMessage(label)}
      // One that is not there any more under the hand that presses it would lose the focus.
      disabledFocusable={isBusy || run === undefined}
      onClick={run}
    />
  );
  return (
    <li className={styles.slide}>
      {slide.image_url === null ? (
        <span className={styles.place}>
          <Video24Regular aria-hidden />
        </span>
      ) : (
        <img className={styles.place} src={slide.image_url} alt={name} loading="lazy" />
      )}
      <div className={styles.body}>
        <div className={styles.head}>
          <strong>{name}</strong>
          {mayChange && (
            <span>
              {tool(content.edit, <Edit16Regular aria-hidden />, onEdit)}
              {tool(m.earlier, <ArrowUp16Regular aria-hidden />, onEarlier)}
              {tool(m.later, <ArrowDown16Regular aria-hidden />, onLater)}
              {tool(m.removeSlide, <Delete16Regular aria-hidden />, onRemove)}
            </span>
          )}
        </div>
        {slide.text_ru !== null && (
          <TextColumns
            texts={{ ru: slide.text_ru, en: slide.text_en, uz: slide.text_uz }}
            stale={slide.stale.text}
            label={m.text}
          />
        )}
        {slide.button_ru !== null && (
          <TextColumns
            texts={{ ru: slide.button_ru, en: slide.button_en, uz: slide.button_uz }}
            stale={slide.stale.button}
            label={m.button}
          />
        )}
        {(slide.link ?? slide.video_url) !== null && <div className={styles.link}>{slide.link ?? slide.video_url}</div>}
        {slide.dead_link !== null && (
          <div className={styles.dead}>
            <FormattedMessage {...(slide.dead_link === 'off' ? content.deadOff : content.deadGone)} />
          </div>
        )}
      </div>
    </li>
  );
}
