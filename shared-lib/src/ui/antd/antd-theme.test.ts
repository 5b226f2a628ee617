import { COLORS, type Theme } from '@siteledger/shared-lib/tokens';
import { theme as antd } from 'antd';
import { antdTheme } from './antd-theme';

test.each<Theme>(['light', 'dark'])('antd shows the colours of the %s theme as they stand', (theme) => {
  const { colorPrimary, colorLink, colorError, colorText, colorBgContainer } = antd.getDesignToken(
    antdTheme({ theme, density: 'comfortable' }),
  );

  const { primary, danger, ink, surface } = COLORS[theme];
  expect({ colorPrimary, colorLink, colorError, colorText, colorBgContainer }).toEqual({
    colorPrimary: primary,
    colorLink: primary,
    colorError: danger,
    colorText: ink,
    colorBgContainer: surface,
  });
});

test('compact is smaller than comfortable', () => {
  const height = (density: 'comfortable' | 'compact') =>
    antd.getDesignToken(antdTheme({ theme: 'light', density })).controlHeight;

  expect(height('compact')).toBeLessThan(height('comfortable'));
});
