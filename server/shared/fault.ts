/** An error of the program on one line. Messages of the database quote values, which may be personal; its codes do not. */
export function faultLine(error: unknown): string {
  if (!(error instanceof Error)) return `not an error but ${typeof error}`;
  const { code } = error as { code?: string };
  return code === undefined ? `${error.name}: ${error.message}` : `${error.name} ${code}`;
}

/** Where it was thrown, from the inside out. */
export const faultPlaces = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => line.startsWith('    at '));
