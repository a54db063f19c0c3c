import { Fact, Facts } from '../../../src/kit/values/Facts';
import { Money } from '../../../src/kit/values/values';
import { person, titles } from '../samples';
import { State } from '../State';

const { phone, pinfl, invested, name } = person(2);

export function Page() {
  return (
    <>
      <State name="Labels over values; nothing is a dash">
        <Facts>
          <Fact label={titles.name}>{name}</Fact>
          <Fact label={titles.phone}>{phone}</Fact>
          <Fact label={titles.pinfl}>{pinfl}</Fact>
          <Fact label={titles.manager} />
        </Facts>
      </State>
      <State name="Key figures in one row">
        <Facts areFigures>
          <Fact label={titles.invested}>
            <Money amount={invested} />
          </Fact>
          <Fact label={titles.balance}>
            <Money amount="-1250000.50" />
          </Fact>
          <Fact label={titles.share}>24</Fact>
          <Fact label={titles.manager} />
        </Facts>
      </State>
    </>
  );
}
