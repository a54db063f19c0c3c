/** The names that the contract gives to the parts of a record, whatever shapes it is put together of. */
import { followed, specOf } from './examples';

export interface Shape {
  $ref?: string;
  enum?: (string | null)[];
  properties?: Record<string, Shape>;
  allOf?: Shape[];
  items?: Shape;
}

/** The names that a shape has, with those of the shapes that it is put together of. */
export function namesOf(shape: Shape, file: string): string[] {
  if (shape.$ref !== undefined) {
    const [found, there] = followed(shape.$ref, file);
    return namesOf(found as Shape, there);
  }
  return [...Object.keys(shape.properties ?? {}), ...(shape.allOf ?? []).flatMap((part) => namesOf(part, file))];
}

/** The names of a shape of a spec file, by its own name. */
export const shapeOf = (file: string, name: string): string[] =>
  namesOf({ $ref: `#/components/schemas/${name}` }, file);

/** The values of a choice of a spec file. */
export function valuesOf(file: string, name: string): (string | null)[] {
  const { components } = specOf(file) as { components: { schemas: Record<string, Shape> } };
  return components.schemas[name]?.enum ?? [];
}
