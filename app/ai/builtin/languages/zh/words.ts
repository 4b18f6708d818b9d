import { createWords, HAN_MONTHS } from "../create-words";

export const words = createWords({
  stopWords: `
    的 了 在 是 和 与 或 也 都 而 及 被 把 从 到 对 为 以 于 其 他 她 它 他们 这 那 这些 那些 一个
    一种 有 没有 什么 谁 哪 哪里 何时 多少 为什么 怎么 如何 吗 呢 之 但 并 等 中 上 下 个 年 很 就
    还 又 所
  `,
  stem: (word) => word,
  months: HAN_MONTHS,
});
