import { useRef } from 'react';
import { Fact, Facts } from '../../../src/kit/values/Facts';
import { PrintRecord } from '../../../src/kit/print/PrintRecord';
import { titles } from '../samples';
import { State } from '../State';

export function Page() {
  const root = useRef<HTMLDivElement>(null);
  return (
    <State name="Prints what stands beside it">
      <div ref={root}>
        <PrintRecord title="Заявка 17" root={root} />
        <Facts>
          <Fact label={titles.pinfl} value="3010******0018" />
          <Fact label={titles.phone} value="+998 90 *** ** 67" />
        </Facts>
      </div>
    </State>
  );
}
