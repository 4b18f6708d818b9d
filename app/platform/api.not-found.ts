import { apiRoute, endpoint } from "./api-route.server";
import { AppError } from "./errors";
import * as m from "./messages";
import { noInput } from "./route.server";

const missing = endpoint({
  access: "public",
  input: noInput,
  async run() {
    throw new AppError("not_found", m.noSuchCall());
  },
});

const route = apiRoute({
  GET: missing,
  POST: missing,
  PUT: missing,
  PATCH: missing,
  DELETE: missing,
  OPTIONS: missing,
});

export const loader = route.loader;
export const action = route.action;
