import { createContext, use } from 'react';

/** Reads everything on the page from the services again; set by the frame. Resolved when the answers are there. */
export const ReadAgainContext = createContext<() => Promise<unknown>>(() => Promise.resolve());

/** How a part of the kit, which knows no service, has the record behind it read again. */
export const useReadAgain = (): (() => Promise<unknown>) => use(ReadAgainContext);
