import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate } from 'react-router-dom';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import {
  useGetMerchantQuery,
  useUpdateMerchantMutation,
  useUploadMerchantDocumentMutation,
  type Merchant,
} from '../../../api/payment/merchants';
import { MissingRecord } from '../../../kit/detail/DetailPage';
import { DetailSkeleton } from '../../../kit/feedback/skeletons';
import { FormPage } from '../../../kit/form/FormPage';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { useScreen, useScreenTitle } from '../../../kit/state/screen';
import { noSuchRecord, useRecordId } from '../../../parts/record/useRecordId';
import { useSentPicture } from '../../../parts/useSentPicture';
import { missingRight } from '../../../parts/missingRight';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { MerchantFields } from './MerchantFields';
import { merchantSchema, merchantTexts, refusalInForm, sentOf, valuesOf } from './merchantForm';
import { m } from './messages';

/** The form of a merchant that is there. */
export default function EditMerchant() {
  const id = useRecordId();
  const { title } = useScreen();
  const mayEdit = useCan()('merchants.update');
  const { item, failure, retry } = useRecordQuery(useGetMerchantQuery(id === undefined ? skipToken : { id }), id);
  if (!mayEdit) return <MissingRecord failure={missingRight('merchants.update')} />;
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  if (item === undefined)
    return failure ? <MissingRecord failure={failure} retry={retry} /> : <DetailSkeleton title={title} />;
  return <Form key={id} merchant={item} />;
}

function Form({ merchant }: { merchant: Merchant }) {
  const navigate = useNavigate();
  const [update] = useUpdateMerchantMutation();
  const upload = useUploadMerchantDocumentMutation();
  const logo = useSentPicture(async (file, sent) => ({ id: (await upload(file, sent)).document_key }));
  useScreenTitle(merchant.name);
  const { id, version: seen } = merchant;
  const form = usePanelForm({
    id: `editMerchant:${id}`,
    version: seen,
    values: valuesOf(merchant),
    fromRecord: valuesOf,
    schema: merchantSchema,
    texts: merchantTexts,
  });
  return (
    <FormPage
      title={merchant.name}
      form={form}
      done={m.wasSaved}
      onClose={() => navigate(href('merchants.one', { id: String(id) }), { replace: true })}
      onSubmit={async (values, { changed, version = seen }) => {
        try {
          const key = 'logo' in changed ? await logo.send(values.logo) : undefined;
          const body = { ...sentOf(changed), ...(key !== undefined && { logo_key: key }) };
          if (Object.keys(body).length > 0) await update({ id, 'If-Match': version, body }).unwrap();
        } catch (error) {
          throw refusalInForm(error);
        }
      }}
    >
      <MerchantFields merchant={merchant} sent={logo.progress} />
    </FormPage>
  );
}
