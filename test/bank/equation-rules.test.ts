import { describe, expect, it } from 'vitest';
import { findEquationProblems, findEquations } from './rules/equation-rules.ts';

const problemsIn = (text: string) => findEquationProblems([text]);
const countIn = (text: string) => findEquations([text]).length;

describe('the rule for equations', () => {
  it.each([
    '\\frac12=0.5',
    '\\frac12=\\frac{2}{4}=\\tfrac24=\\dfrac36',
    '\\frac1{12}+\\frac{10}3=\\frac{41}{12}',
    '2^{10}=1024',
    '2^{-3}=0.125',
    '(-2)^2=4',
    '-2^2=-4',
    '2^{3^2}=512',
    '\\left(\\frac34\\right)^3=\\frac{27}{64}',
    '\\binom{11}2/\\binom{19}2=55/171',
    '\\binom{52}{5}=2{,}598{,}960',
    '5!=120',
    '2\\cdot3\\times4=24',
    '2(3+4)(1-0.5)=7',
    '3\\,(1-\\tfrac13)=2',
    '10-4-3=3',
    '12/3/2=2',
    '\\sqrt{0.25}=0.5',
    '\\sqrt[3]8=2',
    '\\sqrt2\\cdot\\sqrt2=2',
    '2\\ln3=\\ln9',
    '\\ln\\frac12=-\\ln2',
    '\\ln(2)+\\ln3=\\ln6',
    '\\log_28=3',
    '\\log_{10}1000=3',
    '\\cos^2 1+\\sin^2 1=1',
    '\\sin2\\pi=0',
    '\\cos\\frac\\pi3=\\frac12',
    'e^{\\ln 5}=5',
    '\\exp(0)=1',
    '\\Phi(0)=\\frac12',
    '\\max(0,-2+1)=0',
    '\\lfloor 7/2\\rfloor=3',
    '|3-5|=2',
    '\\sum_{k=1}^{4}k^2=30',
    '\\prod_{k=1}^3(k+1)=24',
    '\\underbrace{2+3}_{\\text{five}}=5',
    '5\\%=0.05',
    '\\$5-\\$2=\\$3',
    '6\\cdot30^\\circ=180^\\circ',
    '4:100=1:25',
    '\\bigl(1+\\Bigl[2-1\\Bigr]\\bigr)=2',
    '3\\text{ dollars}=3',
    '2^{64}=18446744073709551616',
  ])('accepts $%s$', (formula) => {
    expect(problemsIn(`Then $${formula}$ holds.`)).toEqual([]);
    expect(countIn(`Then $${formula}$ holds.`)).toBeGreaterThan(0);
  });

  it.each([
    '\\frac12=0.51',
    '\\frac{61}{64}=0.95',
    '\\frac13=0.3333333333333333',
    '\\sqrt2=1.41421356',
    '0.978\\cdot0.27566=0.26954',
    '2^{64}=18446744073709551615',
    '\\binom{11}3=55',
    '4!=25',
    '5\\%=0.5',
    '\\sum_{k=1}^{4}k^2=31',
    '1/0=1',
    '\\ln(1-2)=0',
    '\\binom{1.5}2=1',
    '12/3=4=5',
    'p=\\frac34=0.74',
    '\\frac34=p=0.74',
    '(3+4)=8',
    '010=11',
  ])('finds that $%s$ does not hold', (formula) => {
    expect(problemsIn(`Then $${formula}$ holds.`)).toHaveLength(1);
  });

  it('says what the sides are', () => {
    expect(problemsIn('It is $x=\\frac{61}{64}=0.95$.')).toEqual([
      '\\frac{61}{64} = 0.95 does not hold: 0.953125 and 0.95.',
    ]);
  });

  it.each([
    ['\\frac{61}{64}\\approx0.95', true],
    ['\\frac{61}{64}\\approx0.953', true],
    ['\\frac{61}{64}\\approx0.954', false],
    ['\\frac18\\approx0.12', true],
    ['\\frac18\\approx0.13', true],
    ['0.1251\\approx0.12', false],
    ['\\frac23\\approx67\\%', true],
    ['\\frac23\\approx66\\%', false],
    ['\\frac23\\approx66.67\\%', true],
    ['1234.5\\approx1235', true],
    ['1234.6\\approx1234', false],
    ['1234\\approx1200', false],
    ['2^{-20}\\approx9.54\\cdot10^{-7}', true],
    ['2^{-20}\\approx9.53\\cdot10^{-7}', false],
    ['-\\frac13\\approx-0.333', true],
    ['0.333\\approx\\frac13', true],
    ['0.334\\approx\\frac13', false],
    ['\\frac13\\approx0.333\\approx0.33', true],
    ['\\frac34\\approx0.75', true],
    ['3\\cdot\\frac23\\approx3\\cdot0.667', true],
    ['3\\cdot\\frac23\\approx3\\cdot0.668', false],
    ['10!\\approx\\sqrt{20\\pi}\\,(10/e)^{10}', true],
    ['10!\\approx\\sqrt{2\\pi}\\,(10/e)^{10}', false],
  ])('says of the rounding in $%s$ that it is right: %s', (formula, isRight) => {
    expect(problemsIn(`$${formula}$`).length === 0).toBe(isRight);
    expect(countIn(`$${formula}$`)).toBeGreaterThan(0);
  });

  it.each([
    ['2<3', true],
    ['3<2', false],
    ['3>\\sqrt8', true],
    ['\\frac12\\le0.5', true],
    ['0.51\\le\\frac12', false],
    ['2^{10}\\geq1000', true],
    ['2\\ne3', true],
    ['2\\neq2', false],
    ['1<x=0.5', false],
    ['1<x\\le1', false],
    ['180\\cdot11=1980\\le2130<180\\cdot12', true],
    ['2130\\le180\\cdot11', false],
  ])('says of the comparison $%s$ that it is right: %s', (formula, isRight) => {
    expect(problemsIn(`$${formula}$`).length === 0).toBe(isRight);
    expect(countIn(`$${formula}$`)).toBeGreaterThan(0);
  });

  it.each([
    '2x=5',
    'x_1=2',
    '\\pi_1=0.3',
    '1+\\frac12+\\dots=2',
    'P(X=3)=0.2',
    '8\\equiv1\\pmod7',
    '2,\\ 3\\to4',
    '(1,2)=(1,3)',
    '\\frac{12}{n}=4',
    '\\begin{pmatrix}1&2\\end{pmatrix}=3',
    '3\\pm1=4',
    '2<x>1',
    '10\\,000=10',
    '\\text{cost}=5',
    '0.04\\text{ s}=40\\text{ ms}',
  ])('leaves $%s$ alone', (formula) => {
    expect(problemsIn(`$${formula}$`)).toEqual([]);
  });

  it('takes constants for letters where a text gives them a value', () => {
    expect(problemsIn('So $30-20\\pi=6+12\\pi$, and $\\pi=\\frac34$.')).toEqual([]);
    expect(problemsIn('So $30-20\\pi=6+12\\pi$.')).toHaveLength(1);
  });

  it.each([
    ['x=2+2=5', 1],
    ['x=5,\\qquad y=2+2=5', 1],
    ['2+2=4,\\quad 3+3=7 .', 1],
    ['2+2=4\\quad\\Longrightarrow\\quad 3+3=6', 0],
    ['\\begin{aligned}x&=2+2\\\\&=5\\end{aligned}', 1],
    ['\\begin{aligned}x&=2+2\\\\y&=5\\end{aligned}', 0],
    ['1.5+1=2.5.', 0],
    ['n=3{:}\\quad 2+2=5', 1],
  ])('splits $%s$ into chains', (formula, problems) => {
    expect(problemsIn(`$${formula}$`)).toHaveLength(problems);
  });

  it('reads displayed formulas, also one that continues the one before', () => {
    expect(problemsIn('$$\nx=2+2\n$$\n\n$$\n=5 .\n$$')).toHaveLength(1);
    expect(problemsIn('$$\nx=2+2\n$$\n\nand\n\n$$\n=5 .\n$$')).toEqual([]);
  });

  it.each([
    ['That is 3/4 = 0.76 of them.', 1],
    ['That is 1,000 / 4 = 250 dollars.', 0],
    ['That is 61/64 ≈ 0.95.', 0],
    ['That is 61/64 = 95%.', 1],
    ['The code has `x = 2 + 2 = 5`.', 0],
    ['```\n2 + 2 = 5\n```', 0],
    ['It costs \\$2, and $2+2=4$ in all.', 0],
  ])('reads the prose %j', (text, problems) => {
    expect(problemsIn(text)).toHaveLength(problems);
  });

  it.each([
    ['$150{,}000\\cdot180=27$ million', 0],
    ['$150{,}000\\cdot180=28$ million', 1],
    ['$3\\cdot9=27$ million', 0],
    ['$\\frac1{20}=5$ percent', 0],
    ['$2^{25}\\approx33.6$ million', 0],
    ['$2^{25}\\approx33.5$ million', 1],
  ])('knows the scale in %j', (text, problems) => {
    expect(problemsIn(text)).toHaveLength(problems);
  });
});
