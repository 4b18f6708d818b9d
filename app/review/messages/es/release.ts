import type { Catalogue } from "~/localization/catalogue";

export default {
  // Removing a deck, quiz or test from Review
  releasedTitle: () => "Quitado del repaso",
  released: () => "Se conserva lo que recuerdas: si lo guardas otra vez, continúa.",
} satisfies Catalogue<typeof import("../en/release")>;
