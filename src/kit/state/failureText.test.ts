import { fc } from '../../../tests/support/fastCheck';
import { notSent, type FailedWork, type Failure } from '../../lib/failure';
import { teachFailedWork } from './failedWork';
import { failureText } from './failureText';

teachFailedWork();

const failed = (status: number, more: Partial<Failure> = {}): Failure => ({
  kind: status ? 'status' : 'network',
  status,
  codes: [],
  ...more,
});
const titleOf = (failure: Failure, work?: FailedWork) => failureText(failure, work).title.defaultMessage;

describe('the message of a failure', () => {
  it.each([
    ['identified_session_exists', 'Для клиента уже есть подтверждённая сессия идентификации'],
    ['invalid_pinfl', 'Неверный ПИНФЛ'],
    ['installments_exist', 'У клиента есть активная рассрочка'],
    ['investments_exist', 'Есть активные инвестиции'],
    ['phone_number_already_exists', 'Номер телефона уже зарегистрирован'],
    ['1_invalid_auth_credentials', 'Неверный логин или пароль'],
    ['user_has_installment', 'Нельзя удалить карту: есть рассрочка'],
    ['user_has_order', 'Нельзя удалить карту: есть заказ'],
    ['installment_not_found', 'Рассрочка не найдена'],
    ['not_supported_in_dev', 'Недоступно в тестовой среде'],
    ['unknown_order_provider', 'Неизвестная служба доставки'],
    ['1_charge_amount_zero', 'Сумма списания равна нулю'],
    ['1_installment_has_not_debt', 'По рассрочке нет задолженности'],
    ['same_person', 'Инициатор не может подтверждать свою операцию'],
    ['month_closed', 'Месяц закрыт'],
    ['changed_meanwhile', 'Запись изменена другим сотрудником'],
    ['staff_only', 'Вход только для сотрудников'],
  ])('is the text of the code %s, whatever the status (ERR-13, ERR-20, ERR-21)', (code, text) => {
    for (const status of [400, 401, 403, 409, 422, 500]) {
      expect(failureText(failed(status, { codes: ['odd', code], message: 'Server words' }))).toEqual({
        title: expect.objectContaining({ defaultMessage: text }),
      });
    }
  });

  it('of a refusal is one: the title, the sentence, the words of the service (ERR-02, ERR-03)', () => {
    expect(
      failureText(failed(403, { codes: ['forbidden'], message: 'Permission investors.get is missing' })),
    ).toMatchObject({
      title: { defaultMessage: 'Forbidden' },
      text: { defaultMessage: 'Ошибка: Доступ запрещён' },
      detail: 'Permission investors.get is missing',
    });
    for (const message of ['Доступ запрещен', 'Ошибка: Доступ запрещён', 'доступ запрещён.']) {
      expect(failureText(failed(403, { message })).detail).toBeUndefined();
    }
  });

  it('follows the status (ERR-04)', () => {
    expect(
      failureText(
        failed(400, { codes: ['bad_request'], message: 'limit must be <= 1000', fields: { limit: 'out_of_range' } }),
      ),
    ).toMatchObject({
      title: { defaultMessage: 'Bad request' },
      detail: 'limit must be <= 1000',
      values: { fields: 'limit' },
    });
    expect(titleOf(failed(401))).toBe('Сессия завершена. Войдите ещё раз');
    for (const status of [404, 409, 413, 422, 500, 502, 504])
      expect(titleOf(failed(status))).toBe('Server side problem');
  });

  it('of an exception is its words after "Error: "', () => {
    expect(failureText(failed(0, { message: 'Failed to fetch' }))).toMatchObject({
      title: { defaultMessage: 'Error: {message}' },
      values: { message: 'Failed to fetch' },
    });
    expect(titleOf(failed(0, { kind: 'timeout' }))).toBe('Error: Служба не ответила вовремя. Попробуйте ещё раз');
  });

  it('of an order, a card or an upload is its own where no code explains it (ERR-08)', () => {
    expect(titleOf(failed(409), 'action')).toBe('Что-то пошло не так');
    expect(titleOf(failed(409, { codes: ['user_has_order'] }), 'action')).toBe('Нельзя удалить карту: есть заказ');
    expect(titleOf(failed(403), 'action')).toBe('Forbidden');
    expect(titleOf(failed(500), 'upload')).toBe('Something went wrong. Try again later.');
    expect(titleOf(failed(0), 'upload')).toBe('Something went wrong. Try again later.');
  });

  it('of an answer that a data call does not have is "Server side problem", with what is known (ERR-05)', () => {
    expect(failureText(failed(0, { kind: 'malformed' }))).toMatchObject({
      title: { defaultMessage: 'Server side problem' },
      text: { id: 'kit.failure.malformed' },
    });
    expect(failureText(failed(404))).toMatchObject({
      title: { defaultMessage: 'Server side problem' },
      text: { defaultMessage: 'Запись не найдена' },
    });
    expect(failureText(failed(500, { message: 'The ledger is closed' })).detail).toBe('The ledger is closed');
    expect(failureText(failed(500, { message: 'Server side problem' })).detail).toBeUndefined();
  });

  it('says of Qabz and of a history what the service says, and that it says nothing (ERR-22)', () => {
    expect(titleOf(failed(400), 'qabz')).toBe('Undefined error.');
    expect(failureText(failed(400, { message: 'No such order' }), 'qabz')).toMatchObject({ detail: 'No such order' });
    expect(titleOf(failed(409), 'qabz')).toBe('Что-то пошло не так');
    expect(titleOf(failed(400, { codes: ['user_has_order'] }), 'qabz')).toBe('Нельзя удалить карту: есть заказ');
  });
  it.each(['network', 'timeout', 'aborted'] as const)(
    'of a call that threw (%s) begins with "Error: " (ERR-06)',
    (kind) => {
      expect(titleOf(failed(0, { kind }))).toMatch(/^Error: \p{Lu}/u);
    },
  );

  it('of districts that could not be looked up is "Ошибка: " and the words of the service (ERR-07)', () => {
    expect(failureText(failed(500, { work: 'district', message: 'No such region' }))).toMatchObject({
      title: { defaultMessage: 'Ошибка: {message}' },
      values: { message: 'No such region' },
    });
    expect(titleOf(failed(0, { work: 'district' }))).toBe('Ошибка: справочник не загрузился');
    expect(titleOf(failed(403, { work: 'district' }))).toBe('Forbidden');
  });

  it('of a code that nobody matched is "Что-то пошло не так" where the call says so (ERR-09, ERR-18, ERR-19)', () => {
    expect(titleOf(failed(409, { work: 'action', codes: ['brand_new'], message: 'Brand new' }))).toBe(
      'Что-то пошло не так',
    );
    expect(titleOf(failed(0, { work: 'action' }))).toMatch(/^Error: /);
  });

  it('of a write that never left says that nothing was sent', () => {
    expect(titleOf(failed(0, { codes: [notSent] }))).toBe(
      'Error: Нет сети, поэтому ничего не отправлено. Повторите, когда связь вернётся',
    );
  });

  it('is there for every failure, also for codes named like parts of an object', () => {
    const failure = fc.record({
      kind: fc.constantFrom('status', 'network', 'timeout', 'malformed', 'aborted'),
      status: fc.integer({ min: 0, max: 599 }),
      codes: fc.array(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString'))),
      message: fc.option(fc.string(), { nil: undefined }),
    }) as fc.Arbitrary<Failure>;
    fc.assert(fc.property(failure, (any) => expect(failureText(any).title.id).toEqual(expect.any(String))));
  });
});
