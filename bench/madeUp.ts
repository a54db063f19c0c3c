/** Answers that no database has to give: very many rows, the same every time. */

/** Rows of the list of investors from this one on, as the service answers them. */
export function investorRows(offset: number, length: number) {
  const two = (number: number) => String(number).padStart(2, '0');
  return Array.from({ length: Math.max(0, length) }, (_, at) => {
    const id = offset + at + 1;
    return {
      id,
      subject: 'individual',
      name: `Каримова Дилноза Рустамовна ${id}`,
      phone_number: `+998 90 *** ** ${two(id % 100)}`,
      pinfl: `4150******${String(id % 10_000).padStart(4, '0')}`,
      inn: null,
      status: ['new', 'in_process', 'active', 'current', 'left'][id % 5],
      investment_amount: `${(id * 7919) % 900_000_000}.${two(id % 100)}`,
      balance: `${(id * 104_729) % 9_000_000}.${two((id * 7) % 100)}`,
      created_at: `2026-${two((id % 12) + 1)}-${two((id % 28) + 1)} ${two(id % 24)}:00:00`,
    };
  });
}
