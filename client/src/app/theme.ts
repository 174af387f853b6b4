import {
  ActionIcon,
  Badge,
  Button,
  type CSSVariablesResolver,
  createTheme,
  Input,
  Menu,
  Modal,
  Skeleton,
} from '@mantine/core';

/** Warm paper, deep fern green, a touch of apricot. Every pairing used for text reaches WCAG AA. */
export const theme = createTheme({
  colors: {
    fern: [
      '#eef5f1',
      '#dbeae2',
      '#b7d5c6',
      '#8fbea8',
      '#6aa98d',
      '#4b9377',
      '#357a61',
      '#1f5b4a',
      '#194b3d',
      '#123a2f',
    ],
    apricot: [
      '#fff3ea',
      '#ffe4d1',
      '#fcc7a4',
      '#f7a874',
      '#f18d4c',
      '#e87634',
      '#d9622b',
      '#b34717',
      '#933b12',
      '#70300f',
    ],
  },
  primaryColor: 'fern',
  primaryShade: { light: 7, dark: 5 },
  autoContrast: true,
  black: '#26302b',
  fontFamily: "'Nunito Sans Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  headings: { fontFamily: "'Fraunces Variable', Georgia, 'Times New Roman', serif", fontWeight: '600' },
  radius: { xs: '6px', sm: '10px', md: '14px', lg: '20px', xl: '28px' },
  defaultRadius: 'md',
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { radius: 'xl' } }),
    Badge: Badge.extend({ defaultProps: { radius: 'sm' } }),
    Button: Button.extend({ defaultProps: { radius: 'xl' } }),
    Input: Input.extend({ defaultProps: { size: 'md', radius: 'md' } }),
    InputWrapper: Input.Wrapper.extend({ defaultProps: { size: 'md' } }),
    Menu: Menu.extend({ defaultProps: { radius: 'md', shadow: 'md', offset: 6 } }),
    Modal: Modal.extend({
      defaultProps: { radius: 'lg', padding: 'lg' },
      styles: { title: { fontSize: '1.375rem', fontWeight: 650, letterSpacing: '-0.02em' } },
    }),
    Skeleton: Skeleton.extend({ defaultProps: { radius: 'md' } }),
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fbf7f0',
    '--mantine-color-text': '#26302b',
    '--mantine-color-dimmed': '#5c665f',
    '--mantine-color-placeholder': '#747d76',
    '--mantine-color-default-border': '#e4d9c8',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': '#1f5b4a',
  },
  dark: {
    '--mantine-color-body': '#161c19',
    '--mantine-color-default-border': '#36403a',
  },
});
