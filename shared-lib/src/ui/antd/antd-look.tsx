import { ConfigProvider } from 'antd';
import { use, useState, type ComponentType, type ReactNode } from 'react';
import { ControlLookContext } from '../controls/control-look';
import { LoadingOutlined } from '../icons/icons';
import { LookContext } from '../look-context';
import { useAppearance } from '../use-appearance';
import { antdTheme } from './antd-theme';
import { giveStylesTheNonce } from './style-nonce';

/** Applies the product's look to antd components inside. */
function AntdLook({ children }: { children: ReactNode }) {
  const { theme, density } = useAppearance();
  const { nonce, zeroRuntime, isStill } = use(LookContext);
  const { isDisabled, size } = use(ControlLookContext);
  // Runs before anything inside renders.
  useState(() => giveStylesTheNonce(nonce));
  return (
    <ConfigProvider
      theme={{ ...antdTheme({ theme, density }, isStill), zeroRuntime }}
      csp={{ nonce }}
      componentDisabled={isDisabled}
      componentSize={size}
      // antd's own icon waits for the end of an animation, which does not start if no request was sent, so it would
      // stay.
      button={{ autoInsertSpace: false, loadingIcon: <LoadingOutlined /> }}
      wave={{ disabled: true }}
      // The second click of a double click on a button that opens a dialog lands on the mask. Esc and the buttons close
      // the dialog.
      modal={{ mask: { closable: false } }}
    >
      {children}
    </ConfigProvider>
  );
}

/** Wraps an antd component in the product's look. */
export const inAntdLook = <Props extends object>(Part: ComponentType<Props>) =>
  function InAntdLook(props: Props) {
    return (
      <AntdLook>
        <Part {...props} />
      </AntdLook>
    );
  };
