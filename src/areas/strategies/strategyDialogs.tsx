import { useDeleteStrategyMutation, useUpdateStrategyMutation, type Strategy } from '../../api/system-user/strategies';
import { t } from '../../i18n/terms';
import { ConfirmAction, ConfirmDelete } from '../../kit/actions/ConfirmAction';
import { TextField } from '../../kit/fields/TextField';
import { FormDrawer } from '../../kit/form/FormDrawer';
import { usePanelForm } from '../../kit/form/usePanelForm';
import { m } from './messages';

interface DialogProps {
  strategy: Strategy;
  onClose: () => void;
}

/** Begins to sell a strategy, for the first time or again. */
export function SellStrategy({ strategy, onClose }: DialogProps) {
  const [update] = useUpdateStrategyMutation();
  return (
    <ConfirmAction
      title={m.sellTitle}
      yes={m.sell}
      isDecision
      run={() => update({ id: strategy.id, 'If-Match': strategy.version, body: { status: 'active' } }).unwrap()}
      done={t.statusEdited}
      about={{ record: strategy.title }}
      onClose={onClose}
    >
      {strategy.title}
    </ConfirmAction>
  );
}

const moves = {
  stop: { status: 'inactive', title: m.stopSelling },
  putAway: { status: 'archive', title: m.putAwayTitle },
  bringBack: { status: 'inactive', title: m.bringBack },
} as const;

/** Takes a strategy off sale, into the archive or out of it; the reason stays in its history. */
export function MoveStrategy({ strategy, move, onClose }: DialogProps & { move: keyof typeof moves }) {
  const [update] = useUpdateStrategyMutation();
  const { status, title } = moves[move];
  const form = usePanelForm({
    id: `${move}Strategy:${strategy.id}`,
    values: { comment: '' },
    version: strategy.version,
    fromRecord: () => ({}),
    isDecision: true,
  });
  return (
    <FormDrawer
      title={title}
      form={form}
      submit={title}
      done={t.statusEdited}
      about={{ record: strategy.title }}
      onClose={onClose}
      onSubmit={({ comment }, { version = strategy.version }) =>
        update({ id: strategy.id, 'If-Match': version, body: { status, comment } }).unwrap()
      }
    >
      <TextField name="comment" label={t.reason} maxLength={500} multiline required />
    </FormDrawer>
  );
}

/** Removes a strategy that was never used. */
export function RemoveStrategy({ strategy, onGone, onClose }: DialogProps & { onGone: () => void }) {
  const [remove] = useDeleteStrategyMutation();
  return (
    <ConfirmDelete
      done={t.removed}
      run={async () => {
        await remove({ id: strategy.id, 'If-Match': strategy.version }).unwrap();
        onGone();
      }}
      onClose={onClose}
    >
      {strategy.title}
    </ConfirmDelete>
  );
}
