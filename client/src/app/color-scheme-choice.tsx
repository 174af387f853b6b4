import {
  type MantineColorScheme,
  SegmentedControl,
  useMantineColorScheme,
  VisuallyHidden,
} from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

const schemes = [
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
  { value: 'auto', label: 'System', Icon: IconDeviceDesktop },
] as const;

interface ColorSchemeChoiceProps {
  /** The pictures alone. */
  readonly isCompact?: boolean;
}

/** Light, dark, or as the system has it. The browser remembers; other tabs follow. */
export function ColorSchemeChoice({ isCompact = false }: ColorSchemeChoiceProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label="Theme"
      size={isCompact ? 'xs' : 'md'}
      radius="xl"
      fullWidth={!isCompact}
      value={colorScheme}
      onChange={(value) => setColorScheme(value as MantineColorScheme)}
      data={schemes.map(({ value, label, Icon }) => ({
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
