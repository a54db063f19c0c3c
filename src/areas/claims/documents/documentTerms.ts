import type { DocumentType } from '../../../api/investment/documents';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';
import { t } from '../../../i18n/terms';

export const documentTypes = choices<DocumentType>({
  contract: t.contract,
  offer: m.offer,
  act: m.act,
  statement: m.statement,
  other: m.other,
});
