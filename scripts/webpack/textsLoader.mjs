const first =
  /^(session|i18n|routes\.session)\.|^shell\.(footer|language|loading|missing)\.|^kit\.(code|failure|notices|errorBoundary|overlay)\./;

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
  return JSON.stringify(Object.fromEntries(texts.filter(([id]) => isKept(id))));
}
