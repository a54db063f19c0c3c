import { Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDeleteConstantMutation, useGetConstantQuery } from '../../api/investment/constants';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ConfirmDelete } from '../../kit/actions/ConfirmAction';
import { lazyComponent } from '../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../kit/url/useDialogParam';
import { Fact } from '../../kit/values/Facts';
import { About } from '../../parts/About';
import { RecordDrawer } from '../../parts/RecordDrawer';
import { Can, useCan } from '../../session/can';
import { constantTypes } from './constantTerms';
import { ConstantValue } from './ConstantValue';
import { constantJournal } from './journalWords';
import { m } from './messages';

const EditConstant = lazyComponent(async () => (await import('./constantForms')).EditConstant);

const dialogs = ['edit', 'remove'] as const;

/** One constant at the side of the list: its value, what reads it, and every value that it had. */
export function ConstantDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetConstantQuery({ id }), id);
  const { dialog, open, close, closeFor } = useDialogParam(dialogs);
  const [remove] = useDeleteConstantMutation();
  const can = useCan();
  const { item } = result;
  return (
    <>
      <RecordDrawer
        id={id}
        title={item?.key ?? m.title}
        result={result}
        onClose={onClose}
        words={constantJournal}
        badges={() => null}
        actions={(one) => (
          <>
            <Can do="invest_constants.update">
              <Action label={m.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
            </Can>
            <Can do="invest_constants.delete">
              <Action
                label={m.remove}
                icon={Delete20Regular}
                tone="danger"
                disabledReason={one.read_by !== null && m.inUse}
                onSelect={() => open('remove')}
              />
            </Can>
          </>
        )}
      >
        {(one) => (
          <About>
            <Fact label={m.value} value={<ConstantValue constant={one} />} />
            <Fact label={m.type} value={constantTypes.text(one.type)} />
            <Fact label={m.isActive} value={<FormattedMessage {...(one.is_active ? t.yes : t.no)} />} />
            <Fact label={m.description} value={one.description} />
            <Fact label={m.readBy} value={one.read_by ?? <FormattedMessage {...m.nothing} />} />
            <Fact label={m.updated} value={one.updated_at} as="dateTime" />
          </About>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && can('invest_constants.update') && (
          <EditConstant constant={item} onClose={close} />
        )}
      </Suspense>
      {item && item.read_by === null && dialog?.name === 'remove' && can('invest_constants.delete') && (
        <ConfirmDelete
          done={m.removed}
          run={async () => {
            await remove({ id: item.id, 'If-Match': item.version }).unwrap();
            closeFor(onClose);
          }}
          onClose={close}
        >
          {item.key}
        </ConfirmDelete>
      )}
    </>
  );
}
