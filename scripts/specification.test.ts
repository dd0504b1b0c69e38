import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** What a player reads, letter for letter. Names in braces are filled in. */
const SHOWN = [
  // Screens
  'Oops! Page not found',
  'Unexpected Application Error!',
  'Powering Up...',
  'Loading your gaming experience',
  'Ready to Play!',
  'Starting your quiz experience',
  "Don't lose your progress",
  'Register Now',
  'Your Quizzes',
  'View All Quizzes',
  'No quizzes yet',
  'Create your first quiz to get started',
  'Try Again',
  'Create Your Own',
  'Build a custom quiz and share it with others!',
  'Create New Quiz',
  'Enter quiz name',
  'Create',
  'Cancel',
  'Search quizzes...',
  'No quizzes found',
  'Error Loading Categories',
  'by {name}',
  'Play',
  'Stop Quiz?',
  'Exit Quiz',
  'Keep Playing',
  'Question {number} of {total}',
  'Correct!',
  'Incorrect!',
  'Did you like this question?',
  'Yes',
  'No',
  'Report',
  'Next Question',
  'Finish Quiz',
  "Time's Up!",
  "You didn't answer in time. This question is marked as incorrect.",
  'Back to Categories',
  'MISSION COMPLETE!',
  'UP!',
  'AWESOME!',
  'Rate This Quiz',
  'NEXT QUIZ',
  'Global',
  'Science',
  'History',
  'Sports',
  'Tech',
  'Your Current Rank',
  'Save Changes',
  'Complete Registration',
  'Mark all as read',
  'Coming Soon',
  'Help Center',
  'About',
  'Contact Support',
  'Report Bug',
  'Clear Cache',
  'Export Data',
  'Sign Out',
  // States
  'Registration Complete',
  'Session expired',
  // Validation
  'Missing fields',
  'Please enter both email and password.',
  'All fields are required.',
  'Passwords do not match. Please try again.',
  'Please enter your email to reset your password.',
  'Please enter and confirm your new password.',
  'New passwords do not match. Please try again.',
  'Enter a valid username.',
  'Enter a valid age.',
  'Please select an avatar.',
  'Please enter a valid email to complete registration.',
  'You need to be logged in to create a category.',
  'Please enter a category name.',
  // Roles
  'Registration Required - You must complete your registration to create a quiz',
  'Register',
  // Errors
  'API returned {status}',
  'Login failed',
  'Invalid credentials. Please try again.',
  'Network error - Could not connect to the server. Please try again.',
  'Registration failed',
  'Something went wrong. Please try again.',
  'Guest Login Failed',
  'Failed to Send Link',
  'Password Reset Failed',
  'Invalid or expired token. Please try again.',
  'Failed to save changes: {reason}',
  'Failed to update profile.',
  'Failed to create category.',
  'An error occurred. Please try again.',
  'Error starting quiz session.',
  'Error fetching the next question.',
  'Failed to submit answer. Please try again.',
  'Error submitting answer. Please try again.',
  'Failed to complete quiz. Please try again.',
  'Error completing quiz. Please try again.',
  'You must be logged in to submit a rating.',
  'Failed to submit rating.',
  'Network error while submitting rating.',
  'Thanks for your feedback!',
  'You must be logged in to play the next quiz.',
  'Error playing next quiz: {reason}',
  // Ranks
  'LEGENDARY',
  'FLAWLESS VICTORY!',
  'DIAMOND',
  'Nearly Perfect!',
  'PLATINUM',
  'Excellent Performance!',
  'GOLD',
  'Great Job!',
  'BRONZE',
  'Keep Pushing!',
  'ROOKIE',
  'Time to Review!',
];

/** What stands in the code: said by the server, sent over the wire, or stored. */
const IN_CODE = [
  ['server/src/features/categories/creation.service.ts', 'Test your knowledge in $' + '{wish.name}'],
  ['contract/src/users.ts', "'Guest'"],
  ['contract/src/users.ts', "'Registered'"],
  ['contract/src/feedback.ts', "'other'"],
  ['web/src/screens/home/use-reported-failure.ts', "'API Error', 'fetch_failed', 'getUserDetails'"],
  ['server/src/features/accounts/service.ts', 'Invalid credentials. Please try again.'],
] as const;

/** Every text of the English catalogues. */
function catalogue(): Set<string> {
  const folder = 'web/src/messages/en';
  const files = readdirSync(join(ROOT, folder)).filter((file) => file.endsWith('.json'));
  return new Set(files.flatMap((file) => Object.values(JSON.parse(read(`${folder}/${file}`)) as object)));
}

describe('the wording of the specification', () => {
  const texts = catalogue();
  it.each(SHOWN)('is shown: %s', (text) => {
    expect(texts).toContain(text);
  });

  it.each(IN_CODE)('%s holds %s', (path, text) => {
    expect(read(path)).toContain(text);
  });
});

type Row = {
  readonly section: string;
  readonly line: number;
  readonly places: string[];
  readonly tests: (readonly [string, string])[];
};

/** The rows of the coverage page: | section | statement | places | tests |. */
function rows(): Row[] {
  return read('docs/specification-coverage.md')
    .split('\n')
    .map((text, index) => ({ cells: text.split(' | '), line: index + 1 }))
    .filter(({ cells: [section = ''] }) => /^\| (\d|–)$/.test(section))
    .map(({ cells: [section = '', , where = '', shownBy = ''], line }) => ({
      section: section.slice(2),
      line,
      places: [...where.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
      tests: shownBy
        .replace(/ \|$/, '')
        .split('<br>')
        .map((test) => /^`([^`]+\.test\.ts)`: (.+)$/.exec(test))
        .map((parts) => [parts?.[1] ?? '', parts?.[2] ?? ''] as const),
    }));
}

/** Whether a test of this title stands in a file, as the source spells it. */
function hasTest(path: string, title: string): boolean {
  if (title === '' || !existsSync(join(ROOT, path))) return false;
  const source = read(path);
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}, `));
}

describe('the coverage of the specification', () => {
  const all = rows();

  it('speaks of every section', () => {
    const sections = new Set(all.map(({ section }) => section));
    expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '–']);
  });

  it('names places that exist', () => {
    const missing = all.filter(
      ({ places }) => places.length === 0 || places.some((place) => !existsSync(join(ROOT, place))),
    );
    expect(missing).toEqual([]);
  });

  it('names tests that exist', () => {
    const missing = all.flatMap(({ line, tests }) =>
      tests.filter(([path, title]) => !hasTest(path, title)).map((test) => [line, ...test]),
    );
    expect(missing).toEqual([]);
  });
});
