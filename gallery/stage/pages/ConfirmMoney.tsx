import { ConfirmMoney } from '../../../src/kit/money/ConfirmMoney';
import { Fact } from '../../../src/kit/values/Facts';
import { titles } from '../samples';
import { answers, Opener } from '../Opener';
import { State } from '../State';
import { word } from '../words';

const m = {
  title: word('Пополнение баланса', 'Balance refill', 'Balansni toʻldirish'),
  verb: word('Пополнить на {amount}', 'Refill {amount}', '{amount} ga toʻldirish'),
  done: word('Баланс пополнен', 'The balance is refilled', 'Balans toʻldirildi'),
  lost: word('Ответ потеряется', 'The answer gets lost', 'Javob yoʻqoladi'),
};
const lost = () => Promise.reject({ kind: 'network', status: 0, codes: [] });

export function Page() {
  return (
    <>
      <State name="A small sum">
        <Opener>
          {(close) => (
            <ConfirmMoney
              title={m.title}
              verb={m.verb}
              amount="1250000.00"
              about={{ record: 'EX-000152' }}
              run={answers.done}
              checkOutcome={() => Promise.resolve({ state: 'done' })}
              done={m.done}
              onClose={close}
            >
              <Fact label={titles.name}>Каримов Азиз</Fact>
              <Fact label={titles.balance}>8600 12** **** 9012</Fact>
            </ConfirmMoney>
          )}
        </Opener>
      </State>
      <State name="A large sum, which is typed once more; the answer gets lost">
        <Opener label={m.lost}>
          {(close) => (
            <ConfirmMoney
              title={m.title}
              verb={m.verb}
              amount="75000000.00"
              about={{ record: 'EX-000152' }}
              run={lost}
              checkOutcome={() => Promise.resolve({ state: 'running' })}
              done={m.done}
              onClose={close}
            >
              <Fact label={titles.name}>Каримов Азиз</Fact>
            </ConfirmMoney>
          )}
        </Opener>
      </State>
    </>
  );
}
