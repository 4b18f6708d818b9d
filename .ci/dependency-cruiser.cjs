// Dependency rules of docs/architecture.md. Routes are read from app/routes.ts.
const { existsSync, readdirSync, readFileSync } = require("node:fs");
const { join } = require("node:path");

const app = join(__dirname, "../app");
const routesFile = readFileSync(join(app, "routes.ts"), "utf8");
const routeModules = [
  // Around all others.
  "root.tsx",
  ...[...routesFile.matchAll(/"([\w/.-]+\.tsx?)"/g)].map(([, file]) => file),
].map((file) => `^app/${file.replaceAll(".", "\\.")}$`);

/** Documents for the engine's tests are read by the product's own readers. */
const testMaterial = "^app/ai/builtin/tests/";
const foundation = "^app/(ai|localization|ui|platform)/";
const domain = "^app/(?!ai/|localization/|ui/|platform/)([^/]+)/";
const store = "-store\\.server\\.ts$";
const tables = "/tables\\.server\\.ts$";
const assessment = "^app/assessment/";
/** The light descriptions of the study modes; what a browser loads of a mode it does not open. */
const studyModes = "^app/study-(modes?|scope)\\.ts$";
const studyModeFolders = readdirSync(app)
  .filter((folder) => existsSync(join(app, folder, "study-mode.server.ts")))
  .join("|");
const server = "\\.server\\.tsx?$";

module.exports = {
  forbidden: [
    {
      name: "foundation-knows-no-domain",
      comment: "ai/, localization/, ui/ and platform/ can be understood without any domain.",
      severity: "error",
      from: { path: foundation, pathNot: testMaterial },
      to: { path: domain },
    },
    {
      name: "messages-by-their-index",
      comment: "messages/index.ts chooses the language.",
      severity: "error",
      from: { path: "^app/", pathNot: "/messages/" },
      to: { path: "/messages/(?!index\\.ts$)" },
    },
    {
      name: "own-messages",
      comment: "A domain speaks by its own catalogue.",
      severity: "error",
      from: { path: "^app/([^/]+)/" },
      to: { path: "/messages/", pathNot: "^app/$1/" },
    },
    {
      name: "localization-stands-alone",
      severity: "error",
      from: { path: "^app/localization/" },
      to: { path: "^(app/(?!localization/)|workers/)" },
    },
    {
      name: "ui-stands-alone",
      comment: "The design system needs nothing but itself and the language of its messages.",
      severity: "error",
      from: { path: "^app/ui/" },
      to: { path: "^(app/(?!ui/|localization/)|workers/)" },
    },
    {
      name: "ai-stands-alone",
      comment: "Models are reached through ports; they know neither platform nor interface.",
      severity: "error",
      from: { path: "^app/ai/", pathNot: testMaterial },
      to: { path: "^(app/(?!ai/|localization/)|workers/)" },
    },
    {
      name: "models-are-reached-by-ports",
      comment: "Only workers/ chooses an engine or a provider.",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/ai/" },
      to: { path: "^app/ai/(builtin|language-model|providers)/" },
    },
    {
      name: "ai-ports-know-no-model",
      comment: "The top-level files are what callers need; the configuration reads the registry.",
      severity: "error",
      from: { path: "^app/ai/[^/]+\\.ts$", pathNot: "(configuration|\\.test)\\.ts$" },
      to: { path: "^app/ai/(?!messages/)[^/]+/" },
    },
    // What each folder of ai/ may use besides the top-level files; both engines share the first four.
    ...Object.entries({
      text: [],
      speech: [],
      material: [],
      grounding: ["text"],
      providers: ["speech", "messages"],
      "language-model": ["text", "grounding", "providers/[^/]+\\.ts"],
      builtin: ["text", "grounding", "material", "messages"],
    }).map(([folder, others]) => ({
      name: `ai-folder-${folder}`,
      severity: "error",
      from: { path: `^app/ai/${folder}/`, pathNot: testMaterial },
      to: {
        path: "^app/ai/[^/]+/",
        pathNot: [folder, ...others].map((other) => `^app/ai/${other}(/|$)`),
      },
    })),
    {
      name: "providers-by-their-registry",
      comment: "A provider is one folder and one entry in the registry.",
      severity: "error",
      from: {
        path: "^(app|workers)/",
        pathNot: [
          "^app/ai/providers/([^/]+)/",
          "^app/ai/providers/registry\\.ts$",
          "\\.test\\.ts$",
        ],
      },
      to: { path: "^app/ai/providers/[^/]+/" },
    },
    {
      name: "providers-side-by-side",
      severity: "error",
      from: { path: "^app/ai/providers/([^/]+)/" },
      to: { path: "^app/ai/providers/[^/]+/", pathNot: "^app/ai/providers/$1/" },
    },
    ...Object.entries({
      languages: "(?!(languages|facts/fact))",
      facts: "(?!(languages|facts)/)",
      distractors: "(?!(languages|facts|distractors)/)",
      formats: "(?!(languages|facts|distractors|formats)/)",
      items: "(answers|starter-library|study-guide)/",
      answers: "(distractors|formats|items|study-guide)/",
      "study-guide": "(?!(languages|facts|study-guide)/)",
    }).map(([layer, others]) => ({
      name: `engine-layer-${layer}`,
      comment: "Each layer imports only the layers above it; see docs/architecture.md.",
      severity: "error",
      from: { path: `^app/ai/builtin/${layer}/`, pathNot: "\\.test\\.ts$" },
      to: { path: `^app/ai/builtin/${others}` },
    })),
    {
      name: "domains-meet-by-use-cases",
      comment:
        "Another domain's store, tables and components are its own business; assessment/ shares its own.",
      severity: "error",
      from: { path: domain, pathNot: tables },
      to: {
        path: [`${domain}.*${store}`, `${domain}.*${tables}`, `${domain}components/`],
        pathNot: ["^app/$1/", `${assessment}(components/|review-log-store)`],
      },
    },
    {
      name: "assessment-is-below-study-modes",
      comment: "Study modes share questions through assessment/, which knows none of them.",
      severity: "error",
      from: { path: assessment },
      to: {
        path: domain,
        pathNot: [assessment, "^app/(billing|library)/", "^app/account/tables"],
      },
    },
    {
      name: "study-modes-are-independent",
      comment: "What two study modes share is in assessment/; each mode describes itself.",
      severity: "error",
      from: { path: `^app/(${studyModeFolders})/` },
      to: { path: `^app/(${studyModeFolders})/`, pathNot: "^app/$1/" },
    },
    {
      name: "study-modes-describe-themselves-briefly",
      comment: "Every page behind the login loads study-mode.ts; it brings only messages along.",
      severity: "error",
      from: { path: "^app/[^/]+/study-mode\\.ts$" },
      to: {
        path: "^app/",
        pathNot: ["/messages/index\\.ts$", studyModes],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "only-stores-name-tables",
      comment: "Tables are named by their domain's store, and by tables that refer to them.",
      severity: "error",
      from: { path: "^(app|workers)/", pathNot: [store, tables] },
      to: { path: tables },
    },
    {
      name: "screens-know-use-cases",
      comment: "A route names a use case; stores are behind it.",
      severity: "error",
      from: { path: routeModules },
      to: { path: store },
    },
    {
      name: "nothing-knows-a-screen",
      comment: "Routes are entered by URL only.",
      severity: "error",
      from: {},
      to: { path: routeModules },
    },
    {
      name: "rules-and-schemas-run-anywhere",
      comment: "What is not marked .server runs in a browser too; types may cross.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: [...routeModules, server, "^app/entry\\.server\\.tsx$", "\\.test\\.ts$"],
      },
      to: { path: server, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "components-show",
      comment:
        "Components know the design system, their own domain, assessment/, the study modes and ports.",
      severity: "error",
      from: { path: "^app/([^/]+)/components/" },
      to: {
        path: "^app/",
        pathNot: [
          "^app/(ui|localization)/",
          "^app/$1/",
          "^app/ai/ports\\.ts$",
          assessment,
          studyModes,
        ],
      },
    },
    {
      name: "only-workers-read-bindings",
      comment: "Everything in app/ receives what it needs.",
      severity: "error",
      from: { path: "^app/" },
      to: { path: ["^workers/", "^cloudflare:workers$"] },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-cycles-of-types",
      comment: "A type that two files need has a file of its own.",
      severity: "error",
      from: { path: "^app/(?!platform/)" },
      to: { circular: true },
    },
    {
      name: "nothing-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^virtual:", "^cloudflare:", "\\.wasm$"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["workerd", "browser", "import", "module", "default", "types"],
    },
  },
};
