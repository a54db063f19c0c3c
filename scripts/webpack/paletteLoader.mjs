/**
 * A webpack loader that leaves only some families of colours in Fluent's palette. All of them, in two themes, would
 * be three kilobytes of the first load and two hundred tokens on the page, for a handful that the panel draws.
 */
export default function paletteLoader(source) {
  const { families } = this.getOptions();
  // One name to a line, quoted in the list of names and bare in the table of shades.
  return source.replaceAll(/^ {4}'?(\w+)'?,?$/gm, (line, name) => (families.includes(name) ? line : ''));
}
