/** What can be done with picked claims and documents on their way to the bank. */
import { ArrowCounterclockwise20Regular, DocumentAdd20Regular, Signature20Regular } from '@fluentui/react-icons';
import type { CashOutClaim } from '../../../api/investment/cashOut';
import type { Document } from '../../../api/investment/signing';
import { lazyComponent } from '../../../kit/foundation/lazyComponent';
import { m } from './messages';

/** A claim that waits for its document. */
export const mayBePrepared = ({ status }: Pick<CashOutClaim, 'status'>): boolean => status === 'approved';
/** What the bank refused; a draft whose recipient changed is prepared anew by itself, from its row. */
export const mayBeRetried = ({ status }: Pick<Document, 'status'>): boolean => status === 'failed';
/** A document whose claim is given a new one; it may also wait for a decision again, or have its new one. */
export const mayBeReplaced = ({ status, claim_status }: Pick<Document, 'status' | 'claim_status'>): boolean =>
  status === 'cancelled' && claim_status === 'approved';

export const preparing = {
  id: 'signing.preparePicked',
  title: m.prepare,
  icon: DocumentAdd20Regular,
  permission: 'dibank.update',
  verb: 'approve' as const,
  fits: mayBePrepared,
  Form: lazyComponent(async () => (await import('./prepareForms')).PrepareClaims, 'kit.bulk'),
};

export const retrying = {
  id: 'signing.retryPicked',
  title: m.retry,
  icon: ArrowCounterclockwise20Regular,
  permission: 'dibank.update',
  verb: 'approve' as const,
  fits: mayBeRetried,
  Form: lazyComponent(async () => (await import('./prepareForms')).RetryDocuments, 'kit.bulk'),
};

export const replacing = {
  id: 'signing.replacePicked',
  title: m.prepareAgain,
  icon: DocumentAdd20Regular,
  permission: 'dibank.update',
  verb: 'approve' as const,
  fits: mayBeReplaced,
  Form: lazyComponent(async () => (await import('./prepareForms')).ReplaceDocuments, 'kit.bulk'),
};

export const signing = {
  id: 'signing.signPicked',
  title: m.signPicked,
  icon: Signature20Regular,
  permission: 'dibank.enable',
  verb: 'approve' as const,
  fits: ({ status }: Pick<Document, 'status'>): boolean => status === 'draft',
  Form: lazyComponent(async () => (await import('./SignPicked')).SignPicked, 'kit.bulk'),
};
