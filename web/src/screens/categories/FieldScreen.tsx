import { useRef, useState } from 'react';
import { useCategories } from '../../api/categories.ts';
import { useFields } from '../../api/topics.ts';
import { formatNumber, t } from '../../lib/i18n.ts';
import { CreateQuiz, type CreateRequest } from '../../parts/CreateQuiz.tsx';
import { Header } from '../../parts/Header.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { SectionChips } from './SectionChips.tsx';
import { inSection, sectionsOf } from './sections.ts';
import { useBack } from './use-back.ts';
import { useSection } from './use-section.ts';

/** The quizzes of one field of knowledge, all or those of a section. */
export function FieldScreen({ slug }: { slug: string }) {
  const list = useCategories({ field: slug });
  const { data: fields } = useFields();
  const field = fields?.find((one) => one.slug === slug);
  const categories = list.data?.categories;
  const sections = sectionsOf(field?.sections ?? [], categories ?? []);
  const { section, choose } = useSection(sections);
  const back = useBack();
  const top = useRef<HTMLDivElement>(null);
  const [creating, setCreating] = useState<CreateRequest>(null);
  const shown = categories && inSection(categories, section);
  const number = shown?.length ?? field?.categories;
  return (
    <>
      <Header title={field?.name ?? t('common.quizzes')} onBack={back} />
      <div ref={top} className="mx-auto grid max-w-280 scroll-mt-30 grid-cols-1 gap-3 px-4 pt-3 pb-5 md:px-6">
        {sections.length > 0 && (
          <SectionChips
            sections={sections}
            all={categories?.length ?? 0}
            chosen={section}
            onChoose={(wanted) => {
              choose(wanted);
              // Far down the list, the beginning of the other one would be out of sight.
              if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
            }}
          />
        )}
        <CategoryGrid
          list={list}
          categories={shown}
          heading={
            number === undefined
              ? t('common.quizzes')
              : t('categories.fieldCount', { number, count: formatNumber(number) })
          }
          none={{ text: t('categories.noneYet'), action: t('common.createTitle') }}
          onCreate={() => setCreating('')}
        />
      </div>
      <CreateQuiz request={creating} onClose={() => setCreating(null)} />
    </>
  );
}
