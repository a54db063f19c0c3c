import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNavigate } from 'react-router-dom';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import {
  useGetStrategyQuery,
  useUpdateStrategyMutation,
  useUploadPictureMutation,
  type Strategy,
} from '../../api/system-user/strategies';
import { MissingRecord } from '../../kit/detail/DetailPage';
import { SectionSkeleton } from '../../kit/feedback/skeletons';
import { FormPage } from '../../kit/form/FormPage';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { emptyValue } from '../../i18n/format';
import { noSuchRecord, useRecordId } from '../../parts/record/useRecordId';
import { useSentPicture } from '../../parts/useSentPicture';
import { missingRight } from '../../parts/missingRight';
import { href } from '../../routes/href';
import { useCan } from '../../session/can';
import { m } from './messages';
import { StrategyFields } from './StrategyFields';
import { bodyOf, refusalInForm, schema, texts, valuesOfStrategy } from './strategyForm';

/** Changes what is said of a strategy. */
export default function EditStrategy() {
  const id = useRecordId();
  const mayUpdate = useCan()('strategies.update');
  const { item, failure, retry } = useRecordQuery(useGetStrategyQuery(id === undefined ? skipToken : { id }), id);
  if (id === undefined) return <MissingRecord failure={noSuchRecord} />;
  if (!mayUpdate) return <MissingRecord failure={missingRight('strategies.update')} />;
  if (item) return <Form key={item.id} strategy={item} />;
  return failure ? <MissingRecord failure={failure} retry={retry} /> : <SectionSkeleton />;
}

function Form({ strategy }: { strategy: Strategy }) {
  const navigate = useNavigate();
  const [update] = useUpdateStrategyMutation();
  const picture = useSentPicture(useUploadPictureMutation());
  const form = usePanelForm({
    id: `editStrategy:${strategy.id}`,
    schema,
    texts,
    values: valuesOfStrategy(strategy),
    version: strategy.version,
    fromRecord: valuesOfStrategy,
  });
  return (
    <FormPage
      title={strategy.title.trim() || emptyValue}
      form={form}
      done={m.saved}
      onClose={() => navigate(href('strategies.one', { id: String(strategy.id) }))}
      onSubmit={async (values, { changed, version = strategy.version }) => {
        if (Object.keys(changed).length === 0) return;
        try {
          const image = 'image' in changed ? await picture.send(values.image) : undefined;
          const body = { ...bodyOf(changed), ...(image !== undefined && { image_id: image }) };
          await update({ id: strategy.id, 'If-Match': version, body }).unwrap();
        } catch (error) {
          throw refusalInForm(error);
        }
      }}
    >
      <StrategyFields sent={picture.progress} />
    </FormPage>
  );
}
