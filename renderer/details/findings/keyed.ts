import type { DetailedDiagnostic } from '#shared/ipc/contract';

export interface KeyedFinding {
  readonly key: string;
  readonly finding: DetailedDiagnostic;
}

/** Findings with a name for each: its code, and how many of that code came before it. */
export function keyedFindings(findings: readonly DetailedDiagnostic[]): readonly KeyedFinding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const count = seen.get(finding.code) ?? 0;
    seen.set(finding.code, count + 1);
    return { key: `${finding.code} ${count}`, finding };
  });
}
