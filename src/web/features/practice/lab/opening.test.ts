import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '#test/support/fake-storage.ts';
import { type Opening, readOpening, saveOpening } from './opening.ts';

const ann = { questionId: 5, userId: 7 };
const predicted: Opening = { by: 'prediction', prediction: '1/3', variant: '1.7' };

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
    saveOpening(ann, { by: 'answer', prediction: null, variant: null });
    expect(readOpening(ann)).toEqual(predicted);
  });

  it('was with the usual numbers if none are stored', () => {
    localStorage.setItem('martingale_lab_5', '{"userId":7,"by":"answer","prediction":"2"}');
    expect(readOpening(ann)).toEqual({ by: 'answer', prediction: '2', variant: null });
  });

  it.each(['nothing', '7', '{}', '{"userId":7}', '{"userId":7,"by":"force"}'])(
    'is unknown if %s is stored',
    (text) => {
      localStorage.setItem('martingale_lab_5', text);
      expect(readOpening(ann)).toBeNull();
    },
  );
});
