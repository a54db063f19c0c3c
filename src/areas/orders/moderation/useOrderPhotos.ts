import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListApplicantPhotosQuery, type ApplicationFile } from '../../../api/payment/instalments';
import type { Order } from '../../../api/payment/orders';
import type { Photo } from '../../../kit/photos/PhotoViewer';
import { photoWords, usePhotosSeen, type PhotoState } from '../../../kit/photos/usePhotosSeen';
import type { Loaded } from '../../../lib/rows';
import { photoKinds, photoOf, photoTitles } from '../../../parts/applicant/photos';
import { useCan } from '../../../session/can';
import { isPhoto } from '../card/photos';
import { attachmentKinds } from '../orderTerms';

interface OrderPhotos {
  /** Of the applicant, by which he is known; nothing is asked for without the right to read his application. */
  applicant: Loaded<{ items: ApplicationFile[] }>;
  /** What was attached to the order. */
  attached: readonly Photo[];
  /** Those of both that count. */
  all: readonly Photo[];
  /** For `onState` of each PhotoPane. */
  tell: (url: string, state: PhotoState) => void;
  /** Why nothing is decided by them yet; missing once all of them are in sight. */
  unseen: MessageDescriptor | undefined;
}

/** What an order is decided by: the photos by which the customer is known, and those that were attached to it. */
export function useOrderPhotos(order: Order | undefined): OrderPhotos {
  const intl = useIntl();
  const seen = usePhotosSeen();
  const mayRead = useCan()('installments.get');
  const application = mayRead ? order?.application_id : undefined;
  const result = useListApplicantPhotosQuery(application === undefined ? skipToken : { id: application });
  const applicant = useRecordQuery(result, application);
  const known = photoKinds.flatMap((kind) => {
    const photo = photoOf(applicant.item?.items ?? [], kind);
    return photo ? [{ id: `customer:${photo.id}`, url: photo.url, title: intl.formatMessage(photoTitles[kind]) }] : [];
  });
  const attached = (order?.attachments ?? []).filter(isPhoto).map(({ id, url, kind }) => {
    const title = attachmentKinds.labelOf(kind);
    return { id: `order:${id}`, url, title: title ? intl.formatMessage(title) : '' };
  });
  const all = [...known, ...attached];
  const isKnown = application === undefined || applicant.item !== undefined;
  const missing = applicant.failure ? photoWords.broken : photoWords.loading;
  return {
    applicant,
    attached,
    all,
    tell: seen.tell,
    unseen: isKnown ? seen.whyNot(all.map(({ url }) => url)) : missing,
  };
}
