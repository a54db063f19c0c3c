import type { ApplicationFile } from '../../api/payment/instalments';
import { m } from './messages';

/** The photos by which an applicant is known, in the order in which they are compared. */
export const photoTitles = {
  passport: m.photoPassport,
  selfie: m.photoSelfie,
  client_photo: m.photoClientPhoto,
} as const;

type PhotoKind = keyof typeof photoTitles;
export const photoKinds = Object.keys(photoTitles) as PhotoKind[];

/** The one of a kind that counts: the newest that is not void. */
export const photoOf = (photos: readonly ApplicationFile[], kind: PhotoKind): ApplicationFile | undefined =>
  photos.find((one) => one.kind === kind && !one.is_void);

/** Those that a decision looks at; what was not sent is a doubt and no photo. */
export const photosAtHand = (photos: readonly ApplicationFile[]): string[] =>
  photoKinds.flatMap((kind) => photoOf(photos, kind)?.url ?? []);
