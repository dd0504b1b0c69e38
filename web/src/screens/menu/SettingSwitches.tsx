import {
  Bell,
  ChartNoAxesColumn,
  CloudDownload,
  FastForward,
  Keyboard,
  Leaf,
  type LucideIcon,
  Vibrate,
  Volume2,
} from 'lucide-react';
import { useStore } from 'zustand';
import { canVibrate } from '../../game/haptics.ts';
import { canKeepPage } from '../../game/kept-page.ts';
import { changeSetting, type Settings, settings } from '../../game/settings.ts';
import { type MessageKey, t } from '../../lib/i18n.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useOfflineSwitch } from './use-offline-switch.ts';

type Name = keyof Settings;
type Row = { readonly label: MessageKey; readonly text: MessageKey; readonly icon: LucideIcon };

const ROWS: Record<Name, Row> = {
  sounds: { label: 'menu.sounds', text: 'menu.soundsText', icon: Volume2 },
  vibration: { label: 'menu.vibration', text: 'menu.vibrationText', icon: Vibrate },
  autoPlay: { label: 'menu.autoPlay', text: 'menu.autoPlayText', icon: FastForward },
  singleKeys: { label: 'menu.singleKeys', text: 'menu.singleKeysText', icon: Keyboard },
  notifications: { label: 'menu.notifications', text: 'menu.notificationsText', icon: Bell },
  dataSaver: { label: 'menu.dataSaver', text: 'menu.dataSaverText', icon: Leaf },
  offlineMode: { label: 'menu.offlineMode', text: 'menu.offlineModeText', icon: CloudDownload },
  analytics: { label: 'menu.analytics', text: 'menu.analyticsText', icon: ChartNoAxesColumn },
};

const worksHere = (name: Name) =>
  name === 'vibration' ? canVibrate() : name !== 'offlineMode' || canKeepPage();

/** Some switches of the menu, without those that have no effect on this device. */
export function SettingSwitches({ names }: { names: readonly Name[] }) {
  const state = useStore(settings);
  const switchOffline = useOfflineSwitch();
  const change = (name: Name, on: boolean) => {
    changeSetting(name, on);
    if (name === 'offlineMode') void switchOffline(on);
  };
  return names.filter(worksHere).map((name) => {
    const { label, text, icon: Icon } = ROWS[name];
    return (
      <Switch
        key={name}
        label={t(label)}
        description={t(text)}
        icon={<Icon aria-hidden="true" className="size-5.5" />}
        checked={state[name]}
        onChange={(on) => change(name, on)}
      />
    );
  });
}
