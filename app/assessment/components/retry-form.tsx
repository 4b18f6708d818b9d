import { Form, useNavigation } from "@remix-run/react";
import { RotateCcw } from "lucide-react";
import { Button } from "~/ui/button";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";

/** Asks questions again in a new quiz or test. */
export function RetryForm({
  label,
  variant = "primary",
}: {
  label: string;
  variant?: "primary" | "secondary";
}) {
  const starting = useNavigation().state === "submitting";
  return (
    <Form method="post">
      <IdempotencyKeyField />
      <Button variant={variant} disabled={starting}>
        <RotateCcw aria-hidden="true" className="size-4" />
        {label}
      </Button>
    </Form>
  );
}
