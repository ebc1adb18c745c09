import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '#test/support/fake-storage.ts';
import { type Opening, readOpening, saveOpening } from './opening.ts';

const ann = { questionId: 5, userId: 7 };
const predicted: Opening = { by: 'prediction', prediction: '1/3' };

describe('how the lab was opened', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new FakeStorage());
  });

  it('is remembered by question and user', () => {
    saveOpening(ann, predicted);
    expect(readOpening(ann)).toEqual(predicted);
    expect(readOpening({ ...ann, userId: null })).toBeNull();
    expect(readOpening({ ...ann, userId: 8 })).toBeNull();
    expect(readOpening({ ...ann, questionId: 6 })).toBeNull();
  });

  it('is remembered from the first time', () => {
    saveOpening(ann, predicted);
    saveOpening(ann, { by: 'answer', prediction: null });
    expect(readOpening(ann)).toEqual(predicted);
  });

  it.each(['nothing', '7', '{}', '{"userId":7}', '{"userId":7,"by":"force"}'])(
    'is unknown if %s is stored',
    (text) => {
      localStorage.setItem('martingale_lab_5', text);
      expect(readOpening(ann)).toBeNull();
    },
  );
});
