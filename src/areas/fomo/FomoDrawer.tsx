import {
  Edit20Regular,
  Eye20Regular,
  EyeOff20Regular,
  PeopleList20Regular,
  Phone20Regular,
} from '@fluentui/react-icons';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useUpdateFomoMutation } from '../../api/payment/fomo';
import { Action } from '../../kit/actions/Action';
import { ConfirmAction } from '../../kit/actions/ConfirmAction';
import { Section } from '../../kit/detail/Section';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { PhotoGallery } from '../../kit/photos/PhotoGallery';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { Fact, Facts } from '../../kit/values/Facts';
import { About } from '../../parts/About';
import { ActionRow } from '../../parts/ActionRow';
import { RecordDrawer } from '../../parts/RecordDrawer';
import { TextColumns } from '../../parts/texts/TextColumns';
import { href } from '../../routes/href';
import { Can, useCan } from '../../session/can';
import { fomoJournal, fomoState, fomoTrigger } from './fomoTerms';
import { m } from './messages';
import { useFomo } from './useFomo';

const EditFomo = lazyComponent(async () => (await import('./fomoForms')).EditFomo);
const FomoPreview = lazyComponent(async () => (await import('./FomoPreview')).FomoPreview, 'parts', 'preview');
const dialogs = ['edit', 'off', 'preview'] as const;

/** One campaign at the side of the list: what it offers, who has it, and who did what with it. */
export function FomoDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const navigate = useNavigate();
  const result = useFomo(id);
  const { dialog, open, close } = useDialogParam(dialogs, { off: result.item?.is_active === false });
  const [update] = useUpdateFomoMutation();
  const mayUpdate = useCan()('fomo.update');
  const { item } = result;
  const turn = async (isActive: boolean) =>
    item && update({ id, 'If-Match': item.version, body: { is_active: isActive } }).unwrap();
  return (
    <>
      <RecordDrawer
        id={id}
        title={item?.name ?? m.campaign}
        result={result}
        onClose={onClose}
        words={fomoJournal}
        badges={(one) => fomoState.badge(one.state)}
        actions={(one) => (
          <>
            <Can do="fomo.update">
              <Action label={m.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
              {one.is_active ? (
                <Action label={m.turnOff} icon={EyeOff20Regular} onSelect={() => open('off')} />
              ) : (
                <Action label={m.turnOn} icon={Eye20Regular} done={m.statusEdited} onSelect={() => turn(true)} />
              )}
            </Can>
            <Action label={m.preview} icon={Phone20Regular} onSelect={() => open('preview')} />
            {dialog?.name === 'off' && mayUpdate && (
              <ConfirmAction
                title={m.turnOffTitle}
                yes={m.turnOff}
                done={m.statusEdited}
                run={() => turn(false)}
                onClose={close}
              >
                <FormattedMessage {...m.turnOffText} />
              </ConfirmAction>
            )}
          </>
        )}
      >
        {(one) => (
          <>
            <Section id="people" title={m.people}>
              <Facts>
                <Fact label={m.holds} value={one.active} as="number" />
                <Fact label={m.used} value={one.used} as="number" />
                <Fact label={m.expired} value={one.expired} as="number" />
              </Facts>
              <ActionRow>
                <Action
                  label={m.openPeople}
                  icon={PeopleList20Regular}
                  onSelect={() => navigate(href('fomo.offers', {}, { fomo_id: String(id) }))}
                />
              </ActionRow>
            </Section>
            <About>
              <Fact label={m.trigger} value={fomoTrigger.text(one.trigger)} />
              <Fact label={m.hours} value={one.duration_hours} />
              <Fact label={m.benefit} value={Number(one.benefit_percent)} as="number" />
              <Fact label={m.start} value={one.start} as="day" />
              <Fact label={m.end} value={one.end} as="day" />
              <Fact label={m.createdAt} value={one.created_at} as="dateTime" />
            </About>
            <Section id="seen" title={m.seen}>
              <TextColumns
                texts={{ ru: one.title_ru, en: one.title_en, uz: one.title_uz }}
                stale={one.stale.title}
                label={m.title}
              />
              <TextColumns
                texts={{ ru: one.text_ru, en: one.text_en, uz: one.text_uz }}
                stale={one.stale.text}
                label={m.text}
              />
            </Section>
            {one.image && <PhotoGallery photos={[{ id: one.image.key, url: one.image.url, title: one.image.name }]} />}
          </>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && mayUpdate && <EditFomo fomo={item} onClose={close} />}
        {item && dialog?.name === 'preview' && <FomoPreview fomo={item} onClose={close} />}
      </Suspense>
    </>
  );
}
