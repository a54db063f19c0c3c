import { Button } from '@fluentui/react-components';
import { Suspense, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '../../kit/overlay/Dialog';
import { ErrorBoundary } from '../../kit/feedback/ErrorBoundary';
import { m } from './messages';

interface Props {
  onClose: () => void;
  children: ReactNode;
}

/**
 * Where a form or a question is drawn that is fetched when it is opened. When it does not come, a question says so in
 * its place: the page below stays, and with it whatever was ticked there.
 */
export function ActionContext({ onClose, children }: Props) {
  return (
    <ErrorBoundary fallback={(again) => <Missing again={again} onClose={onClose} />}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Missing({ again, onClose }: { again: () => void; onClose: () => void }) {
  return (
    <Dialog
      title={m.actionMissing}
      onSubmit={again}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...m.close} />
          </Button>
          <Button type="submit" appearance="primary">
            <FormattedMessage {...m.actionAgain} />
          </Button>
        </>
      }
    >
      <FormattedMessage {...m.actionMissingText} />
    </Dialog>
  );
}
