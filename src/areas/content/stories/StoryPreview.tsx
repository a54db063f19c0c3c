import { FormattedMessage } from 'react-intl';
import type { StoryDetail } from '../../../api/payment/stories';
import { Note } from '../../../parts/Note';
import { typedText } from '../../../parts/preview/customerText';
import { Phone } from '../../../parts/preview/Phone';
import { PhonePreview } from '../../../parts/preview/PhonePreview';
import type { PreviewOfForm } from '../../../parts/preview/PreviewedFields';
import { m as content } from '../messages';
import type { SlideValues, Values } from './storyForms';
import { StoryScreen } from './StoryScreen';
import { lacksText, shownStory, type ShownSlide, type ShownStory } from './storyTerms';

/** A story as the customer's phone shows it, slide after slide, in each language. */
export function StoryPreview({ story, onClose }: { story: StoryDetail; onClose: () => void }) {
  const shown = shownStory(story);
  return (
    <PhonePreview
      lacks={(language) => lacksText(shown, language)}
      note={
        story.state !== 'live' && (
          <Note isWarning>
            <FormattedMessage {...content.notSeen} />
          </Note>
        )
      }
      onClose={onClose}
    >
      {(language) => <StoryScreen story={shown} language={language} />}
    </PhonePreview>
  );
}

function InForm({ story, begin }: { story: ShownStory; begin?: number }) {
  return (
    <Phone isLow lacks={(language) => lacksText(story, language)}>
      {(language) => <StoryScreen story={story} language={language} begin={begin} />}
    </Phone>
  );
}

/** The same with the title and the cover that stand in the form. */
export function StoryFormPreview({ values, of }: PreviewOfForm<Values, StoryDetail>) {
  const { title_ru, title_en, title_uz, preview_id: cover } = values;
  const titles = { title_ru, title_en: typedText(title_en), title_uz: typedText(title_uz) };
  return <InForm story={{ ...shownStory(of), titles, cover }} />;
}

/** The slide that stands in the form, at its place in its story; a new one behind the others. */
export function SlideFormPreview({ values, of }: PreviewOfForm<SlideValues, { story: StoryDetail; place: number }>) {
  const story = shownStory(of.story);
  const slide: ShownSlide = {
    ...{ id: story.slides[of.place]?.id ?? 'new', image: values.image },
    ...{ text_ru: typedText(values.text_ru), text_en: typedText(values.text_en), text_uz: typedText(values.text_uz) },
    ...{ button_ru: typedText(values.button_ru), button_en: typedText(values.button_en) },
    button_uz: typedText(values.button_uz),
  };
  return <InForm story={{ ...story, slides: story.slides.toSpliced(of.place, 1, slide) }} begin={of.place} />;
}
