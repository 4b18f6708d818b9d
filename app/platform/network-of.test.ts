import { expect, it } from "vitest";
import { networkOf } from "./network-of";

it.each([
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:0000:0000:0000:0009", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
])("uses the /64 network of %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:c000:207", "192.0.2.7"],
  ["0:0:0:0:0:ffff:192.0.2.7", "192.0.2.7"],
])("uses the IPv4 address in %s", (address, counted) => {
  expect(networkOf(address)).toBe(counted);
});

it.each(["unknown", "", "not:an:address", "1:2:3", "a host", "[::1]"])(
  "returns %j unchanged",
  (address) => {
    expect(networkOf(address)).toBe(address);
  },
);
