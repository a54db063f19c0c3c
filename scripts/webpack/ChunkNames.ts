import type { Chunk, ChunkGroup, Compilation, Compiler, Module, RuntimeModule } from 'webpack';

/**
 * Keeps the names of the files behind the frame out of the first script. webpack writes the name of every lazily loaded
 * file into it, twelve bytes each that no compression takes away, so signing in would take longer with every screen.
 * Here the first script has only the names of what may be asked for before somebody is inside; those of all the rest
 * come with the table of the routes. Takes 1.2 kB off the sign-in page, and none of it grows with a route.
 */
export class ChunkNames {
  /** `table` finds, by its path, the module without which none of the rest is asked for. */
  constructor(private readonly options: { table: RegExp }) {}

  apply(compiler: Compiler) {
    const { Compilation: Stages, RuntimeGlobals, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkNames', (compilation) => {
      compilation.hooks.runtimeModule.tap('ChunkNames', (module: RuntimeModule) => {
        // A worker has a runtime of its own, with the names of what it loads itself.
        if (module.name !== 'get javascript chunk filename' || module.chunk?.name !== 'main') return;
        module.generate = () => {
          const known = namesOf(compilation, this.chunksAhead(compilation));
          const script = RuntimeGlobals.getChunkScriptFilename;
          return `${script} = (id) => "assets/" + (${known}[id] ?? self.chunkNames[id]) + ".js";`;
        };
      });
      // Before the minimizer, and before the hashes of the files are made final.
      compilation.hooks.processAssets.tap({ name: 'ChunkNames', stage: Stages.PROCESS_ASSETS_STAGE_ADDITIONS }, () => {
        const ahead = this.chunksAhead(compilation);
        const rest = [...compilation.chunks].filter((chunk) => !ahead.has(chunk) && !chunk.canBeInitial());
        const names = `self.chunkNames = ${namesOf(compilation, rest)};\n`;
        const bringing = [...ahead].filter((chunk) => this.hasTable(compilation, chunk));
        if (bringing.length === 0) throw new Error('No file brings the names of the others.');
        for (const file of bringing.flatMap(({ files }) => [...files])) {
          if (file.endsWith('.js')) compilation.updateAsset(file, (source) => new sources.ConcatSource(names, source));
        }
      });
    });
  }

  private hasTable({ chunkGraph }: Compilation, chunk: Chunk): boolean {
    const isTable = (module: Module) => this.options.table.test(module.nameForCondition() ?? '');
    // What webpack has put into one function stands there as one module of several.
    const parts = (module: Module) => (module as Module & { modules?: Module[] }).modules ?? [module];
    return [...chunkGraph.getChunkModulesIterable(chunk)].some((module) => parts(module).some(isTable));
  }

  /** The lazily loaded chunks that may be asked for before the table is there, with those of the table itself. */
  private chunksAhead(compilation: Compilation): Set<Chunk> {
    const seen = new Set<ChunkGroup>();
    const walk = (group: ChunkGroup) => {
      if (seen.has(group)) return;
      seen.add(group);
      if (!group.chunks.some((chunk) => this.hasTable(compilation, chunk))) group.getChildren().forEach(walk);
    };
    const main = compilation.entrypoints.get('main');
    if (main) walk(main);
    return new Set([...seen].flatMap((group) => group.chunks).filter((chunk) => !chunk.canBeInitial()));
  }
}

function namesOf(compilation: Compilation, chunks: Iterable<Chunk>): string {
  const names = Array.from(chunks, (chunk) => [
    String(chunk.id),
    compilation.getPath('[name].[contenthash:6]', { chunk, contentHashType: 'javascript' }),
  ]);
  return JSON.stringify(Object.fromEntries(names));
}
