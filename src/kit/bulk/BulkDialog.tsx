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
  /** Begins the work and closes the question. */
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** The question before one thing is done to the picked rows: how many, of what total, and who is left out. */
export function BulkDialog({ title, submit, isReady = true, onSubmit, onClose, children, ...plan }: Props) {
  const mayStart = isReady && (plan.sent ?? 0) > 0;
  return (
    <Dialog
      title={title}
      onSubmit={() => mayStart && onSubmit()}
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
