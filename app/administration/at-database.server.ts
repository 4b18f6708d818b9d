import type { App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";

/**
 * The app with the database of a number, which a call that goes through one of them names.
 * @throws AppError not_found where there is none
 */
export function atDatabase(app: App, number: number): App {
  if (number >= app.config.shards.count) throw notFound("That database");
  return app.at(number);
}
