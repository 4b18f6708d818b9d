export { nullGrammar as grammar } from "../null-grammar";
