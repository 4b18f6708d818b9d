export { questions } from "../en/questions";
