import { Button } from '@fluentui/react-components';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { t } from '../../i18n/terms';
import { Dialog } from '../overlay/Dialog';
import { BulkPlan } from './BulkPlan';

interface Props extends ComponentProps<typeof BulkPlan> {
  title: MessageDescriptor;
  /** The verb of what is done. */
  submit: ReactNode;
  isReady?: boolean;
  /** Begins the work; the rows are unpicked before, and the question is closed. */
  onSubmit: () => void;
  onDone: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** The question before one thing is done to the picked rows: how many, of what total, and who is left out. */
export function BulkDialog(props: Props) {
  const { title, submit, isReady = true, onSubmit, onDone, onClose, children, ...plan } = props;
  const mayStart = isReady && (plan.sent ?? 0) > 0;
  const start = (): void => {
    if (!mayStart) return;
    onDone();
    onSubmit();
    onClose();
  };
  return (
    <Dialog
      title={title}
      onSubmit={start}
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...t.cancel} />
          </Button>
          <Button type="submit" appearance="primary" disabled={!mayStart}>
            {submit}
          </Button>
        </>
      }
    >
      <BulkPlan {...plan} />
      {children}
    </Dialog>
  );
}
