import { useApiDispatch, type ApiThunk } from './dispatch';

/** Reads masked fields of one record whole, all in one call; a field that has no value answers an empty text. */
export type Reveal<Field extends string> = (fields: readonly Field[]) => Promise<ReadonlyMap<Field, string>>;

interface RevealEndpoint<Of, Field extends string> {
  initiate: (
    asked: Of & { fields: Field[] },
    options: { track: false },
  ) => ApiThunk<{ unwrap: () => Promise<{ values: Readonly<Partial<Record<Field, string | null>>> }> }>;
}

/** How masked fields of the record that `of` names are read. What comes is kept by the caller, and never by the cache. */
export function useReveal<Of extends object, Field extends string>(
  { initiate }: RevealEndpoint<Of, Field>,
  of: Of,
): Reveal<Field> {
  const dispatch = useApiDispatch();
  return async (fields) => {
    const { values } = await dispatch(initiate({ ...of, fields: [...fields] }, { track: false })).unwrap();
    return new Map(fields.map((field) => [field, values[field] ?? '']));
  };
}
