/** The product `t` is of one of the models `m` that a condition chooses. */
export const inModels = (condition: string) => `t.model_id in (select m.id from models m where ${condition})`;

/** One of the conditions holds good. */
export const either = (conditions: readonly string[]) => `(${conditions.join(' or ')})`;
