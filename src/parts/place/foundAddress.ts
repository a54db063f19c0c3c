import type { FoundPlace } from '../../api/maps/geocoder';

/** A place in one line: what it is called, and what it lies in. */
export const wholeAddress = ({ name, description }: FoundPlace) => ({
  address: [name, description].filter(Boolean).join(', '),
});

/**
 * The parts of an address that forms have fields of their own for; those that the place does not say are left out, so that
 * what was typed there stays. A house without a street stands in its quarter.
 */
export function addressParts({ kind, name, components }: FoundPlace): {
  city?: string;
  street?: string;
  house?: string;
} {
  const last = (of: string) => components.findLast((one) => one.kind === of)?.name;
  // Where the service names no components, the name alone says them: "Navoi street, 12".
  const [, before, behind] = /^(.+), *([^,]+)$/.exec(kind === 'house' ? name : '') ?? [];
  const isBare = components.length === 0;
  const own = (of: string) => last(of) ?? (isBare && kind === of ? name : undefined);
  const house = last('house') ?? (isBare ? behind : undefined);
  const street = own('street') ?? (isBare ? before : house && last('district'));
  const city = own('locality');
  return { ...(city && { city }), ...(street && { street }), ...(house && { house }) };
}
