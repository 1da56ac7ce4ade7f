/** What an SDK says about a fault, in few words. */

/** The first words; of a list of schema issues, the first one with its place. @param {string} text */
export function shortened(text) {
  const words = firstIssue(text).replaceAll(/\s+/g, ' ');
  return words.length > 100 ? `${words.slice(0, 99)}…` : words;
}

function firstIssue(text) {
  const start = text.search(/\[\s*\{/);
  if (start === -1) return text;
  try {
    const [issue] = JSON.parse(text.slice(start));
    return `${text.slice(0, start)}${issue.path.join('.') || 'the message'}: ${issue.message}`;
  } catch {
    return text;
  }
}
