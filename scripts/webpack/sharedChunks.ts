import type { Chunk, ChunkGraph, Module } from 'webpack';

/** What is drawn before anybody is inside shares nothing: there every byte counts. */
export const outside = /\/(sign-in\/|frame\/BareFrame|feedback\/Toaster)/;
/** What stands around and in a list, the most frequent of all screens. */
const everyday = /\/Inside$|investors\/list\/InvestorList/;
/**
 * The landing page, the counts of the menu and the words of refusals need no form; the little that they share with
 * others comes with each.
 */
const formless = /dashboard\/Monitor|\/blocks\/|\/queues$|\/refusals$/;

const requested = (chunk: Chunk): string[] =>
  [...chunk.groupsIterable].flatMap(({ origins }) => origins.map(({ request }) => request ?? ''));

/**
 * Where the modules go that several lazily loaded chunks need: one chunk for what a list has anyhow, one for
 * the rest, which is forms and dialogs. Left to its sizes alone webpack makes a chunk for each combination of
 * screens, so that every form brings its own copy of the fields, or a list comes in five files.
 */
function sharedBy(least: number, isWanted: (requests: string[]) => boolean) {
  return {
    type: /javascript/,
    chunks: 'async' as const,
    enforce: true,
    test(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
      const chunks = [...chunkGraph.getModuleChunksIterable(module)].filter((chunk) => !chunk.canBeInitial());
      if (chunks.length < least) return false;
      const requests = chunks.flatMap(requested);
      return !requests.some((request) => outside.test(request)) && isWanted(requests);
    },
  };
}

const names = (kind: RegExp) => (requests: string[]) => requests.some((request) => kind.test(request));

export const sharedChunks = {
  lists: { ...sharedBy(3, names(everyday)), name: 'lists', priority: 5 },
  forms: { ...sharedBy(4, (requests) => !names(formless)(requests)), name: 'forms', priority: 4 },
};
