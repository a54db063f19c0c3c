/**
 * Seconds from the handing over of a message to the first question whether it has arrived, and from each question to the next; after the
 * last one nobody asks any more.
 */
export const outcomePauses = [90, 300, 1_800, 7_200, 21_600, 86_400] as const;
