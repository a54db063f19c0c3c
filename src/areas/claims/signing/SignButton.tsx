import { Button } from '@fluentui/react-components';
import { Signature20Regular } from '@fluentui/react-icons';
import { Suspense, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Document } from '../../../api/investment/signing';
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

/** Signs the picked drafts. */
export function SignPicked({ documents, onDone }: { documents: readonly Document[]; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Can do="dibank.enable">
      <Button size="small" icon={<Signature20Regular aria-hidden />} onClick={() => setOpen(true)}>
        <FormattedMessage {...m.signPicked} />
      </Button>
      {isOpen && (
        <Suspense>
          <SignDialog what={{ ids: documents.map(({ id }) => id) }} onBegin={onDone} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Can>
  );
}
