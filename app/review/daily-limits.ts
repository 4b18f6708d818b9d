/** How many items come on one day. */
export interface DailyLimits {
  newPerDay: number;
  duePerDay: number;
}

/** About half an hour a day. */
export const defaultLimits: DailyLimits = { newPerDay: 20, duePerDay: 100 };

export const limitRange = { newPerDay: { min: 0, max: 200 }, duePerDay: { min: 10, max: 1_000 } };
