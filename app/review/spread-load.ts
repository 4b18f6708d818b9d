/**
 * How many items come on each day if what is over the daily limit waits for the next one.
 * @param due on each day
 * @param limits the room of the first day, which may be partly used, and of the others
 */
export function spreadLoad(
  due: readonly number[],
  { today, perDay }: { today: number; perDay: number },
): number[] {
  let waiting = 0;
  return due.map((count, index) => {
    const all = waiting + count;
    const coming = Math.min(all, index === 0 ? today : perDay);
    waiting = all - coming;
    return coming;
  });
}
