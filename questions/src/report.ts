import type { BankContents } from './bank.ts';
import { wholeBank, wholeBankFaults, wholeBankTable } from './bank-wide.ts';
import { BOUNDS } from './bounds.ts';
import type { BankCategory, BankQuestion } from './draft.ts';
import { REASONS, type Reason } from './gates/gate.ts';
import { type Rejected, sift } from './gates/judge.ts';
import { difficultyCounts, longestAnswerShare, type SetFinding, setFindings } from './gates/set.ts';

/** What the gates say about one category. */
type CategoryReport = {
  readonly category: BankCategory;
  readonly rejected: readonly Rejected<BankQuestion>[];
  readonly findings: readonly SetFinding[];
};

/** Runs every gate over one category of the bank. */
function reportCategory(category: BankCategory): CategoryReport {
  const { rejected } = sift(category.questions);
  return { category, rejected, findings: setFindings(category.questions) };
}

/** Ids of rejected questions by reason. */
function idsByReason(reports: readonly CategoryReport[]): Map<Reason, string[]> {
  const all = reports
    .flatMap((r) => r.rejected)
    .flatMap(({ draft, rejections }) =>
      rejections.map((rejection) => ({ id: draft.id, reason: rejection.reason })),
    );
  return new Map(
    REASONS.map(
      (reason) => [reason, all.filter((r) => r.reason === reason).map((r) => r.id)] as const,
    ).filter(([, ids]) => ids.length > 0),
  );
}

function row({ category, rejected, findings }: CategoryReport): string[] {
  const { questions, slug } = category;
  return [
    slug,
    String(questions.length),
    `${(longestAnswerShare(questions) * 100).toFixed(0)} %`,
    ...difficultyCounts(questions).map(String),
    String(rejected.length),
    String(findings.length),
  ];
}

const LEVELS = difficultyCounts([]).map((_, i) => String(i + BOUNDS.difficulty.min));
const HEADINGS = ['category', 'count', 'longest', ...LEVELS, 'rejected', 'set'];

/** Left-aligned names, right-aligned numbers, two spaces apart. */
function table(rows: readonly string[][]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((cells) => (cells[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ');
  return rows.map(line).join('\n');
}

/** The whole report as text, and whether the bank is sound. */
export function bankReport({ categories, problems }: BankContents): { text: string; sound: boolean } {
  const reports = categories.map(reportCategory);
  const details = reports.flatMap(({ category, rejected, findings }) => [
    ...rejected.flatMap(({ draft, rejections }) =>
      rejections.map((r) => `${draft.id}: ${r.reason}: ${r.detail}`),
    ),
    ...findings.map((finding) => `${category.slug}: ${finding.reason}: ${finding.detail}`),
  ]);
  const counts = [...idsByReason(reports)].map(
    ([reason, ids]) => `${reason} (${ids.length}): ${ids.join(', ')}`,
  );
  const whole = wholeBank(categories);
  const faults = wholeBankFaults(whole);
  const sound = problems.length === 0 && details.length === 0 && faults.length === 0;
  const sections = [
    table([HEADINGS, ...reports.map(row)]),
    wholeBankTable(whole),
    ...(faults.length > 0 ? [`Of the bank as a whole:\n${faults.join('\n')}`] : []),
    ...(problems.length > 0 ? [`Not readable:\n${problems.join('\n')}`] : []),
    ...(counts.length > 0 ? [`Rejected by reason:\n${counts.join('\n')}`] : []),
    ...(details.length > 0 ? [`In detail:\n${details.join('\n')}`] : []),
    sound ? 'The bank is sound.' : 'The bank is not sound.',
  ];
  return { text: sections.join('\n\n'), sound };
}
