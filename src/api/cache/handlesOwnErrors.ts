/** Of an operation whose failure is shown by the form or the action that calls it, and not by a notice. */
export const handlesOwnErrors = { extraOptions: { handlesOwnErrors: true } } as const;
