import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DocumentEdit16Regular,
  DocumentSignature16Regular,
  ErrorCircle16Regular,
  RecordStop16Regular,
} from '@fluentui/react-icons';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { DibankStatus } from '../../../api/investment/signing';
import { choices } from '../../../kit/table/choices';
import type { RecordWords } from '../../../parts/historyWords';
import { t } from '../../../i18n/terms';

const words = defineMessages({
  all: { id: 'signing.status.all', defaultMessage: 'Все документы' },
  draft: { id: 'signing.status.draft', defaultMessage: 'Черновик' },
  signed: { id: 'signing.status.signed', defaultMessage: 'Подписан' },
  accepted: { id: 'signing.status.accepted', defaultMessage: 'Принят' },
  cancelled: { id: 'signing.status.cancelled', defaultMessage: 'Отменён' },
});

interface ViewOption {
  value: DibankStatus | 'all';
  label: MessageDescriptor;
}

export const documentStatus = choices<DibankStatus>({
  draft: { label: words.draft, tone: 'warning', icon: DocumentEdit16Regular },
  signed: { label: words.signed, tone: 'informative', icon: DocumentSignature16Regular },
  sent: { label: t.sent, tone: 'brand', icon: Clock16Regular },
  accepted: { label: words.accepted, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: t.rejectedOne, tone: 'danger', icon: ErrorCircle16Regular },
  cancelled: { label: words.cancelled, tone: 'neutral', icon: RecordStop16Regular },
});

/** What the list shows one of: the documents of a state, or all. */
export type DocumentView = DibankStatus | 'all';
export const documentViews: readonly [ViewOption, ...ViewOption[]] = [
  { value: 'all', label: words.all },
  ...documentStatus.options,
];

/** The values in the history of a document. */
export const documentJournal: RecordWords = { values: documentStatus.wordsOf('status') };
