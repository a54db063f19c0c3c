import { useUpdateModelMutation, type ModelDetail, type ModelImage } from '../../../api/marketplace/models';
import { FormDrawer } from '../../../kit/form/FormDrawer';
import { usePanelForm } from '../../../kit/form/usePanelForm';
import { square } from '../../../kit/photos/shapes';
import { focal } from '../../../parts/focalMessages';
import { FocalPointing, type Frame } from '../../../parts/FocalPointing';
import { m as catalogue } from '../messages';
import { m } from './messages';

/** The shapes in which a picture of goods is shown. */
const frames: readonly Frame[] = [
  { ratio: '1 / 1', label: square.label },
  { ratio: '16 / 9', label: m.wide },
  { ratio: '3 / 4', label: m.tall },
];

interface Props {
  model: ModelDetail;
  image: ModelImage;
  onClose: () => void;
}

const percentOf = (share: number) => Math.round(share * 100);

/** Says what of a picture stays in sight, by pressing it, with the arrows or as numbers, and shows how it is cut then. */
export function FocalPoint({ model, image, onClose }: Props) {
  const [update] = useUpdateModelMutation();
  const form = usePanelForm({
    id: `focalPoint:${image.id}`,
    values: { x: percentOf(image.focal_x) as number | null, y: percentOf(image.focal_y) as number | null },
    version: model.version,
    fromRecord: (one: ModelDetail) => {
      const fresh = one.images.find(({ id }) => id === image.id) ?? image;
      return { x: percentOf(fresh.focal_x) as number | null, y: percentOf(fresh.focal_y) as number | null };
    },
  });
  return (
    <FormDrawer
      title={focal.focus}
      form={form}
      done={catalogue.saved}
      onClose={onClose}
      onSubmit={({ x, y }, { version = model.version }) =>
        update({
          id: model.id,
          // What else of the model has changed meanwhile, the order of its pictures above all, is no matter here.
          'If-Match': Math.max(version, model.version),
          body: { focal_points: [{ id: image.id, focal_x: (x ?? 50) / 100, focal_y: (y ?? 50) / 100 }] },
        }).unwrap()
      }
    >
      <FocalPointing url={image.url} frames={frames} />
    </FormDrawer>
  );
}
