// A language model that knows nothing: random weights in the form that llama.cpp loads, with a token
// for each byte. Enough to see what a server takes and refuses, and how it answers.
//   node tests/contracts/random-model.mjs FILE
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const size = { embedding: 64, feedForward: 128, heads: 4, layers: 1, context: 65_536 };
const alignment = 32;
const ends = ["<|end|>", "<|system|>", "<|user|>", "<|assistant|>"];

/** Types of values in GGUF: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md */
const types = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 };

/** @param {string} file */
export function writeRandomModel(file) {
  const tokens = [...byteSigns(), ...ends];
  const metadata = [
    text("general.architecture", "llama"),
    text("general.name", "random"),
    number("general.alignment", alignment),
    number("llama.context_length", size.context),
    number("llama.embedding_length", size.embedding),
    number("llama.block_count", size.layers),
    number("llama.feed_forward_length", size.feedForward),
    number("llama.attention.head_count", size.heads),
    number("llama.attention.head_count_kv", size.heads),
    number("llama.rope.dimension_count", size.embedding / size.heads),
    number("llama.vocab_size", tokens.length),
    entry("llama.attention.layer_norm_rms_epsilon", types.f32, float(1e-5)),
    text("tokenizer.ggml.model", "gpt2"),
    text("tokenizer.ggml.pre", "gpt-2"),
    list("tokenizer.ggml.tokens", types.string, tokens.map(string)),
    list(
      "tokenizer.ggml.token_type",
      types.i32,
      tokens.map((_, index) => u32(index < 256 ? 1 : 3)),
    ),
    list("tokenizer.ggml.merges", types.string, []),
    number("tokenizer.ggml.bos_token_id", 256),
    number("tokenizer.ggml.eos_token_id", 256),
    entry("tokenizer.ggml.add_bos_token", types.bool, Buffer.from([0])),
    text(
      "tokenizer.chat_template",
      "{% for message in messages %}<|{{ message['role'] }}|>{{ message['content'] }}<|end|>{% endfor %}<|assistant|>",
    ),
  ];
  const { embedding, feedForward } = size;
  const tensors = [
    ["token_embd.weight", [embedding, tokens.length]],
    ["output_norm.weight", [embedding]],
    ["output.weight", [embedding, tokens.length]],
    ["blk.0.attn_norm.weight", [embedding]],
    ["blk.0.attn_q.weight", [embedding, embedding]],
    ["blk.0.attn_k.weight", [embedding, embedding]],
    ["blk.0.attn_v.weight", [embedding, embedding]],
    ["blk.0.attn_output.weight", [embedding, embedding]],
    ["blk.0.ffn_norm.weight", [embedding]],
    ["blk.0.ffn_gate.weight", [embedding, feedForward]],
    ["blk.0.ffn_up.weight", [embedding, feedForward]],
    ["blk.0.ffn_down.weight", [feedForward, embedding]],
  ];
  let offset = 0;
  const infos = [];
  const data = [];
  const random = randomNumbers(7);
  for (const [name, shape] of tensors) {
    const weights = Buffer.alloc(padded(4 * shape.reduce((all, one) => all * one, 1)));
    const isNorm = shape.length === 1;
    for (let at = 0; at < weights.length; at += 4) {
      weights.writeFloatLE(isNorm ? 1 : random() - 0.5, at);
    }
    infos.push(string(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset));
    data.push(weights);
    offset += weights.length;
  }
  const head = Buffer.concat([
    Buffer.from("GGUF"),
    ...[u32(3), u64(tensors.length), u64(metadata.length)],
    ...metadata,
    ...infos,
  ]);
  const gap = Buffer.alloc(padded(head.length) - head.length);
  writeFileSync(file, Buffer.concat([head, gap, ...data]));
}

/** The sign that stands for each byte in GPT-2's vocabulary. */
function byteSigns() {
  let others = 256;
  return Array.from({ length: 256 }, (_, byte) => {
    const printable = (byte > 32 && byte < 127) || (byte > 160 && byte !== 173);
    return String.fromCodePoint(printable ? byte : others++);
  });
}

function entry(key, type, value) {
  return Buffer.concat([string(key), u32(type), value]);
}

function text(key, value) {
  return entry(key, types.string, string(value));
}

function number(key, value) {
  return entry(key, types.u32, u32(value));
}

function list(key, type, values) {
  return entry(key, types.array, Buffer.concat([u32(type), u64(values.length), ...values]));
}

function string(value) {
  const bytes = Buffer.from(value, "utf8");
  return Buffer.concat([u64(bytes.length), bytes]);
}

function u32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function float(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function padded(length) {
  return Math.ceil(length / alignment) * alignment;
}

/** Mulberry32: the same numbers each time. */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  writeRandomModel(process.argv[2] ?? "random.gguf");
}
