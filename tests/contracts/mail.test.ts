import { describe, expect, it } from "vitest";
import { createCloudflareMail } from "~/mail/cloudflare-mail.server";
import { createLogMail } from "~/mail/log-mail.server";
import { createPostmarkMail } from "~/mail/postmark-mail.server";
import { createResendMail } from "~/mail/resend-mail.server";
import { MailError } from "~/mail/send-with-retry.server";
import { emailError, FakeEmailBinding, FakeMailProvider } from "./fake-mail";

const from = "Fennec <fennec@example.org>";
const mail = { to: "person@example.org", subject: "Your password", text: "A link\nand more" };
const lost = async () => {
  throw new TypeError("fetch failed");
};
const answers = (status: number) => async () =>
  Response.json({ message: "refused person@example.org" }, { status });

const providers = [
  { kind: "resend", create: createResendMail },
  { kind: "postmark", create: createPostmarkMail },
] as const;

describe.each(providers)(
  "mail by $kind, checked against the published API (no live call)",
  ({ kind, create }) => {
    function sender(apiKey = "key") {
      const fake = new FakeMailProvider(kind, "key");
      return { fake, send: () => create({ from, apiKey }, fake.fetch).send(mail) };
    }

    it("is sent unchanged", async () => {
      const { fake, send } = sender();
      await send();
      expect(fake.mails).toEqual([{ from, ...mail }]);
      expect(fake.problems).toEqual([]);
    });

    it.each([
      ["no answer comes", lost],
      ["it is busy", answers(429)],
      ["it fails", answers(500)],
    ])("is sent once more if %s", async (_, instead) => {
      const { fake, send } = sender();
      fake.next.push(instead);
      await send();
      expect(fake.mails).toHaveLength(1);
      expect(fake.problems).toEqual([]);
    });

    it("is not sent again if it is refused, and the error does not contain the answer", async () => {
      const { fake, send } = sender();
      fake.next.push(answers(422));
      const error = await send().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(MailError);
      expect(String(error)).toMatch(/answered 422$/);
      expect(fake.mails).toEqual([]);
    });

    it("is refused with a wrong key", async () => {
      await expect(sender("another").send()).rejects.toThrow("answered 401");
    });

    it("fails after the second attempt", async () => {
      const { fake, send } = sender();
      fake.next.push(answers(503), answers(503));
      await expect(send()).rejects.toThrow("answered 503");
    });
  },
);

describe("mail by Resend", () => {
  it("has the same idempotency key on each attempt, so that it is delivered once", async () => {
    const fake = new FakeMailProvider("resend", "key");
    const keys: (string | null)[] = [];
    await createResendMail({ from, apiKey: "key" }, async (input, init) => {
      keys.push(new Request(input, init).headers.get("Idempotency-Key"));
      const answer = await fake.fetch(input, init);
      if (keys.length === 1) throw new TypeError("the answer is lost");
      return answer;
    }).send(mail);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(fake.mails).toHaveLength(1);
  });
});

describe("mail by Cloudflare's binding", () => {
  it("separates the sender's name from the address", async () => {
    const fake = new FakeEmailBinding();
    await createCloudflareMail({ from }, fake).send(mail);
    await createCloudflareMail({ from: "fennec@example.org" }, fake).send(mail);
    expect(fake.mails).toEqual([
      { ...mail, from: { name: "Fennec", email: "fennec@example.org" } },
      { ...mail, from: "fennec@example.org" },
    ]);
    expect(fake.problems).toEqual([]);
  });

  it.each(["E_RATE_LIMIT_EXCEEDED", "E_DELIVERY_FAILED", "E_INTERNAL_SERVER_ERROR"])(
    "is sent once more after %s",
    async (code) => {
      const fake = new FakeEmailBinding();
      fake.next.push(emailError(code));
      await createCloudflareMail({ from }, fake).send(mail);
      expect(fake.mails).toHaveLength(1);
    },
  );

  it.each(["E_SENDER_NOT_VERIFIED", "E_RECIPIENT_SUPPRESSED", "E_VALIDATION_ERROR"])(
    "is not sent again after %s",
    async (code) => {
      const fake = new FakeEmailBinding();
      fake.next.push(emailError(code));
      const error = await createCloudflareMail({ from }, fake)
        .send(mail)
        .catch((thrown: unknown) => thrown);
      expect(String(error)).toBe(`MailError: Cloudflare answered ${code}`);
      expect(fake.mails).toEqual([]);
    },
  );
});

it("mail on a local machine is printed", async () => {
  const printed: string[] = [];
  await createLogMail((text) => printed.push(text)).send(mail);
  expect(printed).toEqual(["Mail to person@example.org: Your password\nA link\nand more"]);
});
