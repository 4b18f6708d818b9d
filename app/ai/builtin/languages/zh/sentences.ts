import { createSentences } from "../create-sentences";
import { words } from "./words";

export const sentences = createSentences({
  abbreviations: [],
  nonBoundaries: [],
  months: words.months,
  startsWithLowerCaseDate: false,
  anaphora:
    /^(?:[这那他她它此但因其然该]|[当在对由从]?(?:这|那|此|该|其|他|她|它)|因此|所以|然而|但是|不过|同时|另外|此外|并且|而且|而|于是|后来|之后|随后|接着|首先|其次|最后|例如|比如|也|还|又|再|则|当时|两者|二者|双方|前者|后者|上述|以上|以下|另一|同样|相反|总之|可见|首先|其他|其它|只有这)/u,
});
