import type { RefusalCode } from '../../shared/codes';
import { sizeOfSms } from './parts';
import type { HeldProvider, TemplateRow } from './store';

const variable = /\{([^{}]*)\}/g;

/** What is wrong with a text: a variable that the template does not know, or one that has to be there and is not. */
export function faultOfText(text: string, variables: TemplateRow['variables']): RefusalCode | undefined {
  const used = [...text.matchAll(variable)].map(([, name]) => name);
  if (used.some((name) => !variables.some((one) => one.name === name))) return 'unknown_variable';
  return variables.some(({ name, required }) => required && !used.includes(name)) ? 'variable_missing' : undefined;
}

/** A text with the longest that the program may put into it. */
const withSamples = (text: string, variables: TemplateRow['variables']): string =>
  text.replace(variable, (whole, name: string) => variables.find((one) => one.name === name)?.sample ?? whole);

export const sizeOfTemplate = (text: string, variables: TemplateRow['variables']) =>
  sizeOfSms(withSamples(text, variables));

/** The providers after one of them is changed; whoever had its new place, and is on, has its old one. */
export function placed(all: readonly HeldProvider[], next: HeldProvider, before: HeldProvider): HeldProvider[] {
  if (!next.is_active) return [next];
  const other = all.find((one) => one.id !== next.id && one.is_active && one.priority === next.priority);
  return other === undefined ? [next] : [next, { ...other, priority: freePlace(all, next, before) }];
}

/** The old place of the one that moves, unless a third one has that meanwhile: it may have been off. */
function freePlace(all: readonly HeldProvider[], next: HeldProvider, before: HeldProvider): number {
  const taken = new Set(all.filter(({ id, is_active }) => is_active && id !== next.id).map(({ priority }) => priority));
  if (!taken.has(before.priority)) return before.priority;
  for (let place = 1; ; place += 1) if (!taken.has(place) && place !== next.priority) return place;
}

/** Test messages that a person may send in a minute. */
export const mostTests = 5;
