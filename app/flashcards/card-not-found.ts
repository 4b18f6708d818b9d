import { AppError } from "~/platform/errors";
import * as m from "./messages";

export function cardNotFound(): AppError {
  return new AppError("not_found", m.cardNotFound());
}
