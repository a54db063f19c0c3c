export type DeadChoice = 'yes' | 'no';

/** What the address says of those whom all tries did not reach, as the service asks for it. */
export const deadFilter = (dead: DeadChoice | undefined) => ({
  has_dead: dead === undefined ? undefined : dead === 'yes',
});
