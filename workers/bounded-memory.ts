export interface BoundedMemory {
  /** Bytes of its memory, which never shrinks; drop the instance to release it. */
  size(): number;
  /** Has the instance asked for more than it may have? */
  refused(): boolean;
}

/**
 * Keeps the memory of a module that Emscripten has compiled below `most` bytes. What asks for more
 * fails as if the machine had none left.
 */
export function boundMemory({ exports }: WebAssembly.Instance, most: number): BoundedMemory {
  const memory = Object.values(exports).find((one) => one instanceof WebAssembly.Memory);
  if (!memory) throw new Error("The module exports no memory.");
  let refused = false;
  // Emscripten's loader grows the memory by this method.
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * pageSize <= most) return grow(pages);
    refused = true;
    throw new RangeError(`The module may take ${most} bytes at most.`);
  };
  return { size: () => memory.buffer.byteLength, refused: () => refused };
}

/** Of WebAssembly, in bytes. */
const pageSize = 65_536;
