/** What can be done with picked documents: each step of the many that a person takes in a day. */
import { CheckmarkCircle20Regular, DocumentCheckmark20Regular } from '@fluentui/react-icons';
import type { ApplicationDocumentRow } from '../../../api/investment/documents';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { m } from './messages';

const is =
  (wanted: ApplicationDocumentRow['status']) =>
  ({ status }: Pick<ApplicationDocumentRow, 'status'>): boolean =>
    status === wanted;

export const checking = {
  id: 'documents.checkPicked',
  title: m.check,
  icon: DocumentCheckmark20Regular,
  permission: 'documents.enable',
  verb: 'approve' as const,
  fits: is('new'),
  Form: lazyComponent(async () => (await import('./DecideDocuments')).CheckDocuments, 'kit.bulk'),
};

export const accepting = {
  id: 'documents.acceptPicked',
  title: m.accept,
  icon: CheckmarkCircle20Regular,
  permission: 'documents.enable',
  verb: 'approve' as const,
  fits: is('checked'),
  Form: lazyComponent(async () => (await import('./DecideDocuments')).AcceptDocuments, 'kit.bulk'),
};
