/** Words as lines of a data file. */
export function wrap(words) {
  const lines = [];
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && line.length <= LENGTH) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

const LENGTH = 88;
