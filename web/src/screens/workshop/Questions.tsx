import type { Category } from '@trivium/contract/categories';
import type { OwnQuestion } from '@trivium/contract/workshop';
import { BookA, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { QUESTIONS_HEADING, QuestionItem } from './QuestionItem.tsx';
import { FILTERS, type Filter, filtered, searched } from './question-filter.ts';

/** With more than this many a search is worth its place. */
const SEARCH_FROM = 10;

const EMPTY = {
  all: { title: 'workshop.none', text: 'workshop.noneText' },
  needsYou: { title: 'workshop.noneNeedsYou', text: 'workshop.noneNeedsYouText' },
  retired: { title: 'workshop.noneRetired', text: 'workshop.noneRetiredText' },
} as const;

function Nothing({ filter }: { filter: Filter }) {
  const { title, text } = EMPTY[filter];
  return (
    <EmptyState
      art={<ListChecks aria-hidden="true" className="size-10 text-brand" />}
      title={t(title)}
      text={t(text)}
    />
  );
}

type Props = { category: Category; questions: readonly OwnQuestion[] };

/** The questions of the quiz: all, those that wait for a decision, or retired ones, and a search among them. */
export function Questions({ category, questions }: Props) {
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const sought = search.trim() !== '';
  const wanted = searched(filtered(questions, filter), search);
  const tabs = FILTERS.map((value) => ({
    value,
    label: t(`workshop.filter.${value}`, { count: filtered(questions, value).length }),
  }));
  return (
    <section aria-labelledby={QUESTIONS_HEADING} className="grid grid-cols-1 gap-3">
      <h2 id={QUESTIONS_HEADING} tabIndex={-1} className="font-display font-semibold text-lg">
        {t('workshop.questions')}
      </h2>
      {questions.some(({ source }) => source === 'offline') && (
        <p className="flex gap-3 rounded-input bg-sunken px-4 py-3 text-sm">
          <BookA aria-hidden="true" className="mt-px size-5 shrink-0 text-muted" />
          {t('workshop.dictionary')}
        </p>
      )}
      {questions.length > SEARCH_FROM && (
        <search>
          <TextField
            label={t('workshop.search')}
            hideLabel
            type="search"
            placeholder={t('workshop.search')}
            autoComplete="off"
            enterKeyHint="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </search>
      )}
      {questions.length === 0 ? (
        <Nothing filter="all" />
      ) : (
        <Tabs dense label={t('workshop.filter')} value={filter} onChange={setFilter} tabs={tabs}>
          <p role="status" className={sought ? 'mb-4 text-muted text-sm' : 'sr-only'}>
            {sought && t('workshop.found', { count: wanted.length })}
          </p>
          {wanted.length === 0 && !sought && <Nothing filter={filter} />}
          <ul className="grid grid-cols-1 gap-4">
            {wanted.map((question) => (
              <QuestionItem key={question._id} question={question} category={category} />
            ))}
          </ul>
        </Tabs>
      )}
    </section>
  );
}
