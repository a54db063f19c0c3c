import {
  CheckmarkCircle16Regular,
  DismissCircle16Regular,
  DocumentAdd16Regular,
  Eye16Regular,
} from '@fluentui/react-icons';
import type { DocumentStatus, DocumentType } from '../../../api/investment/documents';
import { choices } from '../../../kit/table/choices';
import type { ValueWords } from '../../../parts/HistoryChange';
import { m } from './messages';
import { t } from '../../../i18n/terms';

export const documentStatus = choices<DocumentStatus>({
  new: { label: t.new, tone: 'warning', icon: DocumentAdd16Regular },
  checked: { label: m.checked, tone: 'informative', icon: Eye16Regular },
  accepted: { label: m.accepted, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: t.rejectedOne, tone: 'danger', icon: DismissCircle16Regular },
});

export const documentTypes = choices<DocumentType>({
  contract: t.contract,
  offer: m.offer,
  act: m.act,
  statement: m.statement,
  other: m.other,
});

/** The values in the history of a document. */
export const documentValueWords: ValueWords = documentStatus.wordsOf('status');
