import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { chooseColorScheme, useColorScheme } from '../../lib/color-scheme.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { SegmentedChoice } from '../../ui/forms/segmented-choice.tsx';

const schemes = [
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
  { value: 'auto', label: 'System', Icon: IconDeviceDesktop },
] as const;

interface ColorSchemeSwitchProps {
  /** The pictures alone. */
  readonly isCompact?: boolean;
}

/** Light, dark, or as the system has it. The browser remembers; other tabs follow. */
export function ColorSchemeSwitch({ isCompact = false }: ColorSchemeSwitchProps) {
  return (
    <SegmentedChoice
      aria-label="Theme"
      size={isCompact ? 'xs' : 'md'}
      isRound
      isWide={!isCompact}
      value={useColorScheme()}
      onChange={chooseColorScheme}
      choices={schemes.map(({ value, label, Icon }) => ({
        value,
        label: isCompact ? <SchemePicture label={label} Icon={Icon} /> : label,
      }))}
    />
  );
}

function SchemePicture({ label, Icon }: { readonly label: string; readonly Icon: typeof IconSun }) {
  return (
    <span title={label} style={{ display: 'block', padding: 3 }}>
      <Icon size={18} stroke={1.8} aria-hidden style={{ display: 'block' }} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
