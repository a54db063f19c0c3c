import { useUpdateBannerMutation, type BannerDetail } from '../../../api/payment/banners';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { focal } from '../../../parts/focalMessages';
import { FocalPointing } from '../../../parts/FocalPointing';
import { shapeOf } from './bannerTerms';
import { m as content } from '../messages';

interface Props {
  banner: BannerDetail;
  language: 'ru' | 'en' | 'uz';
  onClose: () => void;
}

const percentOf = (share: number | undefined): number | null => Math.round((share ?? 0.5) * 100);

/** Says what of a picture stays in sight where it is cut, and shows it in the proportions of its place. */
export function BannerFocus({ banner, language, onClose }: Props) {
  const [update] = useUpdateBannerMutation();
  const field = `image_${language}` as const;
  const valuesOf = (one: BannerDetail) => ({ x: percentOf(one[field]?.focal_x), y: percentOf(one[field]?.focal_y) });
  const form = usePanelForm({
    id: `bannerFocus:${banner.id}:${language}`,
    values: valuesOf(banner),
    version: banner.version,
    fromRecord: valuesOf,
  });
  const { label, css } = shapeOf[banner.place];
  return (
    <FormDrawer
      title={focal.focus}
      form={form}
      done={content.saved}
      onClose={onClose}
      onSubmit={({ x, y }, { version = banner.version }) =>
        update({
          id: banner.id,
          'If-Match': version,
          body: { [field]: { focal_x: (x ?? 50) / 100, focal_y: (y ?? 50) / 100 } },
        }).unwrap()
      }
    >
      {banner[field] && <FocalPointing url={banner[field].url} frames={[{ ratio: css, label }]} />}
    </FormDrawer>
  );
}
