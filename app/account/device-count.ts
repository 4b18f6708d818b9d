/** What is said once every other device is logged out. */
export function deviceCount(count: number): string {
  if (count === 0) return "No other device was logged in";
  return count === 1 ? "One other device is logged out" : `${count} other devices are logged out`;
}
