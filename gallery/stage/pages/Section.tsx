import { Section } from '../../../src/kit/detail/Section';
import { failures, loaded, titles } from '../samples';
import { rowsOf } from '../../../src/lib/rows';
import { State } from '../State';

export function Page() {
  return (
    <>
      <State name="Plain">
        <Section id="plain" title={titles.name}>
          Каримов Азиз
        </Section>
      </State>
      <State name="Of a record: on its way, refused, fresh data on their way, stale">
        <div style={{ display: 'grid', gap: 16 }}>
          <Section id="loading" title={titles.phone} result={loaded<string>(undefined)}>
            {(text) => text}
          </Section>
          <Section
            id="refused"
            title={titles.pinfl}
            result={loaded<string>(undefined, { failure: failures.forbidden })}
          >
            {(text) => text}
          </Section>
          <Section id="fresh" title={titles.manager} result={loaded('Рахимова Лола', { refreshing: true })}>
            {(text) => text}
          </Section>
          <Section id="stale" title={titles.status} result={loaded('active', { failure: failures.broken })}>
            {(text) => text}
          </Section>
        </div>
      </State>
      <State name="Of rows: none, failed">
        <div style={{ display: 'grid', gap: 16 }}>
          <Section id="none" title={titles.invested} rows={rowsOf([])} empty={titles.empty}>
            {null}
          </Section>
          <Section
            id="failed"
            title={titles.balance}
            rows={rowsOf([], { state: 'failed', failure: failures.broken })}
            empty={titles.empty}
          >
            {null}
          </Section>
        </div>
      </State>
    </>
  );
}
