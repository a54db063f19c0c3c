const imported =
  /import\s*\{[^}]*\btokens\b[^}]*\}\s*from\s*['"]@fluentui\/(?:tokens|react-theme|react-components)['"]/;

/**
 * A webpack loader that writes `tokens.name` out as the text it stands for. Once the styles are lifted out of the
 * scripts only leftovers name a token, but each of them would keep the whole table of 470 in the first load. Without it
 * the build stops: the table names colours that KnownPalette has left out.
 */
export default function tokenLoader(source) {
  return imported.test(source) ? source.replaceAll(/\btokens\.(\w+)/g, '"var(--$1)"') : source;
}
