import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowLeft20Regular, ArrowRight20Regular, Video24Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { customerText } from '../../../parts/preview/customerText';
import type { CustomerLanguage } from '../../../parts/preview/Phone';
import { usePictureAddress } from '../../../kit/foundation/usePictureAddress';
import { shown } from './shownWords';
import { StoryCovers } from './StoryCovers';
import { slideText, type ShownSlide, type ShownStory } from './storyTerms';

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', height: '100%' },
  slide: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    overflow: 'hidden',
  },
  picture: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  video: { display: 'grid', placeItems: 'center', backgroundColor: tokens.colorNeutralBackground4 },
  bars: { position: 'relative', display: 'flex', gap: '4px', padding: tokens.spacingHorizontalM },
  bar: { flexGrow: 1, height: '3px', borderRadius: '2px', backgroundColor: tokens.colorNeutralStroke1 },
  seen: { backgroundColor: tokens.colorNeutralForegroundOnBrand },
  // Words stand on a ground of their own, whatever is on the picture.
  words: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    marginTop: 'auto',
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  button: {
    padding: tokens.spacingVerticalS,
    borderRadius: tokens.borderRadiusLarge,
    textAlign: 'center',
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  steps: { display: 'flex', justifyContent: 'space-between' },
});

interface Props {
  story: ShownStory;
  language: CustomerLanguage;
  /** The slide on which it begins. */
  begin?: number;
}

/** A story on the customer's phone: its cover, and its slides one after another. */
export function StoryScreen({ story, language, begin = 0 }: Props) {
  const styles = useStyles();
  const intl = useIntl();
  const [wanted, setAt] = useState(begin);
  const at = Math.min(wanted, story.slides.length - 1);
  const slide = story.slides[at];
  const title = customerText(story.titles, 'title', language);
  return (
    <div className={styles.screen}>
      <StoryCovers title={title} cover={story.cover} />
      {slide === undefined ? (
        <div className={styles.words}>
          <FormattedMessage {...shown.empty} />
        </div>
      ) : (
        <div className={styles.slide}>
          <SlidePicture slide={slide} />
          <div className={styles.bars}>
            {story.slides.map(({ id }, place) => (
              <span key={id} className={mergeClasses(styles.bar, place <= at && styles.seen)} />
            ))}
          </div>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            {slideText(slide, 'text', language)}
            <SlideButton text={slideText(slide, 'button', language)} />
            <div className={styles.steps}>
              <Button
                appearance="subtle"
                icon={<ArrowLeft20Regular aria-hidden />}
                aria-label={intl.formatMessage(shown.previous)}
                disabled={at === 0}
                onClick={() => setAt(at - 1)}
              />
              <Button
                appearance="subtle"
                icon={<ArrowRight20Regular aria-hidden />}
                aria-label={intl.formatMessage(shown.next)}
                disabled={at >= story.slides.length - 1}
                onClick={() => setAt(at + 1)}
              />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

function SlideButton({ text }: { text: string | null }) {
  const styles = useStyles();
  return text !== null && <div className={styles.button}>{text}</div>;
}

/** The picture of a slide; a sign of a video where it has none. */
function SlidePicture({ slide }: { slide: ShownSlide }) {
  const styles = useStyles();
  const address = usePictureAddress(slide.image);
  if (address !== undefined) return <img className={styles.picture} src={address} alt="" />;
  return (
    <span className={mergeClasses(styles.picture, styles.video)}>
      <Video24Regular aria-hidden />
    </span>
  );
}
