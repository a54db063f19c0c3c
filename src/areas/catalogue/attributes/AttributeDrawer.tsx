import { Add20Regular, Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useDeleteAttributeMutation, useGetAttributeQuery } from '../../../api/marketplace/attributes';
import { useFormat } from '../../../i18n/format';
import { t } from '../../../i18n/terms';
import { Action } from '../../../kit/actions/Action';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { RecordLink } from '../../../parts/RecordLink';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { m as catalogue, usedBy } from '../messages';
import { NamesSection } from '../names';
import { attributeTypes, hasValues } from './attributeTerms';
import { AttributeValues } from './AttributeValues';
import { attributeJournal } from './journalWords';
import { m } from './messages';

const EditAttribute = lazyComponent(async () => (await import('./attributeForms')).EditAttribute);
const AddValue = lazyComponent(async () => (await import('./attributeForms')).AddValue);

const dialogs = ['edit', 'value', 'remove'] as const;

/** One attribute at the side of the list: its names, what may be chosen in which order, and who did what with it. */
export function AttributeDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const intl = useIntl();
  const format = useFormat();
  const result = useRecordQuery(useGetAttributeQuery({ id }), id);
  const { dialog, open, close, closeFor } = useDialogParam(dialogs);
  const [remove] = useDeleteAttributeMutation();
  const holds = useCan();
  const { item } = result;
  const isUsed = item !== undefined && item.models_count > 0;
  return (
    <>
      <RecordDrawer
        id={id}
        title={item?.name ?? m.title}
        result={result}
        onClose={onClose}
        words={attributeJournal}
        badges={() => null}
        actions={(one) => (
          <>
            <Can do="catalog.update">
              <Action label={t.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
              {hasValues(one.type) && <Action label={m.addValue} icon={Add20Regular} onSelect={() => open('value')} />}
            </Can>
            <Can do="catalog.delete">
              <Action
                label={t.remove}
                icon={Delete20Regular}
                tone="danger"
                disabledReason={isUsed && intl.formatMessage(usedBy, { count: one.models_count })}
                onSelect={() => open('remove')}
              />
            </Can>
            {/* Within the drawer: what stands beside it is not to be pressed while it is open. */}
            {item && !isUsed && dialog?.name === 'remove' && holds('catalog.delete') && (
              <ConfirmDelete
                done={t.removed}
                run={async () => {
                  await remove({ id, 'If-Match': item.version }).unwrap();
                  closeFor(onClose);
                }}
                onClose={close}
              >
                {item.name}
              </ConfirmDelete>
            )}
          </>
        )}
      >
        {(one) => (
          <>
            <About>
              <Fact label={catalogue.type} value={attributeTypes.text(one.type)} />
              <Fact label={m.unit} value={one.unit} optional />
              <Fact label={m.usedIn}>
                <RecordLink to={href('catalogue.models', {}, { attribute_id: String(id) })} permission="catalog.query">
                  {format.number(one.models_count)}
                </RecordLink>
              </Fact>
              <Fact label={catalogue.madeAt} value={one.created_at} as="dateTime" />
              <Fact label={catalogue.changedAt} value={one.updated_at} as="dateTime" />
            </About>
            <NamesSection of={one} />
            {hasValues(one.type) && <AttributeValues attribute={one} />}
          </>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && holds('catalog.update') && (
          <EditAttribute attribute={item} onClose={close} />
        )}
        {item && dialog?.name === 'value' && holds('catalog.update') && hasValues(item.type) && (
          <AddValue attribute={item} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
