import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { storiesGenerated } from '../generated/payment/stories';

export type { Story, StoryChange, StoryDetail, StorySlide, StorySlideNew } from '../generated/payment/stories';

const storiesApi = storiesGenerated.enhanceEndpoints({
  endpoints: {
    listStories: { providesTags: ['Story'] },
    getStory: { providesTags: ['Story'] },
    updateStory: { invalidatesTags: ['Story'], ...handlesOwnErrors },
  } satisfies Tagged<typeof storiesGenerated>,
});

export const { useGetStoryQuery, useUpdateStoryMutation } = storiesApi;
export const { useRows: useListStoriesRows, find: findStories } = listEndpoint(storiesApi, 'listStories', {
  rows: 'stories',
});
/** How one is asked for past the cache. */
export const storyCall = requestOf(storiesApi, 'getStory');
