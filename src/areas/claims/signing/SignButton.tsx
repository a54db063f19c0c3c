import { Signature20Regular } from '@fluentui/react-icons';
import { Suspense, useMemo, useState } from 'react';
import { Action } from '../../../kit/actions/Action';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { usePaletteCommands } from '../../../kit/state/paletteCommands';
import { Can } from '../../../session/can';
import { m } from './messages';

const SignDialog = lazyComponent(async () => (await import('./SignDialog')).SignDialog, 'kit.bulk');

/** Signs every draft there is, on whichever page of the list it stands. */
export function SignAll({ isNothing }: { isNothing: boolean }) {
  const [isOpen, setOpen] = useState(false);
  usePaletteCommands(
    useMemo(
      () => [
        {
          id: 'signing.signAll',
          title: m.signAll,
          icon: Signature20Regular,
          shortcut: 'card.approveAll',
          permission: 'dibank.enable',
          disabledReason: isNothing && m.noDrafts,
          run: () => setOpen(true),
        },
      ],
      [isNothing],
    ),
  );
  return (
    <Can do="dibank.enable">
      <Action
        label={m.signAll}
        icon={Signature20Regular}
        isPrimary
        verb="approveAll"
        disabledReason={isNothing && m.noDrafts}
        onSelect={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <SignDialog what="all" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Can>
  );
}
