import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowLeft20Regular, ArrowRight20Regular, Video24Regular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StoryDetail } from '../../../api/payment/stories';
import { Note } from '../../../parts/Note';
import { customerText } from '../../../parts/preview/customerText';
import { PhonePreview, type CustomerLanguage } from '../../../parts/preview/PhonePreview';
import { m as content } from '../messages';
import { m } from './messages';
import { lacksText, slideText } from './storyTerms';

const useStyles = makeStyles({
  root: { position: 'relative', display: 'flex', flexDirection: 'column', height: '100%', overflow: 'hidden' },
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

/** A story as the customer's phone shows it, slide after slide, in each language. */
export function StoryPreview({ story, onClose }: { story: StoryDetail; onClose: () => void }) {
  return (
    <PhonePreview
      lacks={(language) => lacksText(story, language)}
      note={
        story.state !== 'live' && (
          <Note isWarning>
            <FormattedMessage {...content.notSeen} />
          </Note>
        )
      }
      onClose={onClose}
    >
      {(language) => <Shown story={story} language={language} />}
    </PhonePreview>
  );
}

function Shown({ story, language }: { story: StoryDetail; language: CustomerLanguage }) {
  const styles = useStyles();
  const intl = useIntl();
  const [at, setAt] = useState(0);
  const slide = story.slides[Math.min(at, story.slides.length - 1)];
  if (slide === undefined)
    return (
      <div className={styles.words}>
        <FormattedMessage {...m.noSlides} />
      </div>
    );
  const [text, button] = [slideText(slide, 'text', language), slideText(slide, 'button', language)];
  return (
    <div className={styles.root}>
      {slide.image_url === null ? (
        <span className={mergeClasses(styles.picture, styles.video)}>
          <Video24Regular aria-hidden />
        </span>
      ) : (
        <img className={styles.picture} src={slide.image_url} alt="" />
      )}
      <div className={styles.bars}>
        {story.slides.map(({ id }, place) => (
          <span key={id} className={mergeClasses(styles.bar, place <= at && styles.seen)} />
        ))}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{customerText(story, 'title', language)}</h3>
        {text}
        {button !== null && <div className={styles.button}>{button}</div>}
        <div className={styles.steps}>
          <Button
            appearance="subtle"
            icon={<ArrowLeft20Regular aria-hidden />}
            aria-label={intl.formatMessage(m.previous)}
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          />
          <Button
            appearance="subtle"
            icon={<ArrowRight20Regular aria-hidden />}
            aria-label={intl.formatMessage(m.next)}
            disabled={at >= story.slides.length - 1}
            onClick={() => setAt(at + 1)}
          />
        </div>
      </div>
    </div>
  );
}
