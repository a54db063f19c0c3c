const made = /= (React\d*\.(?:memo|createContext|forwardRef)\()/g;

/**
 * A webpack loader that marks what react-router makes as it is read (contexts, memoised parts) as free of effects. The
 * part that draws the routes of its data router, which the panel has no use for, would otherwise stay for the sake of
 * one call of memo(), and with it all the matching of paths: 1.4 kB of the first load.
 */
export default function routerLoader(source) {
  return source.replaceAll(made, '= /* @__PURE__ */ $1');
}
