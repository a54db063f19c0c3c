import type { MessageDescriptor } from 'react-intl';
import type { Investor } from '../../../api/investment/investors';
import { m } from './messages';

export const photoLabels: Record<Investor['photos'][number]['kind'], MessageDescriptor> = {
  passport: m.photoPassport,
  selfie: m.photoSelfie,
  registration: m.photoRegistration,
  profile: m.photoProfile,
};
