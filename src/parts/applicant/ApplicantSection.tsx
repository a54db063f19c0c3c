import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Application, ApplicationFile } from '../../api/payment/instalments';
import { emptyValue } from '../../i18n/format';
import { t } from '../../i18n/terms';
import { Section } from '../../kit/detail/Section';
import { FailureNote } from '../../kit/feedback/FailureNote';
import { SectionSkeleton } from '../../kit/feedback/skeletons';
import { PhotoPane } from '../../kit/photos/PhotoPane';
import type { PhotoState } from '../../kit/photos/usePhotosSeen';
import { Fact, Facts } from '../../kit/values/Facts';
import type { Loaded } from '../../lib/rows';
import { RecordLink } from '../RecordLink';
import { href } from '../../routes/href';
import { Note } from '../Note';
import { m } from './messages';
import { Differences } from './Differences';
import { photoKinds, photoOf, photoTitles } from './photos';

const useStyles = makeStyles({
  // Beside each other; where another column stands on the page, one under the other.
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalXXL },
  wall: { flex: '999 1 480px', minWidth: 0 },
  typed: { flex: '1 1 300px', minWidth: 0 },
  photos: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    gridAutoRows: '300px',
    gap: tokens.spacingHorizontalL,
  },
  missing: {
    display: 'grid',
    placeContent: 'center',
    gap: tokens.spacingVerticalXS,
    textAlign: 'center',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
  },
  title: { fontWeight: tokens.fontWeightSemibold },
});

interface Props {
  application: Application | undefined;
  /** What stands where the typed data would, while there is no application. */
  instead?: ReactNode;
  photos: Loaded<{ items: ApplicationFile[] }>;
  watch: { onState: (url: string, state: PhotoState) => void; onRetry: () => void };
}

/** What the applicant typed, beside the photos that have to bear it out; what differs is marked. */
export function ApplicantSection({ application: one, instead, photos, watch }: Props) {
  const styles = useStyles();
  return (
    <Section id="applicant" title={m.applicant}>
      <div className={styles.root}>
        <div className={styles.wall}>
          {photos.item ? (
            <Wall photos={photos.item.items} watch={watch} />
          ) : photos.failure ? (
            <FailureNote failure={photos.failure} retry={photos.retry} />
          ) : (
            <SectionSkeleton />
          )}
        </div>
        <div className={styles.typed}>
          {one ? (
            <Facts>
              <Typed application={one} />
            </Facts>
          ) : (
            instead
          )}
        </div>
      </div>
    </Section>
  );
}

function Wall({ photos, watch }: { photos: readonly ApplicationFile[]; watch: Props['watch'] }) {
  const styles = useStyles();
  const intl = useIntl();
  if (!photoKinds.some((kind) => photoOf(photos, kind)))
    return (
      <Note isWarning>
        <FormattedMessage {...m.noPhoto} />
      </Note>
    );
  return (
    <div role="group" aria-label={intl.formatMessage(m.photos)} className={styles.photos}>
      {photoKinds.map((kind) => {
        const photo = photoOf(photos, kind);
        const title = intl.formatMessage(photoTitles[kind]);
        return photo ? (
          <PhotoPane key={kind} url={photo.url} title={title} {...watch} />
        ) : (
          <div key={kind} className={styles.missing}>
            <span className={styles.title}>{title}</span>
            <FormattedMessage {...m.noPhoto} />
          </div>
        );
      })}
    </div>
  );
}

function Typed({ application: one }: { application: Application }) {
  return (
    <>
      <Fact label={m.name}>
        {[one.Last_name, one.First_name, one.Patronymic].filter(Boolean).join(' ')}
        <Differences application={one} of="name" />
      </Fact>
      <Fact label={m.customer}>
        <RecordLink to={href('customers.one', { id: String(one.customer.id) })} permission="customers.get">
          {one.customer.name}
        </RecordLink>
      </Fact>
      <Fact label={m.birthday}>
        {one.Birth_day ?? emptyValue}
        <Differences application={one} of="birthday" />
      </Fact>
      <Fact label={m.passport}>
        {one.Registration_number ?? emptyValue}
        <Differences application={one} of="passport" />
      </Fact>
      <Fact label={t.phone}>
        {one.Phone_number}
        <Differences application={one} of="phone" />
      </Fact>
      <Fact label={m.workPhone} value={one.Work_phone_number} optional />
      <Fact label={m.homePhone} value={one.home_phone_number} optional />
      <Fact label={m.secondPhone} value={one.second_phone_number} optional />
      <Fact label={t.card} value={one.Card_number} />
      <Fact label={m.cardPhone} value={one.card_phone_number} optional />
    </>
  );
}
