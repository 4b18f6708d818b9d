import type { App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";

/** The app with the database of this number. @throws AppError not_found if there is none */
export function atDatabase(app: App, number: number): App {
  if (number >= app.config.shards.count)
    throw notFound("That database is not here. It may have been deleted.");
  return app.at(number);
}
