const first =
  /^(session|i18n|routes\.session)\.|^shell\.(footer|language|loading|missing)\.|^kit\.(code|failure|notices|errorBoundary|overlay)\./;

/** Most texts are one piece of plain words, which the compiler wraps into a list of one; alone they are half as long. */
const plain = (parts) => (parts.length === 1 && parts[0].type === 0 ? parts[0].value : parts);
const unwrap =
  'for (const id in texts) if (typeof texts[id] === "string") texts[id] = [{ type: 0, value: texts[id] }];';

/**
 * A webpack loader that keeps a share of a catalogue (src/i18n/catalogue.ts). `?first`: what whoever is not signed in
 * may get to read; `?early`: the ids of the option `early`; `?late`: the others. In development everything is early,
 * because a source that begins to say something else would move texts from one file to another.
 */
export default function textsLoader(source) {
  const texts = Object.entries(JSON.parse(source));
  const share = this.resourceQuery.slice(1);
  const early = new Set(this.getOptions().early);
  const isEarly = (id) => this.mode === 'development' || early.has(id);
  const isKept = share === 'first' ? (id) => first.test(id) : (id) => isEarly(id) === (share === 'early');
  const kept = texts.filter(([id]) => isKept(id)).map(([id, parts]) => [id, plain(parts)]);
  const json = JSON.stringify(JSON.stringify(Object.fromEntries(kept)));
  return `const texts = JSON.parse(${json}); ${unwrap} export default texts;`;
}
