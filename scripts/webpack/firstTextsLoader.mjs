const first =
  /^(session|i18n|routes\.session)\.|^shell\.(footer|language|loading|missing)\.|^kit\.(code|failure|notices|errorBoundary|overlay)\./;

/** A webpack loader that keeps of a catalogue what whoever is not signed in may get to read. */
export default function firstTextsLoader(source) {
  const kept = Object.entries(JSON.parse(source)).filter(([id]) => first.test(id));
  return JSON.stringify(Object.fromEntries(kept));
}
