import { TextField } from "~/ui/text-field";
import * as m from "../messages";

/** Card number, expiry date and security code. Never prefilled. */
export function CardFields({ errors }: { errors: Record<string, string[]> }) {
  const shared = { autoComplete: "off", dir: "ltr", required: true } as const;
  const digits = { ...shared, inputMode: "numeric" } as const;
  return (
    <>
      <TextField
        {...digits}
        label={m.cardNumber()}
        name="number"
        placeholder="4242 4242 4242 4242"
        maxLength={30}
        errors={errors.number}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          {...digits}
          label={m.cardExpiry()}
          name="expiry"
          placeholder="12 / 34"
          maxLength={10}
          errors={errors.expiry}
        />
        <TextField
          {...digits}
          label={m.cardCode()}
          name="code"
          placeholder="123"
          maxLength={4}
          errors={errors.code}
        />
      </div>
    </>
  );
}
