import { ConfigProvider } from 'antd';
import { use, useState, type ComponentType, type ReactNode } from 'react';
import { ControlLookContext } from '../controls/control-look';
import { LoadingOutlined } from '../icons/icons';
import { LookContext } from '../look-context';
import { useAppearance } from '../use-appearance';
import { antdTheme } from './antd-theme';
import { giveStylesTheNonce } from './style-nonce';

/** The product's look for what antd draws inside. */
function AntdLook({ children }: { children: ReactNode }) {
  const { theme, density } = useAppearance();
  const { nonce, zeroRuntime, isStill } = use(LookContext);
  const { isDisabled, size } = use(ControlLookContext);
  // Before anything inside is drawn.
  useState(() => giveStylesTheNonce(nonce));
  return (
    <ConfigProvider
      theme={{ ...antdTheme({ theme, density }, isStill), zeroRuntime }}
      csp={{ nonce }}
      componentDisabled={isDisabled}
      componentSize={size}
      // antd's own icon waits for a movement to end, which does not begin when nothing was sent: "loading" would stay.
      button={{ autoInsertSpace: false, loadingIcon: <LoadingOutlined /> }}
      wave={{ disabled: true }}
      // The second click of a double click on the button that opens a dialog lands beside it. Esc and its buttons close it.
      modal={{ mask: { closable: false } }}
    >
      {children}
    </ConfigProvider>
  );
}

/** A component of antd with the product's look. */
export const inAntdLook = <Props extends object>(Part: ComponentType<Props>) =>
  function InAntdLook(props: Props) {
    return (
      <AntdLook>
        <Part {...props} />
      </AntdLook>
    );
  };
