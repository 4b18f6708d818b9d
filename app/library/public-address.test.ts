import { expect, it } from "vitest";
import { isPublicIp, publicAddress } from "./public-address";

it.each([
  "ftp://example.org/",
  "file:///etc/passwd",
  "data:text/html,a",
  "gopher://example.org/",
  "http://localhost/",
  "http://LOCALHOST./",
  "http://app.localhost/",
  "http://printer.local/",
  "http://metadata.google.internal/",
  "http://intranet/",
  "http://router.home.arpa/",
  "http://127.0.0.1/",
  "http://127.1/",
  "http://2130706433/",
  "http://0x7f000001/",
  "http://0177.0.0.1/",
  "http://0x7f.1/",
  "http://0.0.0.0/",
  "http://10.0.0.1/",
  "http://172.16.0.1/",
  "http://192.168.1.1/",
  "http://169.254.169.254/latest/meta-data",
  "http://100.64.0.1/",
  "http://224.0.0.1/",
  "http://255.255.255.255/",
  "http://198.18.0.1/",
  "http://127.0.0.1./",
  "http://[::]/",
  "http://[::1]/",
  "http://[fe80::1]/",
  "http://[fd00::1]/",
  "http://[ff02::1]/",
  "http://[::ffff:169.254.169.254]/",
  "http://[::ffff:a9fe:a9fe]/",
  "http://[64:ff9b::7f00:1]/",
  "http://[2002:7f00:1::]/",
  "http://[2001:db8::1]/",
  "http://[::127.0.0.1]/",
  "http://[::a9fe:a9fe]/",
  "http://[::1.1.1.1]/",
  "http://[::ffff:1.1.1.1]/",
  "http://[::ffff:0:127.0.0.1]/",
  "http://[64:ff9b::a9fe:a9fe]/",
  "http://[64:ff9b:1::7f00:1]/",
  "http://[2002:a9fe:a9fe::]/",
  "http://[2001::80ff:fffe]/",
  "http://[2001:0:4136:e378::1]/",
  "http://[fec0::1]/",
  "http://[4000::1]/",
  "http://example.org:8080/",
  "http://example.org:22/",
  "https://user@example.org/",
  "https://user:password@example.org/",
  "http://１２７.0.0.1/",
])("refuses %s", (address) => {
  expect(publicAddress(new URL(address))).toBeNull();
});

it.each([
  "https://example.org/a?b#c",
  "http://example.org:80/",
  "http://example.org:443/",
  "http://93.184.215.14/",
  "https://[2606:4700::1111]/",
  "https://[2001:4860:4860::8888]/",
  "https://internal.example.org/",
])("accepts %s", (address) => {
  expect(publicAddress(new URL(address))).toBeInstanceOf(URL);
});

it("distinguishes private and public IP addresses that a name resolves to", () => {
  for (const ip of [
    ...["10.1.2.3", "::1", "fd12::1", "::ffff:10.0.0.1", "::10.0.0.1", "::a00:1"],
    ...["64:ff9b::a00:1", "2002:a00:1::", "2001::f5ff:fffe", "no address", ""],
  ]) {
    expect(isPublicIp(ip)).toBe(false);
  }
  for (const ip of ["1.1.1.1", "2606:4700::1111"]) expect(isPublicIp(ip)).toBe(true);
});
