import { useRef, useState } from 'react';
import type { FoundPlace } from '../../api/maps/geocoder';
import { useFormAround } from '../../kit/form/usePanelForm';

export type TextsOf = (place: FoundPlace) => Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

/** What a place put into the form, and what stood there before and had been typed. */
export interface Taken {
  put: Values;
  replaced: Readonly<Record<string, string>>;
}

export const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Puts a found place into the fields of the form around; a text that had been typed there is kept, to be put back. */
export function useTakePlace(textsOf: TextsOf) {
  const form = useFormAround();
  const [taken, setTaken] = useState<Taken>();
  // What a search put there was typed by nobody.
  const own = useRef<Record<string, string>>({});
  const put = (values: Values) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  const take = (place: FoundPlace, hasPoint: boolean) => {
    const texts = textsOf(place);
    const replaced: Record<string, string> = {};
    for (const [name, text] of Object.entries(texts)) {
      const before = String(form.getValues(name) ?? '').trim();
      if (before !== '' && before !== text && before !== own.current[name]) replaced[name] = before;
      own.current[name] = text;
    }
    put({ ...texts, ...(hasPoint && { lat: rounded(place.lat), lon: rounded(place.lon) }) });
    setTaken({ put: texts, replaced });
  };
  const putBack = () => {
    if (!taken) return;
    put(taken.replaced);
    setTaken(undefined);
  };
  return { put, take, taken, putBack };
}
