import { findLocalResetEmail } from './password-reset.ts';

const emulator = {
  kind: 'emulator',
  projectId: 'demo-petshop',
  apiKey: 'any',
} as const;

function emulatorKeeps(oobCodes: object[]) {
  const fetchCodes = jest.fn(async () => new Response(JSON.stringify({ oobCodes })));
  globalThis.fetch = fetchCodes as typeof fetch;
  return fetchCodes;
}

const resetCode = { email: 'robin@petshop.test', requestType: 'PASSWORD_RESET' };

describe('the reset e-mail in embedded mode', () => {
  it('is the latest one to that address', async () => {
    const asked = emulatorKeeps([
      { ...resetCode, oobCode: 'first' },
      { ...resetCode, oobCode: 'second' },
      { ...resetCode, email: 'ada@petshop.test', oobCode: 'of-another' },
      { ...resetCode, requestType: 'VERIFY_EMAIL', oobCode: 'for-another-end' },
    ]);
    expect(await findLocalResetEmail(emulator, ' Robin@petshop.test')).toEqual({
      kind: 'local',
      code: 'second',
    });
    expect(asked).toHaveBeenCalledWith('/emulator/v1/projects/demo-petshop/oobCodes');
  });

  it('is none where none was requested', async () => {
    emulatorKeeps([{ ...resetCode, email: 'ada@petshop.test', oobCode: 'of-another' }]);
    expect(await findLocalResetEmail(emulator, 'robin@petshop.test')).toEqual({ kind: 'none' });
  });
});

it('in production the shop says only that a reset e-mail was sent', async () => {
  const asked = emulatorKeeps([{ ...resetCode, oobCode: 'first' }]);
  const firebase = { kind: 'firebase', apiKey: 'a', authDomain: 'b', projectId: 'c', appId: 'd' } as const;
  expect(await findLocalResetEmail(firebase, 'robin@petshop.test')).toEqual({ kind: 'sent' });
  expect(asked).not.toHaveBeenCalled();
});
