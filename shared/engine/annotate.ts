/** Runs the checks. What a peer did is blamed at the rule's severity; what a person sent on purpose is only described. */
import { eventChecks, lineChecks, messageChecks, runChecks, unansweredChecks } from '../mcp/checks/all.ts';
import type {
  EventLook,
  Finding,
  LineCheck,
  LineLook,
  MessageLook,
  Rule,
  RunLook,
  UnansweredLook,
} from '../mcp/look.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { Origin } from '../model/frame.ts';
import type { MessageKind } from '../model/message.ts';
import { type CheckGroup, CheckSelection, grouped } from './check-selection.ts';

/** More findings of one rule on one message are counted, not listed. */
const mostOfOneRule = 10;

const messageChecksFor = new CheckSelection(messageChecks);
const lineChecksByKind = groupByKind(lineChecks);

export function annotateLine(line: LineLook, found: Diagnostic[]): void {
  runGroups(lineChecksByKind[line.reading.message.kind], line, line.frame.origin, '', found);
}

/** `pointer` is where the message stands in its line: empty, or the place of a batch's item. */
export function annotateMessage(message: MessageLook, origin: Origin, pointer: string, found: Diagnostic[]): void {
  runGroups(messageChecksFor.of(message), message, origin, pointer, found);
}

function runGroups<Look>(
  groups: readonly CheckGroup<Look>[],
  it: Look,
  origin: Origin,
  pointer: string,
  found: Diagnostic[],
): void {
  for (const { unless, checks } of groups) {
    if (unless(it)) continue;
    for (const { rule, look } of checks) {
      const finding = look(it);
      if (finding !== null) reportAll(rule, isList(finding) ? finding : [finding], origin, pointer, found);
    }
  }
}

export function annotateEvent(look: EventLook): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const check of eventChecks) report(check, check.look(look), 'peer', '', found);
  return found;
}

export function annotateRun(look: RunLook, origin: Origin): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const check of runChecks) report(check, check.look(look), origin, '', found);
  return found;
}

/** `origin` is that of the side that should have answered. */
export function annotateUnanswered(look: UnansweredLook, origin: Origin): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const check of unansweredChecks) reportUnanswered(check, check.look(look), origin, found);
  return found;
}

function report(rule: Rule, finding: Finding | null, origin: Origin, pointer: string, found: Diagnostic[]): void {
  if (finding !== null) found.push(diagnosticOf(rule, finding, origin, pointer));
}

function reportAll(
  rule: Rule,
  findings: readonly Finding[],
  origin: Origin,
  pointer: string,
  found: Diagnostic[],
): void {
  const more = findings.length - mostOfOneRule;
  findings.slice(0, mostOfOneRule).forEach((finding, index) => {
    const last = more > 0 && index === mostOfOneRule - 1;
    const message = last ? `${finding.message} ${more} more places in this message break the rule.` : finding.message;
    report(rule, { ...finding, message }, origin, pointer, found);
  });
}

function isList(finding: Finding | readonly Finding[]): finding is readonly Finding[] {
  return Array.isArray(finding);
}

function reportUnanswered(rule: Rule, finding: Finding | null, origin: Origin, found: Diagnostic[]): void {
  if (finding === null) return;
  const diagnostic = diagnosticOf(rule, finding, 'peer', '');
  found.push(origin === 'peer' ? diagnostic : { ...diagnostic, severity: 'info' });
}

export function diagnosticOf(rule: Rule, finding: Finding, origin: Origin, pointer: string): Diagnostic {
  const blamed = origin === 'peer';
  return {
    code: rule.code,
    severity: blamed ? (finding.severity ?? rule.severity) : 'info',
    message: blamed ? finding.message : `Sent as written: ${lowerFirst(finding.message)}`,
    ...(finding.place === undefined ? {} : { place: placeIn(finding.place, pointer) }),
    ...(finding.hint === undefined || !blamed ? {} : { hint: finding.hint }),
    ...(finding.related === undefined ? {} : { related: finding.related }),
  };
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function placeIn(place: Place, pointer: string): Place {
  return 'pointer' in place && pointer !== '' ? { ...place, pointer: pointer + place.pointer } : place;
}

type ByKind = { readonly [kind in MessageKind]: readonly CheckGroup<LineLook>[] };

function groupByKind(checks: readonly LineCheck[]): ByKind {
  const forKind = (kind: MessageKind) => grouped(checks.filter(({ kinds }) => kinds.includes(kind)));
  return {
    request: forKind('request'),
    notification: forKind('notification'),
    response: forKind('response'),
    error: forKind('error'),
    batch: forKind('batch'),
    blank: forKind('blank'),
    invalid: forKind('invalid'),
  };
}
