import { type LucideIcon, Moon, Sun, SunMoon } from 'lucide-react';
import { useStore } from 'zustand';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/i18n.ts';
import { changeTheme, THEMES, type Theme, theme } from '../../lib/theme.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';

const ICONS: Record<Theme, LucideIcon> = { light: Sun, dark: Moon, system: SunMoon };

export function ThemeChoice() {
  const chosen = useStore(theme, (state) => state.theme);
  return (
    <RadioGroup
      legend={<span className="font-display font-semibold text-lg">{t('menu.theme')}</span>}
      options={THEMES.map((value) => ({ value, label: t(`menu.theme.${value}`) }))}
      value={chosen}
      onChange={changeTheme}
      className="grid-cols-3"
      optionClassName="rounded-input"
      renderOption={({ value, label }, checked) => {
        const Icon = ICONS[value];
        return (
          <span
            className={cx(
              'grid min-h-20 place-content-center justify-items-center gap-1.5 rounded-input border-2 text-sm transition-colors duration-150',
              checked
                ? 'border-brand bg-brand-soft font-semibold text-brand'
                : 'border-line-strong bg-surface hover:border-brand',
            )}
          >
            <Icon aria-hidden="true" className="size-6" />
            {label}
          </span>
        );
      }}
    />
  );
}
