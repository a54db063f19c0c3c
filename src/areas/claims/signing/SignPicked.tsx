import type { Document } from '../../../api/investment/signing';
import type { BulkFormProps } from '../../../kit/bulk/BulkAction';
import { SignDialog } from './SignDialog';

/** Signs the picked drafts. */
export const SignPicked = ({ rows, onClose, onDone }: BulkFormProps<Document>) => (
  <SignDialog what={{ ids: rows.map(({ id }) => id) }} onBegin={onDone} onClose={onClose} />
);
