/** The number of tracks in a set. */
export const tracksInSet = 6;
