import { expect, it } from "vitest";
import { seal, unseal } from "./seal";

it("decrypts a text only for its learner", async () => {
  const sealed = await seal("rated card 7", "k3x0");
  expect(await unseal(sealed, "k3x0")).toBe("rated card 7");
  expect(await unseal(sealed, "k3x1")).toBeNull();
  expect(new TextDecoder().decode(sealed.data)).not.toContain("card");
});

it("encrypts the same text to different bytes each time", async () => {
  const [one, other] = [await seal("a", "k"), await seal("a", "k")];
  expect(new Uint8Array(one.data)).not.toEqual(new Uint8Array(other.data));
});
