import { Edit20Regular, Eye20Regular, EyeOff20Regular, Phone20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetStoryQuery, useUpdateStoryMutation, type StoryDetail } from '../../../api/payment/stories';
import { Action } from '../../../kit/actions/Action';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction';
import { Section } from '../../../kit/detail/Section';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { PhotoGallery } from '../../../kit/photos/PhotoGallery';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { useIntl } from 'react-intl';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { TextColumns } from '../../../parts/texts/TextColumns';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { Can, useCan } from '../../../session/can';
import { m as content } from '../messages';
import { shownState } from '../shownState';
import { m } from './messages';
import { StorySlides } from './StorySlides';
import { storyJournal } from './storyTerms';

const EditStory = lazyComponent(async () => (await import('./storyForms')).EditStory);
const StoryPreview = lazyComponent(async () => (await import('./StoryPreview')).StoryPreview, 'parts', 'preview');
const dialogs = ['edit', 'off', 'preview'] as const;

/** One story at the side of the list: its cover, titles and slides, and who changed what. */
export function StoryDrawer({ guid, onClose }: { guid: string; onClose: () => void }) {
  const intl = useIntl();
  const result = useRecordQuery(useGetStoryQuery({ guid }), guid);
  const { dialog, open, close } = useDialogParam(dialogs, { off: result.item?.is_active === false });
  const [update] = useUpdateStoryMutation();
  const textOf = useTextOf();
  const holds = useCan();
  const { item } = result;
  const turn = ({ version }: StoryDetail, isActive: boolean) =>
    update({ guid, 'If-Match': version, body: { is_active: isActive } }).unwrap();
  return (
    <>
      <RecordDrawer
        id={guid}
        title={item ? textOf(item, 'title') : m.one}
        result={result}
        onClose={onClose}
        words={storyJournal}
        badges={(one) => shownState.badge(one.state)}
        actions={(one) => (
          <>
            <Can do="stories.update">
              <Action label={content.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
              {one.is_active ? (
                <Action label={content.turnOff} icon={EyeOff20Regular} onSelect={() => open('off')} />
              ) : (
                <Action
                  label={content.turnOn}
                  icon={Eye20Regular}
                  done={content.statusEdited}
                  disabledReason={(one.preview_url === null || one.slides.length === 0) && m.cannotTurnOn}
                  onSelect={() => turn(one, true)}
                />
              )}
            </Can>
            <Action label={content.preview} icon={Phone20Regular} onSelect={() => open('preview')} />
            {/* Within the drawer: what stands beside it is not to be pressed while it is open. */}
            {dialog?.name === 'off' && holds('stories.update') && (
              <ConfirmAction
                title={m.turnOffTitle}
                yes={content.turnOff}
                done={content.statusEdited}
                run={() => turn(one, false)}
                onClose={close}
              >
                {textOf(one, 'title')}
              </ConfirmAction>
            )}
          </>
        )}
      >
        {(one) => (
          <>
            <About>
              <Fact label={content.start} value={one.start_date} as="day" />
              <Fact label={content.end} value={one.end_date} as="day" optional />
              <Fact label={content.order} value={one.sequence_number} as="number" />
              <Fact label={content.changedAt} value={one.updated_at} as="dateTime" />
            </About>
            {one.preview_url !== null && (
              <Section id="cover" title={m.cover}>
                <PhotoGallery
                  photos={[{ id: one.preview_url, url: one.preview_url, title: intl.formatMessage(m.cover) }]}
                />
              </Section>
            )}
            <Section id="titles" title={content.titles}>
              <TextColumns texts={{ ru: one.title_ru, en: one.title_en, uz: one.title_uz }} stale={one.stale} />
            </Section>
            <StorySlides key={one.guid} story={one} />
          </>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && holds('stories.update') && <EditStory story={item} onClose={close} />}
        {item && dialog?.name === 'preview' && <StoryPreview story={item} onClose={close} />}
      </Suspense>
    </>
  );
}
