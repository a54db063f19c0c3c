import type { Investor, PersonalDocumentData } from '../../../api/investment/investors';
import { addDays, isDay, type Day } from '../../../lib/days';

/** What speaks against the PINFL on record, by the code of the same check in a form. */
export function pinflProblem({ pinfl_disagrees }: Investor): `pinfl.${'birthday' | 'gender' | 'number'}` | undefined {
  return pinfl_disagrees ? `pinfl.${pinfl_disagrees}` : undefined;
}

const soon = 30;

/** Whether a document can still be relied on. */
export function expiryProblem(expiry: string | null, today: Day): 'expired' | 'expiresSoon' | undefined {
  if (!isDay(expiry)) return undefined;
  if (expiry < today) return 'expired';
  return expiry <= addDays(today, soon) ? 'expiresSoon' : undefined;
}

/** The photos without which the service takes no word about a passport. */
const papers = ['passport', 'selfie', 'registration'] as const;

/**
 * Whether the service would take the word that the passport is right: it wants the document, the photos of the papers
 * and a PINFL that fits.
 */
export function mayConfirmPassport(investor: Investor, document: PersonalDocumentData | undefined): boolean {
  const has = (kind: Investor['photos'][number]['kind']) => investor.photos.some((photo) => photo.kind === kind);
  return (
    investor.subject === 'individual' &&
    !investor.passport_confirmed &&
    Boolean(document?.passport_id) &&
    papers.every(has) &&
    investor.pinfl !== null &&
    pinflProblem(investor) === undefined
  );
}
