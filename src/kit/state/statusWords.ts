import type { MessageDescriptor } from 'react-intl';

/** What the status of a record is called; undefined for one that is not known. */
export type StatusWords = (status: string) => MessageDescriptor | undefined;
