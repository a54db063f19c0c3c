import { createStore } from '../../lib/store';

const place = createStore<HTMLElement | null>(null);

/** For the `ref` of the element in which the frame keeps room for the messages. */
export const setMessagePlace = place.set;
export const messagePlace = { subscribe: place.subscribe, read: place.read };
