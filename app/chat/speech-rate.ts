/** The speeds of a voice; 1 is normal. */
export const speechRates = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const name = "speechRate";

/** The speed that this browser remembers. */
export const speechRate = {
  read(): number {
    try {
      const kept = Number(localStorage.getItem(name));
      return speechRates.find((rate) => rate === kept) ?? 1;
    } catch {
      return 1;
    }
  },
  keep(rate: number) {
    try {
      localStorage.setItem(name, String(rate));
    } catch {
      // Without storage, the speed is not remembered.
    }
  },
};
