import { expect, it } from "vitest";
import { isPushEndpoint } from "./push-endpoint";

it.each([
  "https://fcm.googleapis.com/fcm/send/dJx1:APA91bH",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB",
  "https://web.push.apple.com/QGuQyavXutnMH",
  "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC",
])("accepts %s", (address) => {
  expect(isPushEndpoint(address)).toBe(true);
});

it.each([
  "http://fcm.googleapis.com/fcm/send/a",
  "https://127.0.0.1/a",
  "https://0x7f.1/a",
  "https://2130706433/a",
  "https://10.0.0.1/a",
  "https://169.254.169.254/latest/meta-data",
  "https://8.8.8.8/a",
  "https://[::1]/a",
  "https://[fd00::1]/a",
  "https://localhost/a",
  "https://localhost./a",
  "https://push.localhost/a",
  "https://metadata.google.internal/a",
  "https://printer.local/a",
  "https://intranet/a",
  "https://push.example.com:8443/a",
  "https://user:secret@push.example.com/a",
  "file:///etc/passwd",
  "not an address",
  `https://push.example.com/${"a".repeat(1_000)}`,
])("rejects %s", (address) => {
  expect(isPushEndpoint(address)).toBe(false);
});
