import { useEffect, useState } from 'react';

/**
 * Where a picture of a form is shown from: the address that it has, or one that is made of a file that was chosen and not
 * sent yet, for as long as it is shown.
 */
export function usePictureAddress(picture: string | File | null): string | undefined {
  const [made, setMade] = useState<{ of: File; address: string }>();
  // Made where it is given back, too: a page that is hidden gives it back, and makes another one when it is shown again.
  useEffect(() => {
    if (!(picture instanceof File)) return undefined;
    const address = URL.createObjectURL(picture);
    setMade({ of: picture, address });
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  if (typeof picture === 'string') return picture || undefined;
  return made?.of === picture ? made?.address : undefined;
}
