import type { SmsVariable } from '../../../api/payment/sms';

const variable = /\{([^{}]*)\}/g;

/** A text as it would arrive, with the longest that the program may put into it. */
export const withSamples = (text: string, variables: readonly SmsVariable[]): string =>
  text.replace(variable, (whole, name: string) => variables.find((one) => one.name === name)?.sample ?? whole);

/** The variables of a text that the template does not know, and those that it has to have and has not. */
export function faultsOf(text: string, variables: readonly SmsVariable[]): { unknown: string[]; lacking: string[] } {
  const used = [...text.matchAll(variable)].map(([, name = '']) => name);
  return {
    unknown: [...new Set(used.filter((name) => !variables.some((one) => one.name === name)))],
    lacking: variables.filter(({ name, required }) => required && !used.includes(name)).map(({ name }) => name),
  };
}
