import {
  Archive20Regular,
  ArrowUndo20Regular,
  Delete20Regular,
  Edit20Regular,
  Pause20Regular,
  Play20Regular,
} from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import type { Strategy } from '../../api/system-user/strategies';
import { t } from '../../i18n/terms';
import { Action } from '../../kit/actions/Action';
import { ActionMenu } from '../../kit/actions/ActionMenu';
import { href } from '../../routes/href';
import { Can } from '../../session/can';
import { m } from './messages';

/** What is opened over the page of a strategy, as the address names it. */
export const strategyDialogs = ['sell', 'stop', 'putAway', 'bringBack', 'remove'] as const;
export type StrategyDialog = (typeof strategyDialogs)[number];

interface Props {
  strategy: Strategy;
  onOpen: (dialog: StrategyDialog) => void;
}

/** What can be done with a strategy in its status: soon to active, active to inactive and back, inactive to archive and back. */
export function StrategyActions({ strategy, onOpen }: Props) {
  const navigate = useNavigate();
  const { id, status, holds_money: holdsMoney, is_used: isUsed } = strategy;
  return (
    <>
      {(status === 'soon' || status === 'inactive') && (
        <Can do="strategies.enable">
          <Action label={m.sell} verb="approve" icon={Play20Regular} isPrimary onSelect={() => onOpen('sell')} />
        </Can>
      )}
      <Can do="strategies.update">
        <Action
          label={t.edit}
          verb="edit"
          icon={Edit20Regular}
          onSelect={() => navigate(href('strategies.edit', { id: String(id) }))}
        />
      </Can>
      <ActionMenu label={t.actions}>
        {status === 'active' && (
          <Can do="strategies.disable">
            <Action label={m.stopSelling} icon={Pause20Regular} onSelect={() => onOpen('stop')} />
          </Can>
        )}
        {status === 'inactive' && (
          <Can do="strategies.disable">
            <Action
              label={m.putAway}
              icon={Archive20Regular}
              disabledReason={holdsMoney && m.moneyAtWork}
              onSelect={() => onOpen('putAway')}
            />
          </Can>
        )}
        {status === 'archive' && (
          <Can do="strategies.disable">
            <Action label={m.bringBack} icon={ArrowUndo20Regular} onSelect={() => onOpen('bringBack')} />
          </Can>
        )}
        <Can do="strategies.delete">
          <Action
            label={t.remove}
            icon={Delete20Regular}
            tone="danger"
            disabledReason={isUsed && m.isUsed}
            onSelect={() => onOpen('remove')}
          />
        </Can>
      </ActionMenu>
    </>
  );
}
