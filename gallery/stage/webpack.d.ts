interface ImportMeta {
  webpackContext(
    folder: string,
    options: { regExp: RegExp; mode: 'lazy' },
  ): ((path: string) => Promise<unknown>) & { keys(): string[] };
}
