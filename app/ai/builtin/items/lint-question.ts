export * from "~/ai/text/lint-question";
