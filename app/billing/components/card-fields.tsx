import { TextField } from "~/ui/text-field";

/** A card's number, date and code. None of them is ever filled in again. */
export function CardFields({ errors }: { errors: Record<string, string[]> }) {
  const digits = { inputMode: "numeric", autoComplete: "off", required: true } as const;
  return (
    <>
      <TextField
        {...digits}
        label="Card number"
        name="number"
        placeholder="4242 4242 4242 4242"
        maxLength={30}
        errors={errors.number}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          {...digits}
          label="Expiry date"
          name="expiry"
          placeholder="12 / 34"
          maxLength={10}
          errors={errors.expiry}
        />
        <TextField
          {...digits}
          label="Security code"
          name="code"
          placeholder="123"
          maxLength={4}
          errors={errors.code}
        />
      </div>
    </>
  );
}
