import { createSentences } from "../create-sentences";
import { words } from "./words";

export const sentences = createSentences({
  abbreviations: [],
  nonBoundaries: [],
  months: words.months,
  startsWithLowerCaseDate: false,
  anaphora:
    /^(?:これ|それ|あれ|この|その|あの|こう|そう|ここ|そこ|あそこ|彼|彼女|しかし|だが|ただし|また|さらに|そして|したがって|従って|ゆえに|よって|つまり|すなわち|例えば|たとえば|なお|一方|他方|次に|まず|最後に|同様に|後者|前者|当時|両者|どちらも|いずれも|ほかに|他の|同じく|逆に|そのため|このため|なぜなら|では|でも|が、|以上|以下|上記|前述)/u,
});
