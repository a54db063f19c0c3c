import { useState } from 'react';
import { useCan } from '../../session/can';

/** Who may be asked what of a record, and when, by the name of the question in the address. */
export type Offered<Name extends string, Item> = Readonly<
  Record<Name, readonly [permission: string, when: (one: Item) => boolean]>
>;

/**
 * Whether a question that the address names is offered to this person, because an address can be written by hand. Once it
 * was, what became of the record meanwhile is said by the question itself.
 */
export function useOffered<Name extends string, Item>(offered: Offered<Name, Item>, name: Name, one: Item): boolean {
  const can = useCan();
  const [permission, when] = offered[name];
  const [opened, setOpened] = useState(() => ({ name, isOffered: when(one) }));
  const asked = opened.name === name ? opened : { name, isOffered: when(one) };
  if (asked !== opened) setOpened(asked);
  return can(permission) && asked.isOffered;
}
