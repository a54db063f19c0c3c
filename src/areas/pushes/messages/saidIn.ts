/** What a message says in a language, as one text: its title and its body, of which either may be missing. */
export const saidIn = (title: string | null, body: string | null): string | null =>
  [title, body].filter((part) => part !== null && part !== '').join('. ') || null;
