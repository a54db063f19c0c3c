import { Delete20Regular, Edit20Regular, Eye20Regular, EyeOff20Regular, Phone20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useDeleteBannerMutation,
  useGetBannerQuery,
  useUpdateBannerMutation,
  type BannerDetail,
} from '../../../api/payment/banners';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { ConfirmAction, ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { Section } from '../../../kit/detail/Section';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { Note } from '../../../parts/Note';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { RecordLink } from '../../../parts/RecordLink';
import { TextColumns } from '../../../parts/texts/TextColumns';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { addressOf } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { m as content } from '../messages';
import { shownState } from '../shownState';
import { BannerPictures } from './BannerPictures';
import { bannerJournal, bannerPlace } from './bannerTerms';
import { m, manyBeside } from './messages';
import { PressText } from './PressText';

const EditBanner = lazyComponent(async () => (await import('./bannerForms')).EditBanner);
const BannerPreview = lazyComponent(async () => (await import('./BannerPreview')).BannerPreview, 'parts', 'preview');
const dialogs = ['edit', 'off', 'remove', 'preview'] as const;

/** One banner at the side of the list: its pictures and titles by language, where a press leads, what stands beside it. */
export function BannerDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetBannerQuery({ id }), id);
  const { dialog, open, close, closeFor } = useDialogParam(dialogs, { off: result.item?.is_active === false });
  const [update] = useUpdateBannerMutation();
  const [remove] = useDeleteBannerMutation();
  const textOf = useTextOf();
  const holds = useCan();
  const { item } = result;
  const turn = ({ version }: BannerDetail, isActive: boolean) =>
    update({ id, 'If-Match': version, body: { is_active: isActive } }).unwrap();
  return (
    <>
      <RecordDrawer
        id={id}
        title={item ? textOf(item, 'title') : m.one}
        result={result}
        onClose={onClose}
        words={bannerJournal}
        badges={(one) => shownState.badge(one.state)}
        actions={(one) => (
          <>
            <Can do="banners.update">
              <Action label={content.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
            </Can>
            <Action label={content.preview} icon={Phone20Regular} onSelect={() => open('preview')} />
            <ActionMenu>
              <Can do="banners.update">
                {one.is_active ? (
                  <Action label={content.turnOff} icon={EyeOff20Regular} onSelect={() => open('off')} />
                ) : (
                  <Action
                    label={content.turnOn}
                    icon={Eye20Regular}
                    done={content.statusEdited}
                    disabledReason={one.image_ru === null && m.cannotTurnOn}
                    onSelect={() => turn(one, true)}
                  />
                )}
              </Can>
              <Can do="banners.delete">
                <Action label={content.remove} icon={Delete20Regular} tone="danger" onSelect={() => open('remove')} />
              </Can>
            </ActionMenu>
            {/* Within the drawer: what stands beside it is not to be pressed while it is open. */}
            {dialog?.name === 'off' && holds('banners.update') && (
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
            {dialog?.name === 'remove' && holds('banners.delete') && (
              <ConfirmDelete
                done={content.removed}
                run={async () => {
                  await remove({ id, 'If-Match': one.version }).unwrap();
                  closeFor(onClose);
                }}
                onClose={close}
              >
                {textOf(one, 'title')}
              </ConfirmDelete>
            )}
          </>
        )}
      >
        {(one) => (
          <>
            {one.dead_link !== null && (
              <Note isWarning>
                <FormattedMessage {...(one.dead_link === 'off' ? content.deadOff : content.deadGone)} />
              </Note>
            )}
            {one.is_active && one.beside.length > 0 && (
              <Note>
                <FormattedMessage {...manyBeside} values={{ count: one.beside.length }} />
              </Note>
            )}
            <About>
              <Fact label={m.place} value={bannerPlace.text(one.place)} />
              <Fact label={m.press}>
                <PressText banner={one} />
              </Fact>
              <Fact label={content.start} value={one.start_date} as="day" />
              <Fact label={content.end} value={one.end_date} as="day" optional />
              <Fact label={content.order} value={one.sequence_number} as="number" />
              <Fact label={content.madeAt} value={one.created_at} as="dateTime" />
              <Fact label={content.changedAt} value={one.updated_at} as="dateTime" />
            </About>
            <BannerPictures banner={one} />
            <Section id="titles" title={content.titles}>
              <TextColumns texts={{ ru: one.title_ru, en: one.title_en, uz: one.title_uz }} stale={one.stale} />
            </Section>
            {one.beside.length > 0 && (
              <Section id="beside" title={m.besideTitle}>
                {one.beside.map((other) => (
                  <div key={other.id}>
                    <RecordLink
                      to={addressOf('content.banners', {}, { banner: String(other.id) })}
                      permission="banners.get"
                    >
                      {other.name}
                    </RecordLink>
                  </div>
                ))}
              </Section>
            )}
          </>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && holds('banners.update') && <EditBanner banner={item} onClose={close} />}
        {item && dialog?.name === 'preview' && <BannerPreview banner={item} onClose={close} />}
      </Suspense>
    </>
  );
}
