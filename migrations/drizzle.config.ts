import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  driver: "d1-http",
  schema: "./app/*/tables.server.ts",
  out: "./migrations",
});
