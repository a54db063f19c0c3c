/** The ids by which a tab and its page name each other. A path has no spaces, which is all that an id asks for. */
export const tabIdOf = (path: string): string => `tab:${path}`;
export const panelOf = (path: string): string => `page:${path}`;
