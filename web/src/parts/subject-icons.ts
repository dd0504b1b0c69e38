import type { Subject } from '@trivium/rules/category';
import { Cpu, FlaskConical, Globe, Landmark, type LucideIcon, Palette, Trophy } from 'lucide-react';

export const SUBJECT_ICONS: Record<Subject, LucideIcon> = {
  science: FlaskConical,
  history: Landmark,
  sports: Trophy,
  tech: Cpu,
  arts: Palette,
  world: Globe,
};
