import { COLORS, FONT, RADII, SIZES, type Appearance, type Theme } from '@siteledger/shared-lib/tokens';
import { theme as antd, type ThemeConfig } from 'antd';

type Algorithm = typeof antd.darkAlgorithm;

// antd's dark algorithm blends colours with their background first; the product's colours must stay as defined.
function keepingColors(algorithm: Algorithm, theme: Theme): Algorithm {
  const { primary, success, warning, danger, info } = COLORS[theme];
  const kept = {
    colorPrimary: primary,
    colorLink: primary,
    colorSuccess: success,
    colorWarning: warning,
    colorError: danger,
    colorInfo: info,
  };
  return (seed, map) => ({ ...algorithm(seed, map), ...kept });
}

// Created once: antd caches results by the algorithm's identity.
const ALGORITHMS: Record<Theme, Algorithm> = {
  light: keepingColors(antd.defaultAlgorithm, 'light'),
  dark: keepingColors(antd.darkAlgorithm, 'dark'),
};

/** The product's tokens as an antd theme; `isStill` disables animations. */
export function antdTheme({ theme, density }: Appearance, isStill = false): ThemeConfig {
  const color = COLORS[theme];
  const size = SIZES[density];
  return {
    algorithm: ALGORITHMS[theme],
    hashed: false,
    cssVar: { key: 'siteledger' },
    token: {
      motion: !isStill,
      fontFamily: FONT,
      fontFamilyCode: FONT,
      fontSize: size.text,
      controlHeight: size.control,
      controlHeightSM: size['control-small'],
      sizeStep: size.step,
      borderRadius: RADII.control,
      borderRadiusLG: RADII.panel,
      borderRadiusSM: RADII.small,
      colorPrimary: color.primary,
      colorPrimaryHover: color['primary-hover'],
      colorPrimaryActive: color['primary-active'],
      colorPrimaryBg: color['primary-soft'],
      colorPrimaryBgHover: color['primary-soft'],
      colorPrimaryBorder: color['primary-line'],
      colorPrimaryText: color.primary,
      colorLink: color.primary,
      colorLinkHover: color['primary-hover'],
      colorLinkActive: color['primary-active'],
      colorSuccess: color.success,
      colorSuccessBg: color['success-soft'],
      colorWarning: color.warning,
      colorWarningBg: color['warning-soft'],
      colorError: color.danger,
      colorErrorHover: color['danger-hover'],
      colorErrorBg: color['danger-soft'],
      colorErrorText: color.danger,
      colorInfo: color.info,
      colorInfoBg: color['info-soft'],
      colorText: color.ink,
      colorTextHeading: color.ink,
      colorTextSecondary: color.muted,
      colorTextTertiary: color.faint,
      colorTextDescription: color.muted,
      colorTextPlaceholder: color.faint,
      // Disabled values must stay readable.
      colorTextDisabled: color.faint,
      colorBgContainerDisabled: color.sunken,
      colorIcon: color.muted,
      colorBgLayout: color.canvas,
      colorBgContainer: color.surface,
      colorBgElevated: color.raised,
      colorBgSpotlight: theme === 'dark' ? color.ink : color.rail,
      colorBgMask: color.veil,
      colorBorder: color['line-strong'],
      colorBorderSecondary: color.line,
      colorSplit: color.line,
      colorTextLightSolid: theme === 'dark' ? color['on-primary'] : '#ffffff',
      controlItemBgHover: color.hover,
      controlItemBgActive: color['primary-soft'],
      boxShadow: color.shadow,
      boxShadowSecondary: color.shadow,
    },
    components: {
      Button: { fontWeight: 550, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      Card: { headerFontSize: size.text + 1 },
      Modal: { titleFontSize: size.text + 3 },
      Input: { activeShadow: `0 0 0 3px ${color['primary-soft']}` },
    },
  };
}
