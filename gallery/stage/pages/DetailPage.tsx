import { CopyableId } from '../../../src/kit/values/CopyableId';
import { DetailPage } from '../../../src/kit/detail/DetailPage';
import { Fact, Facts } from '../../../src/kit/values/Facts';
import { Money } from '../../../src/kit/values/values';
import { Section } from '../../../src/kit/detail/Section';
import { StatusBadge } from '../../../src/kit/values/StatusBadge';
import { Timeline } from '../../../src/kit/detail/Timeline';
import type { Loaded } from '../../../src/lib/rows';
import { failures, loaded, person, statuses, titles, type Person } from '../samples';
import { State } from '../State';
import { word } from '../words';

const m = {
  common: word('Общие данные', 'Common data', 'Umumiy maʼlumotlar'),
  documents: word('Документы', 'Documents', 'Hujjatlar'),
  history: word('История', 'History', 'Tarix'),
};

/** Without its sections where they would stand on the page a second time under the same names. */
function Card({ result, isWhole = false }: { result: Loaded<Person>; isWhole?: boolean }) {
  return (
    <DetailPage
      result={result}
      title={(item) => item.name}
      badges={(item) => (
        <>
          <CopyableId text={item.id} />
          <StatusBadge code={item.status} look={statuses[item.status]} />
        </>
      )}
      figures={(item) => (
        <Facts areFigures>
          <Fact label={titles.invested}>
            <Money amount={item.invested} />
          </Fact>
          <Fact label={titles.balance}>
            <Money amount={item.balance} />
          </Fact>
          <Fact label={titles.share}>{item.share}</Fact>
          <Fact label={titles.manager}>{item.manager}</Fact>
        </Facts>
      )}
      aside={() =>
        isWhole && (
          <Section id="history" title={m.history}>
            <Timeline events={[{ id: 1, at: '2026-03-05 14:07:31', title: 'new → active', by: 'Рахимова Лола' }]} />
          </Section>
        )
      }
    >
      {(item) =>
        isWhole ? (
          <>
            <Section id="common" title={m.common}>
              <Facts>
                <Fact label={titles.phone}>{item.phone}</Fact>
                <Fact label={titles.pinfl}>{item.pinfl}</Fact>
                <Fact label={titles.manager} />
              </Facts>
            </Section>
            <Section id="documents" title={m.documents} result={loaded(undefined, { failure: failures.forbidden })}>
              {() => null}
            </Section>
          </>
        ) : (
          <Facts>
            <Fact label={titles.phone}>{item.phone}</Fact>
          </Facts>
        )
      }
    </DetailPage>
  );
}

export function Page() {
  return (
    <>
      <State name="There; from 1440 px with the list of its sections">
        <Card result={loaded(person(1))} isWhole />
      </State>
      <State name="Fresh data on their way">
        <Card result={loaded(person(0), { refreshing: true })} />
      </State>
      <State name="Stale">
        <Card result={loaded(person(2), { failure: failures.broken })} />
      </State>
      <State name="On its way">
        <Card result={loaded<Person>(undefined)} />
      </State>
      <State name="Not found">
        <Card result={loaded<Person>(undefined, { failure: failures.missing })} />
      </State>
    </>
  );
}
