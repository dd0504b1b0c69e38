import { ChartNoAxesColumn, FastForward, Keyboard, type LucideIcon, Vibrate, Volume2 } from 'lucide-react';
import { useStore } from 'zustand';
import { changeSetting, type Settings, settings } from '../../game/settings.ts';
import { type MessageKey, t } from '../../lib/i18n.ts';
import { Switch } from '../../ui/Switch.tsx';

type Row = {
  readonly name: keyof Settings;
  readonly label: MessageKey;
  readonly text: MessageKey;
  readonly icon: LucideIcon;
};

const ROWS: readonly Row[] = [
  { name: 'sounds', label: 'menu.sounds', text: 'menu.soundsText', icon: Volume2 },
  { name: 'vibration', label: 'menu.vibration', text: 'menu.vibrationText', icon: Vibrate },
  { name: 'autoPlay', label: 'menu.autoPlay', text: 'menu.autoPlayText', icon: FastForward },
  { name: 'singleKeys', label: 'menu.singleKeys', text: 'menu.singleKeysText', icon: Keyboard },
  { name: 'analytics', label: 'menu.analytics', text: 'menu.analyticsText', icon: ChartNoAxesColumn },
];

const canVibrate = 'vibrate' in navigator;

/** The switches that have an effect on this device. */
export function SettingSwitches() {
  const state = useStore(settings);
  return (
    <div className="divide-y divide-line">
      {ROWS.filter(({ name }) => name !== 'vibration' || canVibrate).map(
        ({ name, label, text, icon: Icon }) => (
          <Switch
            key={name}
            label={t(label)}
            description={t(text)}
            icon={<Icon aria-hidden="true" className="size-5.5" />}
            checked={state[name]}
            onChange={(checked) => changeSetting(name, checked)}
          />
        ),
      )}
    </div>
  );
}
