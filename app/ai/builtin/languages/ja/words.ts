import { createWords, HAN_MONTHS } from "../create-words";

export const words = createWords({
  stopWords: `
    の に は を た が で て と し れ さ ある いる も する から な こと として い や など なっ ない
    この ため その あっ よう また もの という あり まで られ なる へ か だ これ によって により
    おり より による ず なり られる において ば なかっ なく しかし について せ だっ できる それ う
    ので なお のみ でき き つ における および いう さらに でも ら たり です ます
  `,
  stem: (word) => word,
  months: HAN_MONTHS,
});
