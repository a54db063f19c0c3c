import { MigrationError } from '../db/migrate';

/** A reason not to start that a person can do something about, said in one sentence. */
export class StartError extends Error {}

/** The sentence for an error of the start, or nothing when it is an error of the program. */
export function sentenceOf(error: unknown, port: number, host: string): string | undefined {
  if (error instanceof StartError || error instanceof MigrationError) return error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== 'listen') return undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use; set PORT to a free one.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user; set PORT to one above 1023.`;
  return `The address ${host}:${port} cannot be opened (${code}); check HOST and PORT.`;
}
