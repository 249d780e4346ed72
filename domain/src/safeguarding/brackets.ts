/** The parts of a first answer that an operator has to replace: `[Check …]`, `[Add …]`, `[Write …]`, `[Your …]`. */
const TO_REPLACE = /\[(?:Check|Add|Write|Your)\b[^\]]*\]/g;

/** @returns what an operator still has to replace in an answer, in its order */
export function bracketsLeft(answer: string): string[] {
  return answer.match(TO_REPLACE) ?? [];
}
