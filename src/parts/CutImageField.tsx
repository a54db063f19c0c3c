import { Suspense, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ImageField } from '../kit/fields/ImageField';
import type { FieldProps } from '../kit/form/useField';
import { useFormAround } from '../kit/form/usePanelForm';
import { lazyComponent } from '../kit/foundation/lazyComponent';
import type { Shape } from '../kit/photos/cropBox';
import type { Cropped } from '../kit/photos/CropPictures';
import { sortPictures, type ChosenPicture } from '../kit/photos/pictureSize';
import { shrinkPicture } from '../kit/photos/shrinkPicture';

const CropPictures = lazyComponent(async () => (await import('../kit/photos/CropPictures')).CropPictures, 'kit.form');

interface Props extends FieldProps {
  /** The proportions of the place where it is shown. */
  shapes: readonly [Shape, ...Shape[]];
  /** How much of the picture is sent, from 0 to 1; undefined while nothing is being sent. */
  progress?: number;
}

/**
 * A picture that is cut to the proportions of its place as soon as it is chosen. What cannot be cut stays as it is, for the field
 * itself, or the service, to say why.
 */
export function CutImageField({ shapes, ...field }: Props) {
  const { name } = field;
  const form = useFormAround();
  const { trigger } = form;
  const value: unknown = useWatch({ control: form.control, name });
  const [chosen, setChosen] = useState<ChosenPicture>();
  // Those that are cut already, or that nothing can be cut from.
  const ready = useRef(new WeakSet<File>());
  const tooLarge = useRef(new WeakSet<File>());
  const before = useRef<unknown>(value);
  useEffect(() => {
    if (!(value instanceof File) || ready.current.has(value)) {
      before.current = value;
      return undefined;
    }
    let isGone = false;
    void sortPictures([value]).then((sorted) => {
      if (isGone) return;
      setChosen(sorted.pictures[0]);
      for (const file of sorted.tooLarge) tooLarge.current.add(file);
      if (sorted.tooLarge.length > 0) void trigger(name);
    });
    return () => {
      isGone = true;
    };
  }, [value, name, trigger]);

  const put = (next: unknown): void => {
    if (next instanceof File) ready.current.add(next);
    form.setValue(name, next, { shouldDirty: true, shouldValidate: true });
  };
  const cut = async ([picture]: readonly Cropped[]): Promise<void> => {
    setChosen(undefined);
    if (!picture) return;
    // A form that is saved meanwhile takes what was cut, and not what it was cut from.
    const end = form.awaited.begin();
    try {
      put((await shrinkPicture(picture.file, new AbortController().signal, picture.part)).file);
    } catch {
      put(picture.file);
    } finally {
      end();
    }
  };
  return (
    <>
      <ImageField {...field} checkMore={(file) => (tooLarge.current.has(file) ? 'image_too_large' : undefined)} />
      <Suspense>
        {chosen && (
          <CropPictures
            pictures={[chosen]}
            shapes={shapes}
            onSend={(pictures) => void cut(pictures)}
            onClose={() => {
              setChosen(undefined);
              put(before.current ?? null);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
