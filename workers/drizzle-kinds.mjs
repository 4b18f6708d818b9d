// A cache for Drizzle's `is`, which runs dozens of times for each query. Unless the value is an instance of the class,
// it walks the value's prototype chain each time. Patched, it collects the kinds of each class once.
import { patchedSource } from "./patched-source.mjs";

export const cachedKinds = patchedSource(
  "cached-kinds",
  /\/drizzle-orm\/entity\.js$/,
  [
    [
      `  let cls = Object.getPrototypeOf(value).constructor;
  if (cls) {
    while (cls) {
      if (entityKind in cls && cls[entityKind] === type[entityKind]) {
        return true;
      }
      cls = Object.getPrototypeOf(cls);
    }
  }
  return false;
`,
      "  return kindsOf(Object.getPrototypeOf(value).constructor).has(type[entityKind]);\n",
    ],
  ],
  `
const kindsOfClasses = new WeakMap();
const noKinds = new Set();
function kindsOf(constructor) {
  if (!constructor) return noKinds;
  let kinds = kindsOfClasses.get(constructor);
  if (!kinds) {
    kinds = new Set();
    for (let cls = constructor; cls; cls = Object.getPrototypeOf(cls)) {
      if (entityKind in cls) kinds.add(cls[entityKind]);
    }
    kindsOfClasses.set(constructor, kinds);
  }
  return kinds;
}
`,
);
