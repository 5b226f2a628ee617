import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

// Flags: user present and verified; the second adds that a new key is attached.
const PRESENT = Buffer.from([0x05]);
const WITH_KEY = Buffer.from([0x45]);

type Asked = { challenge: string; rp?: { id: string }; rpId?: string };

/** A software passkey for one site. It registers and signs like a browser. */
export function softPasskey(origin = 'https://siteledger.example.test') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const clientData = (type: string, challenge: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  // CBOR written by hand: a map of key type, algorithm, curve and the two coordinates.
  const coordinate = (key: string, value: string) =>
    Buffer.concat([Buffer.from(`${key}5820`, 'hex'), Buffer.from(value, 'base64url')]);
  const key = Buffer.concat([Buffer.from('a5010203262001', 'hex'), coordinate('21', x), coordinate('22', y)]);
  const envelope = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };

  return {
    /** The passkey as the server stores it. */
    stored: { credential_id: base64url(id), public_key: key, counter: 0 },
    /** Response to the options of a new passkey. */
    made: ({ challenge, rp }: Asked) => {
      const own = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = Buffer.concat([sha256(rp?.id ?? ''), WITH_KEY, uint32(0), own]);
      const head = Buffer.concat([Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex')]);
      const attestation = Buffer.concat([head, Buffer.from([data.length]), data]);
      return {
        ...envelope,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    /** Response to the options of a sign-in, with the authenticator's counter. */
    proof: ({ challenge, rpId = '' }: Asked, counter: number) => {
      const data = Buffer.concat([sha256(rpId), PRESENT, uint32(counter)]);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...envelope,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
  };
}
