import type { ModelLack } from '../../../api/marketplace/models';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const modelLack = choices<ModelLack>({
  uz: m.noUz,
  en: m.noEn,
  image: m.noImage,
  attributes: m.noAttributes,
});
