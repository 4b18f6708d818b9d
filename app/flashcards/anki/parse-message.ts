/** The first value of each field of a protobuf message: numbers of varints, bytes of the rest. */
export function parseMessage(bytes: Uint8Array): Map<number, number | Uint8Array> {
  const fields = new Map<number, number | Uint8Array>();
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError("The message is cut off.");
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
    throw new RangeError("The number is too long.");
  };
  const take = (length: number) => {
    if (at + length > bytes.byteLength) throw new RangeError("The message is cut off.");
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.byteLength) {
    const tag = varint();
    const type = tag % 8;
    let value: number | Uint8Array;
    if (type === 0) value = varint();
    else if (type === 1) value = take(8);
    else if (type === 2) value = take(varint());
    else if (type === 5) value = take(4);
    else throw new RangeError("The field is of no known type.");
    const field = (tag - type) / 8;
    if (!fields.has(field)) fields.set(field, value);
  }
  return fields;
}
