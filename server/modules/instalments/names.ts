/** The kinds of record that the journal knows of here. */
export const applicationEntity = 'application';
export const paymentEntity = 'installment_payment';
