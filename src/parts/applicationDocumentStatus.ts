import {
  CheckmarkCircle16Regular,
  DismissCircle16Regular,
  DocumentAdd16Regular,
  Eye16Regular,
} from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { DocumentStatus } from '../api/investment/documents';
import { t } from '../i18n/terms';
import { choices } from '../kit/table/choices';

const m = defineMessages({
  checked: { id: 'parts.document.checked', defaultMessage: 'Проверен' },
  accepted: { id: 'parts.document.accepted', defaultMessage: 'Принят' },
});

/** How each status of an application document looks, in the order of its life. */
export const applicationDocumentStatus = choices<DocumentStatus>({
  new: { label: t.new, tone: 'warning', icon: DocumentAdd16Regular },
  checked: { label: m.checked, tone: 'informative', icon: Eye16Regular },
  accepted: { label: m.accepted, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: t.rejectedOne, tone: 'danger', icon: DismissCircle16Regular },
});
