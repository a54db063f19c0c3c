import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { tagTypes } from './tagTypes';

declare const process: { env: { NODE_ENV?: string } };

/** The one door to the services. The spec files are injected into it, each in its own file, so that a screen brings only its own. */
export const gateway = createApi({
  reducerPath: 'gateway',
  baseQuery,
  // The library holds tags against these in development alone; the first load does without the words.
  tagTypes: process.env.NODE_ENV === 'production' ? [] : tagTypes,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
