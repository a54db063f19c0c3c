import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DocumentEdit16Regular,
  DocumentSignature16Regular,
  ErrorCircle16Regular,
  RecordStop16Regular,
} from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { DibankStatus } from '../../../api/investment/signing';
import { choices } from '../../../kit/table/choices';
import type { ValueWords } from '../../../parts/HistoryChange';
import { t } from '../../../i18n/terms';

const words = defineMessages({
  draft: { id: 'signing.status.draft', defaultMessage: 'Черновик' },
  signed: { id: 'signing.status.signed', defaultMessage: 'Подписан' },
  accepted: { id: 'signing.status.accepted', defaultMessage: 'Принят' },
  cancelled: { id: 'signing.status.cancelled', defaultMessage: 'Отменён' },
});

export const documentStatus = choices<DibankStatus>({
  draft: { label: words.draft, tone: 'warning', icon: DocumentEdit16Regular },
  signed: { label: words.signed, tone: 'informative', icon: DocumentSignature16Regular },
  sent: { label: t.sent, tone: 'brand', icon: Clock16Regular },
  accepted: { label: words.accepted, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: t.rejectedOne, tone: 'danger', icon: ErrorCircle16Regular },
  cancelled: { label: words.cancelled, tone: 'neutral', icon: RecordStop16Regular },
});

/** The values in the history of a document. */
export const documentValueWords: ValueWords = documentStatus.wordsOf('status');
