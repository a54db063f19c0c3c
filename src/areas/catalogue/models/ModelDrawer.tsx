import { Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetModelQuery, type ModelDetail } from '../../../api/marketplace/models';
import { t } from '../../../i18n/terms';
import { useFormat } from '../../../i18n/format';
import { Action } from '../../../kit/actions/Action';
import { ActionMenu } from '../../../kit/actions/ActionMenu';
import { Section } from '../../../kit/detail/Section';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { RecordLink } from '../../../parts/RecordLink';
import { TextColumns } from '../../../parts/texts/TextColumns';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { modelJournal } from './journalWords';
import { m, titleOf } from './messages';
import { ModelAttributes } from './ModelAttributes';
import { ModelImages } from './ModelImages';
import { modelLack } from './modelTerms';

const EditModel = lazyComponent(async () => (await import('./modelForms')).EditModel);
const RemoveModel = lazyComponent(async () => (await import('./modelForms')).RemoveModel);

const dialogs = ['edit', 'remove'] as const;

/** One model: where it stands, what is said of it in three languages, its attributes and its pictures. */
export function ModelDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const intl = useIntl();
  const holds = useCan();
  const { dialog, open, close, closeFor } = useDialogParam(dialogs);
  const result = useRecordQuery(useGetModelQuery({ id }), id);
  const { item } = result;
  return (
    <>
      <RecordDrawer
        id={id}
        title={item ? `${item.brand.name} ${item.name}` : intl.formatMessage(titleOf, { id })}
        words={modelJournal}
        result={result}
        onClose={onClose}
        actions={(one) => (
          <>
            <Can do="catalog.update">
              <Action label={t.edit} verb="edit" icon={Edit20Regular} onSelect={() => open('edit')} />
            </Can>
            <ActionMenu label={t.actions}>
              <Can do="catalog.delete">
                <Action
                  label={t.remove}
                  icon={Delete20Regular}
                  tone="danger"
                  disabledReason={one.products_count > 0 && m.used}
                  onSelect={() => open('remove')}
                />
              </Can>
            </ActionMenu>
            {/* Within the drawer: what stands beside it is not to be pressed while it is open. */}
            <Suspense>
              {dialog?.name === 'remove' && one.products_count === 0 && holds('catalog.delete') && (
                <RemoveModel model={one} onClose={close} onGone={() => closeFor(onClose)} />
              )}
            </Suspense>
          </>
        )}
      >
        {(one) => (
          <>
            <ModelFacts model={one} />
            <Texts model={one} />
            <ModelAttributes model={one} />
            <ModelImages key={one.id} model={one} />
          </>
        )}
      </RecordDrawer>
      {item && dialog && (
        <Suspense>
          {dialog.name === 'edit' && holds('catalog.update') && <EditModel model={item} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}

function ModelFacts({ model }: { model: ModelDetail }) {
  const format = useFormat();
  return (
    <About>
      <Fact label={m.path} value={model.category_path.join(' → ')} />
      <Fact label={m.brand} value={model.brand.name} />
      <Fact label={m.products}>
        <RecordLink to={href('catalogue.products', {}, { model_id: String(model.id) })} permission="catalog.query">
          {format.number(model.products_count)}
        </RecordLink>
      </Fact>
      {model.lacks.length > 0 && (
        <Fact label={m.lacks}>
          {model.lacks.map((lack) => (
            <div key={lack}>{modelLack.text(lack)}</div>
          ))}
        </Fact>
      )}
      <Fact label={m.madeAt} value={model.created_at} as="dateTime" />
    </About>
  );
}

function Texts({ model }: { model: ModelDetail }) {
  const { description_ru: ru, description_en: en, description_uz: uz, stale } = model;
  return (
    <Section id="descriptions" title={m.descriptions}>
      <TextColumns texts={{ ru, en, uz }} stale={stale} />
    </Section>
  );
}
