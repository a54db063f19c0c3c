import type { Chunk, ChunkGraph, Module } from 'webpack';

/** What is drawn before anybody is inside shares nothing: there every byte counts. */
export const outside = /\/(sign-in\/|frame\/BareFrame|feedback\/Toaster)/;
/** What stands around and in a list, the most frequent of all screens. */
const everyday = /\/Inside$|investors\/list\/InvestorList/;
/**
 * No form is needed by the landing page and by what stands around a list, which comes while nobody does anything: the counts of the menu, the
 * words of refusals, what makes papers, what finds in the menu, the late bars, the palette. The little that they share with others comes with
 * each.
 */
const formless = /dashboard\/Monitor|\/blocks\/|\/(queues|refusals|printMakers|menuFinder|LateBars|PaletteWindow)$/;

const requested = (chunk: Chunk): string[] =>
  [...chunk.groupsIterable].flatMap(({ origins }) => origins.map(({ request }) => request ?? ''));

interface Shared {
  /** In how many chunks at least. */
  least: number;
  /** One of which is asked for by such a name. */
  among?: RegExp;
  /** Chunks that are asked for by such a name keep copies of their own. */
  without?: RegExp;
}

/**
 * Where the modules go that several lazily loaded chunks need: one chunk for what a list has anyhow, one for
 * the rest, which is forms and dialogs. Left to its sizes alone webpack makes a chunk for each combination of
 * screens, so that every form brings its own copy of the fields, or a list comes in five files.
 */
function sharedBy({ least, among, without }: Shared) {
  const takes = (chunk: Chunk) => !chunk.canBeInitial() && !requested(chunk).some((request) => without?.test(request));
  return {
    type: /javascript/,
    chunks: takes,
    enforce: true,
    test(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
      const chunks = [...chunkGraph.getModuleChunksIterable(module)].filter(takes);
      const requests = chunks.flatMap(requested);
      return (
        chunks.length >= least &&
        !requests.some((request) => outside.test(request)) &&
        (among === undefined || requests.some((request) => among.test(request)))
      );
    },
  };
}

export const sharedChunks = {
  lists: { ...sharedBy({ least: 3, among: everyday }), name: 'lists', priority: 5 },
  forms: { ...sharedBy({ least: 4, without: formless }), name: 'forms', priority: 4 },
};
