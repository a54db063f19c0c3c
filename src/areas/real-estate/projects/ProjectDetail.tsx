import { Badge } from '@fluentui/react-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetProjectQuery, type Project } from '../../../api/investment/projects';
import { useFormat } from '../../../i18n/format';
import { DetailPage, MissingRecord } from '../../../kit/detail/DetailPage';
import { Section } from '../../../kit/detail/Section';
import { EmptyState } from '../../../kit/feedback/EmptyState';
import { PhotoGallery } from '../../../kit/photos/PhotoGallery';
import { CopyableId } from '../../../kit/values/CopyableId';
import { Fact, Facts } from '../../../kit/values/Facts';
import { FileLink } from '../../../parts/FileLink';
import { HistorySection } from '../../../parts/HistorySection';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { href } from '../../../routes/href';
import { RecordLink } from '../../../parts/RecordLink';
import { FilesSection } from './FilesSection';
import { projectJournal } from './journalWords';
import { lotsOf, m } from './messages';
import { OfferSection } from './OfferSection';
import { ProjectActions } from './ProjectActions';
import { projectStatus, projectType, titleOf } from './projectTerms';
import { RaisedBar } from './RaisedBar';

/** One project: what it has raised, how it looks, its papers, and who did what. */
export default function ProjectDetail() {
  const id = useRecordId();
  const intl = useIntl();
  const result = useRecordQuery(useGetProjectQuery(id === undefined ? skipToken : { id }), id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  return (
    <DetailPage
      result={result}
      title={(one) => titleOf(one, intl)}
      badges={(one) => (
        <>
          <CopyableId text={one.id} />
          {projectStatus.badge(one.statusProject)}
          <Badge appearance="tint" color={one.showProject ? 'brand' : 'informative'}>
            <FormattedMessage {...(one.showProject ? m.isVisible : m.isInvisible)} />
          </Badge>
        </>
      )}
      figures={(one) => <Figures project={one} />}
      actions={(one) => <ProjectActions project={one} />}
    >
      {(one) => (
        <>
          <GallerySection project={one} />
          <AboutSection project={one} />
          <FilesSection key={`files:${one.id}`} project={one} />
          <OfferSection key={`offer:${one.id}`} id={one.id} />
          <HistorySection rows={one.history} words={projectJournal} />
        </>
      )}
    </DetailPage>
  );
}

function Figures({ project }: { project: Project }) {
  const format = useFormat();
  const lots = { sold: format.number(project.soldCount), lots: format.number(project.lots) };
  return (
    <Facts areFigures>
      <Fact label={m.raised}>
        <RaisedBar percent={project.raised_percent} />
      </Fact>
      <Fact label={m.raisedAmount} value={project.amountFact} as="money" />
      <Fact label={m.target} value={project.amountToRaise} as="money" />
      <Fact label={m.sold} value={<FormattedMessage {...lotsOf} values={lots} />} />
      <Fact label={m.left} value={project.lots_left} as="number" />
      <Fact label={m.deadline} value={project.acceptanceDeadline} as="day" />
    </Facts>
  );
}

/** Its pictures, and the plans that are pictures. */
function GallerySection({ project }: { project: Project }) {
  const photos = project.attachments
    .filter(({ type, kind }) => (type === 'image' || type === 'plan') && kind.startsWith('image/'))
    .map(({ id, url, title }) => ({ id: String(id), url, title }));
  return (
    <Section id="gallery" title={m.gallery}>
      {photos.length === 0 ? <EmptyState text={m.noPictures} /> : <PhotoGallery photos={photos} />}
    </Section>
  );
}

function AboutSection({ project }: { project: Project }) {
  const format = useFormat();
  const { lat, lon, communityLink: link, call_orders_count: orders } = project;
  const ordersHref = href('realEstate.callOrders', {}, { status: [], project_id: [String(project.id)] });
  return (
    <Section id="about" title={m.aboutProject}>
      <Facts>
        <Fact label={m.type} value={projectType.text(project.typeProject)} />
        <Fact label={m.address} value={project.address} />
        <Fact label={m.place} value={lat === null || lon === null ? undefined : `${lat}, ${lon}`} optional />
        <Fact label={m.lot} value={project.amountLot} as="money" />
        <Fact label={m.projectAmount} value={project.projectAmount} as="money" />
        <Fact label={m.ofDeveloper} value={project.amountOfDeveloper} as="money" />
        <Fact label={m.income} value={format.percent(project.expectedIncome)} />
        <Fact label={m.months} value={project.timeToProfit} as="number" />
        <Fact label={m.divisions} value={project.profitDivisions} />
        <Fact label={m.step} value={project.projectStep} />
        <Fact label={m.company} value={project.aboutCompany} />
        <Fact label={m.prospects} value={project.companyProspects} />
        <Fact label={m.link}>{link && <FileLink href={link}>{link}</FileLink>}</Fact>
        <Fact label={m.callOrders}>
          <RecordLink to={ordersHref} permission="call_orders.query">
            {format.number(orders)}
          </RecordLink>
        </Fact>
        <Fact label={m.made} value={project.created_at} as="dateTime" />
      </Facts>
    </Section>
  );
}
