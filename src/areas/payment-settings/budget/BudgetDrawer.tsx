import { Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import { Suspense } from 'react';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useDeleteBudgetCategoryMutation, useGetBudgetCategoryQuery } from '../../../api/payment/budget';
import { Action } from '../../../kit/actions/Action';
import { ConfirmDelete } from '../../../kit/actions/ConfirmAction';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { useDialogParam } from '../../../kit/url/useDialogParam';
import { Section } from '../../../kit/detail/Section';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { TextColumns } from '../../../parts/texts/TextColumns';
import { useTextOf } from '../../../parts/texts/useTextOf';
import { Can, useCan } from '../../../session/can';
import { m as settings } from '../messages';
import { stateOf } from '../../../parts/switchState';
import { switchState } from '../switchState';
import { budgetJournal, budgetKind } from './budgetTerms';
import { m } from './messages';

const EditBudgetCategory = lazyComponent(async () => (await import('./budgetForms')).EditBudgetCategory);
const dialogs = ['edit', 'remove'] as const;

/** One category at the side of the list, and who did what with it. */
export function BudgetDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetBudgetCategoryQuery({ id }), id);
  const { dialog, open, close, closeFor } = useDialogParam(dialogs);
  const [remove] = useDeleteBudgetCategoryMutation();
  const textOf = useTextOf();
  const holds = useCan();
  const { item } = result;
  return (
    <>
      <RecordDrawer
        id={id}
        title={item ? textOf(item, 'name') : m.title}
        result={result}
        onClose={onClose}
        words={budgetJournal}
        badges={(one) => switchState.badge(stateOf(one))}
        actions={(one) => (
          <>
            <Can do="budget.update">
              <Action label={settings.edit} verb="edit" icon={Edit20Regular} isPrimary onSelect={() => open('edit')} />
            </Can>
            <Can do="budget.delete">
              <Action
                label={settings.remove}
                icon={Delete20Regular}
                tone="danger"
                disabledReason={one.children_count > 0 && m.hasChildren}
                onSelect={() => open('remove')}
              />
            </Can>
            {one.children_count === 0 && dialog?.name === 'remove' && holds('budget.delete') && (
              <ConfirmDelete
                done={settings.removed}
                run={async () => {
                  await remove({ id, 'If-Match': one.version }).unwrap();
                  closeFor(onClose);
                }}
                onClose={close}
              >
                {textOf(one, 'name')}
              </ConfirmDelete>
            )}
          </>
        )}
      >
        {(one) => (
          <>
            <Section id="name" title={m.name}>
              <TextColumns texts={{ ru: one.name_ru, en: one.name_en, uz: one.name_uz }} stale={one.stale} />
            </Section>
            <About>
              <Fact label={m.kind} value={budgetKind.text(one.kind)} />
              <Fact label={m.parent} value={one.parent?.name} optional />
              <Fact label={m.psp} value={one.psp_categories.map(({ name }) => name).join(', ')} />
              <Fact label={m.children} value={one.children_count} />
              <Fact label={settings.changedAt} value={one.updated_at} as="dateTime" />
            </About>
          </>
        )}
      </RecordDrawer>
      <Suspense>
        {item && dialog?.name === 'edit' && holds('budget.update') && (
          <EditBudgetCategory category={item} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
