import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListApplicantPhotosQuery } from '../../../api/payment/instalments';
import type { Order } from '../../../api/payment/orders';
import type { Photo } from '../../../kit/photos/PhotoViewer';
import { useCan } from '../../../session/can';
import { isPhoto } from '../card/photos';
import { m } from './messages';
import { attachmentKinds } from '../orderTerms';

const titles: Readonly<Record<string, MessageDescriptor>> = {
  passport: m.photoPassport,
  selfie: m.photoSelfie,
  client_photo: m.photoContract,
};

/** By what the customer is known, and then what was attached to the order; what is void shows nothing that counts. */
export function useOrderPhotos(order: Order | undefined): readonly Photo[] {
  const intl = useIntl();
  const mayRead = useCan()('installments.get');
  const application = mayRead ? order?.application_id : undefined;
  const result = useListApplicantPhotosQuery(application === undefined ? skipToken : { id: application });
  const { item } = useRecordQuery(result, application);
  const ofCustomer = (item?.items ?? []).filter((one) => !one.is_void);
  return [
    ...ofCustomer.map(({ id, url, kind, name }) => {
      const title = titles[kind];
      return { id: `customer:${id}`, url, title: title ? intl.formatMessage(title) : name };
    }),
    ...(order?.attachments ?? []).filter(isPhoto).map(({ id, url, kind }) => {
      const title = attachmentKinds.labelOf(kind);
      return { id: `order:${id}`, url, title: title ? intl.formatMessage(title) : '' };
    }),
  ];
}
