/** Tracks that a learner is offered at a time. */
export const tracksInSet = 6;
