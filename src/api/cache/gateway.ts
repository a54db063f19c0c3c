import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { tagTypes } from './tags';

/** The one door to the services. The spec files are injected into it, each in its own file, so that a screen brings only its own. */
export const gateway = createApi({
  reducerPath: 'gateway',
  baseQuery,
  tagTypes,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
