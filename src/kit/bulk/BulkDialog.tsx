import { Button } from '@fluentui/react-components';
import { isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { t } from '../../i18n/terms';
import { Dialog } from '../overlay/Dialog';
import { focusFirst } from '../overlay/useModal';
import { BulkPlan } from './BulkPlan';

interface Props extends ComponentProps<typeof BulkPlan> {
  title: MessageDescriptor;
  /** The verb of what is done. */
  submit: MessageDescriptor | ReactElement;
  /** Said when none of the rows would be sent. */
  none?: MessageDescriptor;
  isReady?: boolean;
  /** Begins the work; the rows are unpicked before, and the question is closed. */
  onSubmit: () => void;
  onDone: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** The question before one thing is done to the picked rows: how many, of what total, and who is left out. */
export function BulkDialog(props: Props) {
  const { title, submit, none, isReady = true, onSubmit, onDone, onClose, children, ...plan } = props;
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
          <Button {...(isReady && focusFirst)} type="submit" appearance="primary" disabled={!mayStart}>
            {isValidElement(submit) ? submit : <FormattedMessage {...submit} />}
          </Button>
        </>
      }
    >
      <BulkPlan {...plan} />
      {none && plan.sent === 0 && <FormattedMessage {...none} />}
      {children}
    </Dialog>
  );
}
